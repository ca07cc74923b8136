import type {Localized} from '../catalogue/vocabulary';

/** Parts of the site that a search can be narrowed to: the first part of a page's path. */
export const CONTEXTS = {
  services: {en: 'Services', ja: 'サービス'},
  companies: {en: 'Companies', ja: '企業'},
  docs: {en: 'Documents', ja: 'ドキュメント'},
} as const satisfies Readonly<Record<string, Localized>>;
export type Context = keyof typeof CONTEXTS;

/** The context a path belongs to: `/ja/services/linear` below the base `/ja/` is in `services`. */
export function contextOf(pathname: string, baseUrl: string): Context | undefined {
  const first = pathname.slice(baseUrl.length).split('/')[0];
  return (Object.keys(CONTEXTS) as Context[]).find((context) => context === first);
}

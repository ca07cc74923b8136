import type {Localized} from '../catalogue/vocabulary';

/** Parts of the site that a search can be limited to, by the first segment of the path. */
export const CONTEXTS = {
  services: {en: 'Services', ja: 'サービス'},
  companies: {en: 'Companies', ja: '企業'},
  docs: {en: 'Documents', ja: 'ドキュメント'},
} as const satisfies Readonly<Record<string, Localized>>;
export type Context = keyof typeof CONTEXTS;

/**
 * The context of a path, such as `services` for `/ja/services/linear` with the base URL `/ja/`.
 * @param pathname must start with `baseUrl`
 */
export function contextOf(pathname: string, baseUrl: string): Context | undefined {
  const first = pathname.slice(baseUrl.length).split('/')[0];
  return (Object.keys(CONTEXTS) as Context[]).find((context) => context === first);
}

/** Maximum length of a query in UTF-16 code units, typed or in a URL; the rest is ignored. */
export const MAX_QUERY_LENGTH = 200;

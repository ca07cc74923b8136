import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {locale} from '@site/src/languages/locale';
import {type ServiceRow, ServiceRows} from '../ServiceRow';
import {SitePage} from '../SitePage';

const TEXT = {
  en: 'This site has no separate blog. New services are listed here and in the feeds.',
  ja: 'このサイトに独立したブログはありません。新しく追加したサービスは、このページとフィードでお知らせします。',
};

type Props = {
  readonly title: string;
  readonly description: string;
  /** The newest services, newest first. */
  readonly recent: readonly ServiceRow[];
};

/** The lists of all services, and the formats of their feed. */
const LINKS = [
  ['/services', {en: 'All services, newest first', ja: 'サービス一覧（新しい順）'}],
  ['/services/archive', {en: 'Archive by date', ja: 'アーカイブ（日付順）'}],
  ['pathname:///services/rss.xml', {en: 'Feed of new services', ja: '新着サービスのフィード'}],
  ['pathname:///services/atom.xml', {en: 'Atom', ja: 'Atom'}],
  ['pathname:///services/feed.json', {en: 'JSON Feed', ja: 'JSON Feed'}],
] as const;

/** The page that the Blog link of the footer opens: the newest services and their feeds. */
export default function BlogPage({title, description, recent}: Props): ReactNode {
  return (
    <SitePage title={title} description={description}>
      <p>{TEXT[locale]}</p>
      <ServiceRows services={recent} />
      <ul>
        {LINKS.map(([to, label]) => (
          <li key={to}>
            <Link to={to} target={to.startsWith('pathname:') ? '_self' : undefined}>
              {label[locale]}
            </Link>
          </li>
        ))}
      </ul>
    </SitePage>
  );
}

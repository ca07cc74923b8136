import Link from '@docusaurus/Link';
import {locale} from '@site/src/languages/locale';
import {type ServiceRow, ServiceRows} from '../ServiceRow';
import {SitePage} from '../SitePage';

const TEXTS = {
  text: {
    en: 'This site has no separate blog. New services are listed here and in the feeds.',
    ja: 'このサイトに独立したブログはありません。新しく追加したサービスは、このページとフィードでお知らせします。',
  },
  services: {en: 'All services, newest first', ja: 'サービス一覧（新しい順）'},
  archive: {en: 'Archive by date', ja: 'アーカイブ（日付順）'},
  feed: {en: 'Feed of new services', ja: '新着サービスのフィード'},
};

type Props = {
  readonly title: string;
  readonly description: string;
  /** The newest services, newest first. */
  readonly recent: readonly ServiceRow[];
};

/** The formats of the feed: file name and display name, unless it is that of the text. */
const FEEDS = [
  [undefined, 'rss.xml'],
  ['Atom', 'atom.xml'],
  ['JSON Feed', 'feed.json'],
] as const;

/** The page that the Blog link of the footer opens: the newest services and their feeds. */
export default function BlogPage({title, description, recent}: Props) {
  return (
    <SitePage title={title} description={description}>
      <p>{TEXTS.text[locale]}</p>
      <ServiceRows services={recent} />
      <ul>
        <li>
          <Link to="/services">{TEXTS.services[locale]}</Link>
        </li>
        <li>
          <Link to="/services/archive">{TEXTS.archive[locale]}</Link>
        </li>
        {FEEDS.map(([name, file]) => (
          <li key={file}>
            <Link to={`pathname:///services/${file}`} target="_self">
              {name ?? TEXTS.feed[locale]}
            </Link>
          </li>
        ))}
      </ul>
    </SitePage>
  );
}

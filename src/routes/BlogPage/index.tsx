import Link from '@docusaurus/Link';
import {locale} from '@site/src/languages/locale';
import {type ServiceRow, ServiceRows} from '../../components/ServiceRow';
import {SitePage} from '../../components/SitePage';

const TEXT = {
  en: 'This site has no separate blog. New services are listed here and in the feeds.',
  ja: 'このサイトに独立したブログはありません。新しく追加したサービスは、このページとフィードでお知らせします。',
};

const PAGES = [
  ['/services', {en: 'All services, newest first', ja: 'サービス一覧（新しい順）'}],
  ['/services/archive', {en: 'Archive by date', ja: 'アーカイブ（日付順）'}],
] as const;

const FEEDS = [
  ['rss.xml', {en: 'Feed of new services', ja: '新着サービスのフィード'}[locale]],
  ['atom.xml', 'Atom'],
  ['feed.json', 'JSON Feed'],
] as const;

type Props = {
  readonly title: string;
  readonly description: string;
  readonly recent: readonly ServiceRow[];
};

export default function BlogPage({title, description, recent}: Props) {
  return (
    <SitePage title={title} description={description}>
      <p>{TEXT[locale]}</p>
      <ServiceRows services={recent} />
      <ul>
        {PAGES.map(([to, label]) => (
          <li key={to}>
            <Link to={to}>{label[locale]}</Link>
          </li>
        ))}
        {FEEDS.map(([file, name]) => (
          <li key={file}>
            <Link to={`pathname:///services/${file}`} target="_self">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </SitePage>
  );
}

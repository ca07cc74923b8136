import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {CompanyView, ServiceView} from '@site/src/catalogue/browser';
import {locale} from '@site/src/languages/locale';

const TEXTS = {
  homepage: {en: 'Website', ja: '公式サイト'},
  docs: {en: 'Documentation', ja: 'ドキュメント'},
  pricing: {en: 'Prices', ja: '料金'},
  blog: {en: 'Company blog', ja: '企業ブログ'},
  source: {en: 'Source code', ja: 'ソースコード'},
  social: {en: 'Social account', ja: 'SNSアカウント'},
  status: {en: 'Status page', ja: '稼働状況'},
};

type LinkName = keyof ServiceView['links'] | keyof CompanyView['links'];

type Props = {
  /** URLs by their name in the record; `null` for missing links. */
  readonly links: Readonly<Partial<Record<LinkName, string | null>>>;
  /** A button to show before the links. */
  readonly first?: ReactNode;
};

/** The links of a service or company as buttons, in the order of {@link TEXTS}. */
export const EntryLinks = ({links, first}: Props): ReactNode => (
  <ul className="chips">
    {first && <li>{first}</li>}
    {(Object.keys(TEXTS) as LinkName[]).map((name) => {
      const url = links[name];
      return url ? (
        <li key={name}>
          <Link className="button button--secondary button--sm" href={url}>
            {TEXTS[name][locale]}
          </Link>
        </li>
      ) : null;
    })}
  </ul>
);

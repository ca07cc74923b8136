import {type MouseEvent, useState} from 'react';
import {API} from '@site/src/site/addresses';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {copyText} from '@site/src/browser/clipboard';
import {locale} from '@site/src/languages/locale';
import {closeMenu, Menu} from '../Menu';
import styles from './styles.module.css';

const TEXTS = {
  copy: {en: 'Copy', ja: 'コピー'},
  markdown: {en: 'Page as Markdown', ja: 'ページ（Markdown）'},
  json: {en: 'Data as JSON', ja: 'データ（JSON）'},
  link: {en: 'Link to this page', ja: 'このページへのリンク'},
  badge: {en: 'Badge (Markdown)', ja: 'バッジ（Markdown）'},
  done: {en: 'Copied', ja: 'コピーしました'},
};

type Props = {
  /** Path of the page relative to the base URL, such as `services/linear`. */
  readonly folder: string;
  readonly badge?: string | undefined;
};

/** Copies the page or its data. The items are links, which open what cannot be copied. */
export function CopyMenu({folder, badge}: Props) {
  const {i18n} = useDocusaurusContext();
  const [isCopied, setCopied] = useState(false);
  const page = useBaseUrl(`/${folder}`);
  const root = i18n.localeConfigs[i18n.defaultLocale]!.baseUrl;
  const badgeLink = (image: string) => `[![${badge}](${absolute(image)})](${absolute(page)})`;
  const items = [
    {name: 'markdown', address: `${page}.md`, read: fetchText},
    // The API has no language.
    {name: 'json', address: `${root}${API}/${folder}.json`, read: fetchText},
    {name: 'link', address: page, read: absolute},
    ...(badge ? [{name: 'badge', address: `${page}/badge.svg`, read: badgeLink} as const] : []),
  ] as const;
  const copy = async (event: MouseEvent, {address, read}: (typeof items)[number]) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    const {currentTarget} = event;
    const text = await read(address);
    if (text !== undefined && (await copyText(text))) {
      setCopied(true);
      closeMenu({currentTarget});
    } else {
      window.location.assign(address);
    }
  };
  return (
    <>
      <span role="status" className="detail">
        {isCopied && TEXTS.done[locale]}
      </span>
      <Menu label={TEXTS.copy[locale]} data-search="ignore">
        <ul className={`panel ${styles.items}`}>
          {items.map((item) => (
            <li key={item.name}>
              <Link
                to={`pathname://${item.address}`}
                autoAddBaseUrl={false}
                onClick={(event) => void copy(event, item)}
              >
                {TEXTS[item.name][locale]}
              </Link>
            </li>
          ))}
        </ul>
      </Menu>
    </>
  );
}

const absolute = (address: string): string => new URL(address, window.location.href).href;

const fetchText = (address: string) =>
  fetch(address).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );

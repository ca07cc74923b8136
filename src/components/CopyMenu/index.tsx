import {type MouseEvent, useState} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {API} from '@site/src/api/addresses';
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
    ['markdown', `${page}.md`, fetchText],
    // The API has no language.
    ['json', `${root}${API}/${folder}.json`, fetchText],
    ['link', page, absolute],
    ...(badge === undefined ? [] : [['badge', `${page}/badge.svg`, badgeLink] as const]),
  ] as const;
  const copy = async (
    event: MouseEvent,
    address: string,
    read: (address: string) => string | Promise<string | undefined>,
  ): Promise<void> => {
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
          {items.map(([name, address, read]) => (
            <li key={name}>
              <Link
                to={`pathname://${address}`}
                autoAddBaseUrl={false}
                onClick={(event) => void copy(event, address, read)}
              >
                {TEXTS[name][locale]}
              </Link>
            </li>
          ))}
        </ul>
      </Menu>
    </>
  );
}

const absolute = (address: string): string => new URL(address, window.location.href).href;

const fetchText = (address: string): Promise<string | undefined> =>
  fetch(address).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );

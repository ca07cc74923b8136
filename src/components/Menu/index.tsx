import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {API} from '@site/src/api/addresses';
import {copyText} from '@site/src/browser/clipboard';
import {locale} from '@site/src/languages/locale';
import styles from './styles.module.css';

const TEXTS = {
  copy: {en: 'Copy', ja: 'コピー'},
  markdown: {en: 'Page as Markdown', ja: 'ページ（Markdown）'},
  json: {en: 'Data as JSON', ja: 'データ（JSON）'},
  link: {en: 'Link to this page', ja: 'このページへのリンク'},
  badge: {en: 'Badge (Markdown)', ja: 'バッジ（Markdown）'},
  done: {en: 'Copied', ja: 'コピーしました'},
};

type Props = ComponentProps<'details'> & {
  readonly label: ReactNode;
  readonly isDisabled?: boolean;
  /** Whether the content is rendered only while it is open. */
  readonly isLazy?: boolean;
};

/**
 * A button that opens what is below it. It closes on Escape, on a pointer press outside, and when the
 * focus leaves it.
 */
export function Menu({label, isDisabled, isLazy, className, children, ...props}: Props): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const current = menu.current!;
    const leave = ({type, target}: Event) => {
      // If a pressed element is not focusable, the browser focuses its nearest focusable ancestor,
      // which may be outside the menu.
      const isAround = type === 'focusin' && (target as Node).contains(current);
      if (!current.contains(target as Node) && !isAround) {
        current.open = false;
      }
    };
    const escape = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        closeMenu({currentTarget: current});
      }
    };
    const listening = new AbortController();
    const {signal} = listening;
    document.addEventListener('pointerdown', leave, {signal});
    document.addEventListener('focusin', leave, {signal});
    document.addEventListener('keydown', escape, {signal});
    return () => listening.abort();
  }, [isOpen]);
  return (
    <details
      {...props}
      ref={menu}
      className={clsx(styles.menu, className)}
      onToggle={({currentTarget}) => setOpen(currentTarget.open)}
    >
      <summary className="button button--secondary button--sm" aria-disabled={isDisabled}>
        {label}
      </summary>
      {(isOpen || !isLazy) && children}
    </details>
  );
}

/** Closes the menu around an element, and returns the focus to the button that opens it. */
export function closeMenu({currentTarget}: {readonly currentTarget: Element}): void {
  const menu = currentTarget.closest('details')!;
  menu.querySelector('summary')!.focus();
  menu.open = false;
}

type CopyProps = {
  /** Path of the page relative to the base URL, such as `services/linear`. */
  readonly folder: string;
  /** Name of the entry on its badge, if it has one. */
  readonly badge?: string | undefined;
};

/**
 * A menu that copies the page as Markdown, its data as JSON, its address, or its badge as Markdown.
 * The items are links, which open what cannot be copied, and without scripts.
 */
export function CopyMenu({folder, badge}: CopyProps): ReactNode {
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

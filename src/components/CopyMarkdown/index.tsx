import {type MouseEvent, type ReactNode, useState} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {copyText} from '@site/src/browser/clipboard';
import {useLocale} from '@site/src/languages/useLocale';
import {TEXTS} from './texts';

type Props = {
  /** Path of the page relative to the base URL, such as `/services/linear`. */
  readonly route: string;
};

/**
 * A link that copies the page as Markdown. It opens the Markdown file instead without scripts, with
 * a modifier key, and if fetching or copying fails.
 */
export function CopyMarkdown({route}: Props): ReactNode {
  const locale = useLocale();
  const address = useBaseUrl(`${route}.md`);
  const [isCopied, setCopied] = useState(false);
  const copy = async (event: MouseEvent): Promise<void> => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    const text = await fetch(address).then(
      (response) => (response.ok ? response.text() : undefined),
      () => undefined,
    );
    if (text !== undefined && (await copyText(text))) {
      setCopied(true);
    } else {
      window.location.assign(address);
    }
  };
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <p data-search="ignore">
        <Link
          to={`pathname://${address}`}
          autoAddBaseUrl={false}
          onClick={(event) => void copy(event)}
        >
          {TEXTS.copyMarkdown[locale]}
        </Link>{' '}
        <span role="status">{isCopied && TEXTS.done[locale]}</span>
      </p>
    </>
  );
}

import {type MouseEvent, type ReactNode, useState} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {copyText} from '@site/src/browser/clipboard';

type Props = {
  /** Path of the page relative to the base URL, such as `/services/linear`. */
  readonly route: string;
};

/**
 * A link that copies the page as Markdown. It opens the Markdown file instead without scripts, with
 * a modifier key, and if fetching or copying fails.
 */
export function CopyMarkdown({route}: Props): ReactNode {
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
          {translate({
            id: 'copyMarkdown',
            message: 'Copy as Markdown',
            description: 'Link that copies the text of a page as Markdown',
          })}
        </Link>{' '}
        <span role="status">
          {isCopied &&
            translate({
              id: 'copyMarkdown.done',
              message: 'Copied',
              description: 'Said once the text of a page has been copied',
            })}
        </span>
      </p>
    </>
  );
}

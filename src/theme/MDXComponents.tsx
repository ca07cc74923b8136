import type {ComponentProps} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import MDXComponents from '@theme-original/MDXComponents';

/** A Markdown table. It scrolls horizontally on narrow screens, so it must be focusable. */
// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
const Table = (props: ComponentProps<'table'>) => <table tabIndex={0} {...props} />;

/** A link to a file that exists once for all languages, such as `api/v1/all.json`. */
function DataFile({path}: {readonly path: string}) {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  return (
    <Link to={`pathname://${localeConfigs[defaultLocale]!.baseUrl}${path}`} autoAddBaseUrl={false}>
      <code>{`/${path}`}</code>
    </Link>
  );
}

/** The folded parts of a page are those of the browser, which also opens them for a search in the page. */
export default {...MDXComponents, details: 'details', table: Table, DataFile};

import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useLocale} from '@site/src/languages/useLocale';

/** What a correction is about. */
export type Report = {
  /** Slug of the entry. */
  readonly entry: string;
  /** Stable name of the field or of the fact. */
  readonly field: string;
  /** Label of the field, for the link's name. */
  readonly label: string;
  /** The value as the page shows it. */
  readonly shown: string;
  readonly source: string | null;
};

/**
 * Link to the form for corrections, filled in with what the page knows. It is made in the browser,
 * as the links would be a tenth of the HTML; where no script runs there is one for the page.
 */
export function ReportLink({entry, field, label, shown, source}: Report): ReactNode {
  const locale = useLocale();
  const repositoryUrl = useRepositoryUrl();
  if (!useIsBrowser()) {
    return null;
  }
  const href = formUrl(repositoryUrl, {
    title: `${entry}: ${field}`,
    entry,
    field,
    shown,
    source: source ?? '',
    language: locale,
  });
  return (
    <Link
      href={href}
      aria-label={
        source === null
          ? translate(
              {
                id: 'report.label.unknown',
                message: 'Add information: {label}',
                description:
                  'Full name of the link to the form for corrections, on a value that is unknown',
              },
              {label},
            )
          : translate(
              {
                id: 'report.label',
                message: 'Report an error: {label}',
                description: 'Full name of the link to the form for corrections',
              },
              {label},
            )
      }
    >
      {source === null ? (
        <Translate
          id="report.text.unknown"
          description="Short text of the link to the form for corrections, on a value that is unknown"
        >
          Add information
        </Translate>
      ) : (
        <Translate
          id="report.text"
          description="Short text of the link to the form for corrections"
        >
          Report an error
        </Translate>
      )}
    </Link>
  );
}

/** The link for a whole page, where no script makes one for each of its values. */
export function ReportPage({entry}: Pick<Report, 'entry'>): ReactNode {
  const locale = useLocale();
  const repositoryUrl = useRepositoryUrl();
  return (
    <noscript>
      <p>
        <Link href={formUrl(repositoryUrl, {entry, language: locale})}>
          <Translate
            id="report.page"
            description="Link to the form for corrections, for a page as a whole"
          >
            Report an error on this page
          </Translate>
        </Link>
      </p>
    </noscript>
  );
}

/** Link to the form for a service that is not listed, with the name that was looked for. */
export function SuggestLink({name}: {readonly name: string}): ReactNode {
  const repositoryUrl = useRepositoryUrl();
  return (
    <Link
      href={issueUrl(repositoryUrl, 'add-service.yml', {title: `Add: ${name}`, name})}
      className="button button--sm button--secondary"
    >
      <Translate
        id="report.suggest"
        description="Link to the form for a service that is not listed yet"
      >
        Suggest a service
      </Translate>
    </Link>
  );
}

const useRepositoryUrl = (): string =>
  (useDocusaurusContext().siteConfig.customFields as {repositoryUrl: string}).repositoryUrl;

const formUrl = (repositoryUrl: string, fields: Readonly<Record<string, string>>): string =>
  issueUrl(repositoryUrl, 'correct-fact.yml', fields);

const issueUrl = (
  repositoryUrl: string,
  template: string,
  fields: Readonly<Record<string, string>>,
): string => `${repositoryUrl}/issues/new?${new URLSearchParams({template, ...fields}).toString()}`;

import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useLocale} from '@site/src/languages/useLocale';

/** Data for the correction form. */
export type Report = {
  /** Slug of the entry. */
  readonly entry: string;
  /** Path of the field or ID of the fact. */
  readonly field: string;
  /** Label of the field, for the accessible name of the link. */
  readonly label: string;
  /** The value as the page shows it. */
  readonly shown: string;
  readonly source: string | null;
};

/**
 * A link to the prefilled correction form. It is rendered only after hydration, because the links
 * would make up a tenth of the HTML; {@link ReportPage} replaces them without JavaScript.
 */
export function ReportLink({
  entry,
  field,
  label,
  shown,
  source,
  children,
}: Report & {
  /** An icon to show instead of the text. */
  readonly children?: ReactNode;
}): ReactNode {
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
                message: 'Tell us: {label}',
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
      {children ??
        (source === null ? (
          <Translate
            id="report.text.unknown"
            description="Short text of the link to the form for corrections, on a value that is unknown"
          >
            Tell us
          </Translate>
        ) : (
          <Translate
            id="report.text"
            description="Short text of the link to the form for corrections"
          >
            Report an error
          </Translate>
        ))}
    </Link>
  );
}

/** A link to report an error on a page, for readers without JavaScript. */
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

/**
 * A link to the form for suggesting a service.
 * @param props `name` prefills the name of the service
 */
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

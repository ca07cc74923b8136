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
 * Link to the form for corrections, filled in with what the page knows. Title, source and shown
 * value are added in the browser: they are beside the link anyway, and as part of the URL they
 * would be a fifth of the HTML.
 */
export function ReportLink({entry, field, label, shown, source}: Report): ReactNode {
  const locale = useLocale();
  const {repositoryUrl} = useDocusaurusContext().siteConfig.customFields as {repositoryUrl: string};
  const isBrowser = useIsBrowser();
  const parameters = new URLSearchParams({
    template: 'correct-fact.yml',
    entry,
    field,
    ...(isBrowser ? {title: `${entry}: ${field}`, shown, source: source ?? ''} : {}),
    language: locale,
  });
  return (
    <Link
      href={`${repositoryUrl}/issues/new?${parameters.toString()}`}
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
          Report
        </Translate>
      )}
    </Link>
  );
}

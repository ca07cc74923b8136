import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useLocale from '../useLocale';

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
 * Leads to the form for corrections, with all filled in that the page knows. Title, source and
 * the value that is shown join in the browser: in the HTML they stand beside the link anyway, and
 * written as an address they would be a fifth of a page.
 */
export default function ReportLink({entry, field, label, shown, source}: Report): ReactNode {
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
                message: 'Tell us what is known: {label}',
                description:
                  'Full name of the link to the form for corrections, on a value that is unknown',
              },
              {label},
            )
          : translate(
              {
                id: 'report.label',
                message: 'Report a mistake: {label}',
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
          Tell us
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

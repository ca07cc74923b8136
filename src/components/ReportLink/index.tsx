import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {locale} from '@site/src/languages/locale';
import {fill} from '@site/src/fill';

const TEXTS = {
  labelUnknown: {en: 'Tell us: {label}', ja: '情報を提供：{label}'},
  label: {en: 'Report an error: {label}', ja: '誤りを報告：{label}'},
  textUnknown: {en: 'Tell us', ja: '情報を提供'},
  text: {en: 'Report an error', ja: '誤りを報告'},
  page: {en: 'Report an error on this page', ja: 'このページの誤りを報告'},
  suggest: {en: 'Suggest a service', ja: 'サービスを提案する'},
};

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
  const urlOf = useFormUrl();
  if (!useIsBrowser()) {
    return null;
  }
  const [name, text] =
    source === null ? [TEXTS.labelUnknown, TEXTS.textUnknown] : [TEXTS.label, TEXTS.text];
  const href = urlOf('correct-fact.yml', {
    ...{title: `${entry}: ${field}`, entry, field, shown, source: source ?? '', language: locale},
  });
  return (
    <Link href={href} aria-label={fill(name[locale], {label})}>
      {children ?? text[locale]}
    </Link>
  );
}

/** A link to report an error on a page, for readers without JavaScript. */
export function ReportPage({entry}: Pick<Report, 'entry'>): ReactNode {
  const urlOf = useFormUrl();
  return (
    <noscript>
      <p>
        <Link href={urlOf('correct-fact.yml', {entry, language: locale})}>
          {TEXTS.page[locale]}
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
  const urlOf = useFormUrl();
  return (
    <Link
      href={urlOf('add-service.yml', {title: `Add: ${name}`, name})}
      className="button button--sm button--secondary"
    >
      {TEXTS.suggest[locale]}
    </Link>
  );
}

/** A function that returns the address of a form with fields filled in. */
function useFormUrl(): (template: string, fields: Readonly<Record<string, string>>) => string {
  const {repositoryUrl} = useDocusaurusContext().siteConfig.customFields as {repositoryUrl: string};
  return (template, fields) =>
    `${repositoryUrl}/issues/new?${new URLSearchParams({template, ...fields}).toString()}`;
}

import Link, {type Props as LinkProps} from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useHydrated} from '@site/src/browser/hydrated';
import {locale} from '@site/src/languages/locale';
import {fill} from '@site/src/fill';
import {lineIcon} from '../LineIcon';

const TEXTS = {
  labelUnknown: {en: 'Tell us: {label}', ja: '情報を提供：{label}'},
  label: {en: 'Report an error: {label}', ja: '誤りを報告：{label}'},
  textUnknown: {en: 'Tell us', ja: '情報を提供'},
  text: {en: 'Report an error', ja: '誤りを報告'},
  page: {en: 'Report an error on this page', ja: 'このページの誤りを報告'},
  suggest: {en: 'Suggest a service', ja: 'サービスを提案する'},
};

const Flag = lineIcon(<path d="M6 21V4h12l-3 4 3 4H6" />, {
  viewBox: '-4 -4 32 32',
  'aria-hidden': true,
});

/** `field` is the path of a field or the ID of a fact, and `shown` its value on the page. */
type Report = Readonly<Record<'entry' | 'field' | 'label' | 'shown', string>> & {
  readonly source: string | null;
  /** Whether a flag stands in the place of the text. */
  readonly isSign?: boolean;
};

/** A link to the prefilled form, only after hydration: the links would be a tenth of the HTML. */
export function ReportLink({entry, field, label, shown, source, isSign = false}: Report) {
  const [name, text] =
    source === null ? [TEXTS.labelUnknown, TEXTS.textUnknown] : [TEXTS.label, TEXTS.text];
  const title = `${entry}: ${field}`;
  return useHydrated() ? (
    <FormLink
      form="correct-fact"
      fields={{title, entry, field, shown, source: source ?? '', language: locale}}
      aria-label={fill(name[locale], {label})}
      title={isSign ? text[locale] : undefined}
    >
      {isSign ? <Flag /> : text[locale]}
    </FormLink>
  ) : null;
}

/** A link to report an error on a page, for readers without JavaScript. */
export const ReportPage = ({entry}: Pick<Report, 'entry'>) => (
  <noscript>
    <p>
      <FormLink form="correct-fact" fields={{entry, language: locale}}>
        {TEXTS.page[locale]}
      </FormLink>
    </p>
  </noscript>
);

export const SuggestLink = ({name}: {readonly name: string}) => (
  <FormLink
    form="add-service"
    fields={{title: `Add: ${name}`, name}}
    className="button button--sm button--secondary"
  >
    {TEXTS.suggest[locale]}
  </FormLink>
);

type FormProps = LinkProps & {
  readonly form: string;
  readonly fields: Readonly<Record<string, string>>;
};

function FormLink({form, fields, ...link}: FormProps) {
  const {repositoryUrl} = useDocusaurusContext().siteConfig.customFields as {repositoryUrl: string};
  const query = new URLSearchParams({template: `${form}.yml`, ...fields});
  return <Link href={`${repositoryUrl}/issues/new?${query.toString()}`} {...link} />;
}

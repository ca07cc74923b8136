import {translate} from '@docusaurus/Translate';
import type {ServiceSummary} from '@site/src/catalogue';
import {
  ANSWERS,
  type Basis,
  JAPAN_QUESTIONS,
  type JapanQuestion,
  LICENSE_CLASSES,
  type Locale,
  PRICING_MODELS,
} from '@site/src/catalogue/vocabulary';
import {formatDate} from '../Provenance';

/** One comparable value, ready to be shown. */
export type FactRow = {
  /** Stable name of the field, as the record writes it. */
  readonly field: string;
  readonly label: string;
  readonly value: string;
  readonly note: string | null;
  readonly source: string | null;
  readonly basis: Basis | null;
  readonly checked: string | null;
};

type Claim<Value> = {readonly value: Value} & Pick<
  FactRow,
  'note' | 'source' | 'basis' | 'checked'
>;

/** The comparable values of a service in the order in which panels and tables show them. */
export function buildFactRows(service: ServiceSummary, locale: Locale): FactRow[] {
  const row = <Value>(
    field: string,
    label: string,
    claim: Claim<Value>,
    show: (value: Value) => string,
  ): FactRow => {
    const {note, source, basis, checked} = claim;
    return {field, label, value: show(claim.value), note, source, basis, checked};
  };
  const answer = (value: keyof typeof ANSWERS) => ANSWERS[value][locale];
  const {license} = service;
  return [
    row(
      'license',
      translate({
        id: 'service.facts.license',
        message: 'Licence',
        description: 'Label of a comparable value',
      }),
      license,
      (value) =>
        value === 'unknown' || value === 'proprietary'
          ? LICENSE_CLASSES[license.class][locale]
          : `${value} (${LICENSE_CLASSES[license.class][locale]})`,
    ),
    row(
      'pricingModel',
      translate({
        id: 'service.facts.pricingModel',
        message: 'Pricing model',
        description: 'Label of a comparable value',
      }),
      service.pricingModel,
      (value) => PRICING_MODELS[value][locale],
    ),
    row(
      'freeTier',
      translate({
        id: 'service.facts.freeTier',
        message: 'Free tier',
        description: 'Label of a comparable value',
      }),
      service.freeTier,
      answer,
    ),
    row(
      'selfHosting',
      translate({
        id: 'service.facts.selfHosting',
        message: 'Self-hosting',
        description: 'Label of a comparable value',
      }),
      service.selfHosting,
      answer,
    ),
    row(
      'api',
      translate({
        id: 'service.facts.api',
        message: 'API',
        description: 'Label of a comparable value',
      }),
      service.api,
      answer,
    ),
    row(
      'firstReleased',
      translate({
        id: 'service.facts.firstReleased',
        message: 'First released',
        description: 'Label of a comparable value',
      }),
      service.firstReleased,
      (value) => (value === 'unknown' ? ANSWERS.unknown[locale] : formatDate(value, locale)),
    ),
    ...(Object.keys(JAPAN_QUESTIONS) as JapanQuestion[]).map((question) =>
      row(`japan.${question}`, JAPAN_QUESTIONS[question][locale], service.japan[question], answer),
    ),
  ];
}

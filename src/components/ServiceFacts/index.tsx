import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {buildFactRows, LIST_COMMA, type ServiceView} from '@site/src/catalogue/browser';
import {ANSWERS, KINDS} from '@site/src/catalogue/vocabulary';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import {Fold, Section} from '../Fold';
import {ReportLink} from '../ReportLink';
import {PlainValue, ValueList, ValueRow} from '../ValueList';
import styles from './styles.module.css';

export const TEXTS = {
  title: {en: 'All values', ja: 'すべての項目'},
  legend: {en: '° not yet verified.', ja: '°は未照合です。'},
  more: {en: 'All {count} values', ja: 'すべての項目（{count}件）'},
  general: {en: 'At a glance', ja: '基本情報'},
  kind: {en: 'Kind', ja: '種類'},
  vendor: {en: 'Vendor', ja: '提供元'},
};

type Props = {readonly service: ServiceView};

/** The values that matter most, with a link to all. */
export function KeyValues({service}: Props): ReactNode {
  const all = [...buildFactRows(service, locale), ...service.attributes.flatMap(({rows}) => rows)];
  return (
    <>
      <dl className={styles.key}>
        {service.keyFields
          .flatMap((field) => all.find((row) => row.field === field) ?? [])
          .map((row) => (
            <div key={row.field}>
              <dt>{row.label}</dt>
              <dd>
                <PlainValue row={row} />
              </dd>
            </div>
          ))}
      </dl>
      <Link to="#values">{fill(TEXTS.more[locale], {count: all.length})}</Link>
    </>
  );
}

/** All values of a service with their sources, folded by group. */
export function ServiceFacts({service}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  collectAnchor('at-a-glance');
  const {slug, kind, vendor, company, attributes} = service;
  const general = buildFactRows(service, locale);
  const unknown = [general, ...attributes.map(({rows}) => rows)]
    .flat()
    .filter(({answer, source}) => source === null && answer === 'unknown');
  return (
    <Section id="values" title={TEXTS.title[locale]} data-search="ignore">
      <div className={styles.groups}>
        <Fold id="at-a-glance" summary={`${TEXTS.general[locale]} ${general.length + 2}`}>
          <ValueList entry={slug} rows={general}>
            <ValueRow label={TEXTS.kind[locale]}>{KINDS[kind][locale]}</ValueRow>
            <ValueRow label={TEXTS.vendor[locale]} note={company?.line ?? null}>
              {company ? <Link to={`/companies/${company.slug}`}>{vendor}</Link> : vendor}
            </ValueRow>
          </ValueList>
        </Fold>
        {attributes.map(({key, label, rows}) => (
          <Fold key={key} summary={`${label} ${rows.length}`}>
            <ValueList entry={slug} rows={rows} />
          </Fold>
        ))}
      </div>
      <p className="detail margin-top--sm">
        {TEXTS.legend[locale]}{' '}
        {unknown.length > 0 && (
          <ReportLink
            entry={slug}
            field={unknown.map(({field}) => field).join(', ')}
            label={unknown.map(({label}) => label).join(LIST_COMMA[locale])}
            shown={ANSWERS.unknown[locale]}
            source={null}
          />
        )}
      </p>
    </Section>
  );
}

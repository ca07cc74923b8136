import {type ReactNode, useMemo} from 'react';
import clsx from 'clsx';
import {useHydrated} from '@site/src/browser/hydrated';
import {IN_BRACKETS, LIST_COMMA} from '@site/src/catalogue/browser';
import {type ComparedCost, staysInJapan} from '@site/src/catalogue/costs';
import {ANSWERS} from '@site/src/catalogue/vocabulary';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import {moneyOf, writeReader} from '@site/src/reader/reader';
import {UsageBar} from '@site/src/reader/ui/UsageBar';
import {useReader} from '@site/src/reader/ui/useReader';
import {Remarks, useCosts} from '@site/src/reader/ui/WorkedPrice';
import {Fold} from '../../components/Fold';
import {TableLegend} from '../../components/Value';
import {sortServices, unmet} from '../filters';
import {buildOffer, cellOf, type Filter, type ListedService, type Offer} from '../offer';
import type {CategoryData} from '../pageData';
import {type Selection, wordsIn} from '../selection';
import {Controls} from './Controls';
import {useSelection} from './useSelection';
import {type Row, ServiceTable} from './ServiceTable';
import {SidesTable} from './SidesTable';
import {Tray} from './Tray';
import {TEXTS} from './texts';
import styles from './styles.module.css';

/** The services of a category for a reader; those outside their conditions stay, with reasons. */
export function Category({data}: {readonly data: CategoryData}): ReactNode {
  const isHydrated = useHydrated();
  const {costs} = data;
  const [reader, change] = useReader(costs);
  const {currency, rate} = reader;
  const money = useMemo(() => moneyOf({currency, rate}, costs), [currency, rate, costs]);
  const offer = useMemo(() => buildOffer(data, money), [data, money]);
  const hasMonth = costs.examples.length > 0;
  const hasUsers = costs.quantities.includes('users');
  const list = useSelection(offer, hasMonth);
  const {selection, columns} = list;
  const compared = useCosts({costs, reader});

  const isKnown = (cost: ComparedCost) => 'total' in cost && cost.sum !== null;
  const rows = sortServices(offer.services, selection.sort, offer, {
    known: compared.filter(isKnown).map(({service}) => service.slug),
    others: compared.filter((cost) => !isKnown(cost)).map(({service}) => service.slug),
  }).map((service): Row => ({
    service,
    cost: compared.find((cost) => cost.service.slug === service.slug),
    ...judge(service, offer, selection, reader.inJapan, hasUsers),
  }));
  return (
    <div className={clsx(styles.category, !isHydrated && 'waiting')}>
      <UsageBar costs={costs} reader={reader} change={change} />
      <Controls {...list} shown={rows.filter(({isOutside}) => !isOutside).length} />
      <ServiceTable {...list} rows={rows} priced={{reader, money}} />
      {columns.alike.length > 0 && (
        <p className="wrap detail margin-bottom--sm">
          {fill(TEXTS.alike[locale], {
            values: columns.alike
              .map((column) => {
                const {text: value} = cellOf(offer.services[0]!, column, locale);
                return fill(TEXTS.chosen[locale], {label: column.head, value});
              })
              .join(LIST_COMMA[locale]),
          })}
        </p>
      )}
      <TableLegend>{TEXTS.opens[locale]}</TableLegend>
      {hasMonth && <Remarks costs={costs} reader={reader} />}
      <Tray {...list} query={writeReader('', reader, costs.quantities, locale)} />
      <Fold summary={fill(TEXTS.showAll[locale], {count: offer.columns.length})}>
        <SidesTable sides={data} showsAlike />
      </Fold>
    </div>
  );
}

/** Why a service is outside the conditions. A value with conditions meets the wish for a yes. */
function judge(
  service: ListedService,
  offer: Offer,
  selection: Selection,
  inJapan: boolean,
  hasUsers: boolean,
): Pick<Row, 'isOutside' | 'reasons' | 'extras'> {
  const {values, lifecycle} = service;
  const isPartial = (filter: Filter): boolean =>
    wordsIn(selection, filter).some((word) => ['yes', 'partial'].includes(word)) &&
    filter.wordsOf(service).includes('partial');
  const region = values['japan.region']!;
  const missed = unmet(service, offer.filters, selection)
    .filter((filter) => !isPartial(filter))
    .map(({label, words, wordsOf, column}) => {
      const found = wordsOf(service).map((word) => words[word]);
      const value = column ? values[column.field]?.value : found.join(TEXTS.or[locale]);
      return {label, value: value || ANSWERS.unknown[locale]};
    });
  const reasons = [...(inJapan && !staysInJapan(region.answer) ? [region] : []), ...missed].map(
    ({label, value}) => fill(TEXTS.chosen[locale], {label, value}),
  );
  return {
    isOutside: reasons.length > 0 || lifecycle.state === 'sunset',
    reasons,
    extras: offer.filters.filter(isPartial).map(({name, label}) => {
      const column = offer.columns.find((one) => one.name === name);
      const note = column && values[column.field]?.note;
      return fill(TEXTS[hasUsers ? 'extraEach' : 'extra'][locale], {
        what: note ?? label + fill(IN_BRACKETS[locale], {text: ANSWERS.partial[locale]}),
      });
    }),
  };
}

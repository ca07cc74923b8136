/* oxlint-disable @docusaurus/prefer-docusaurus-heading -- headings of boxes need no anchor links, which would enlarge the HTML */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props as TOCItemsProps} from '@theme/TOCItems';
import {comparisonPath, MAX_PICKS} from '@site/src/addresses';
import {BETWEEN_SENTENCES, type ServiceView} from '@site/src/catalogue/browser';
import {RECORD_HEADINGS} from '@site/src/catalogue/vocabulary';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import {type CategoryCosts, describeUsage, onlyOf} from '@site/src/catalogue/costs';
import {useReader} from '@site/src/reader/ui/useReader';
import {useCosts, WorkedPrice} from '@site/src/reader/ui/WorkedPrice';
import {EntryLinks, PageContents} from '../EntryFrame';
import {RecordText} from '../Value';
import styles from './styles.module.css';

const TEXTS = {
  jump: {en: 'Sections', ja: '各節へ'},
  usage: {en: 'A month with {usage}.', ja: '{usage}の月額です。'},
  inJapan: {
    en: 'The others can keep data in Japan.',
    ja: 'ほかは国内に保存できるサービスです。',
  },
  change: {
    en: 'Change the usage, see the calculation and all services',
    ja: '使用量の変更、計算の内訳、すべてのサービス',
  },
  compare: {en: 'Compare with {count} others', ja: 'ほかの{count}件と比較'},
};

type Props = {readonly record: ServiceView; readonly toc: TOCItemsProps['toc']};

/** What stands between the verdict and the article: when to choose a service and when not. */
export function Decision({record, toc}: Props): ReactNode {
  const {slug, alternatives, costs, links} = record;
  return (
    <>
      <div className="margin-bottom--md">
        {costs && <PricesBeside record={record} costs={costs} />}
        <div className={`margin-bottom--md ${styles.choice}`}>
          {[['goodFor', 'good-for'] as const, ['watchOut', 'watch-out'] as const].map(
            ([key, id]) => (
              <section key={key} aria-labelledby={id}>
                <h2 id={id}>{RECORD_HEADINGS[key][locale]}</h2>
                <ul className={styles[key]}>
                  {record[key].map((line) => (
                    <li key={line}>
                      <RecordText text={line} />
                    </li>
                  ))}
                </ul>
              </section>
            ),
          )}
        </div>
        <EntryLinks
          links={links}
          first={
            alternatives.length > 0 && (
              <Link
                className="button button--primary button--sm"
                to={comparisonPath([slug, ...alternatives.map((other) => other.slug)])}
              >
                {fill(TEXTS.compare[locale], {
                  count: Math.min(alternatives.length, MAX_PICKS - 1),
                })}
              </Link>
            )
          }
        />
      </div>
      <PageContents toc={toc} className={styles.jump} label={TEXTS.jump[locale]} />
    </>
  );
}

/** Number of other services beside the price of a service. */
const RIVALS = 2;

/** The price of a month for this reader, beside those of the cheapest other services. */
function PricesBeside({
  record: {slug, categoryPage},
  costs,
}: Pick<Props, 'record'> & {readonly costs: CategoryCosts}): ReactNode {
  const [reader] = useReader(costs);
  const priced = useCosts({costs, reader}).filter(
    ({service, ...cost}) =>
      service.slug !== slug && 'total' in cost && (service.inJapan || !reader.inJapan),
  );
  const rivals = priced.slice(0, RIVALS).map(({service}) => service.slug);
  return (
    <div className="remark margin-bottom--md">
      <WorkedPrice costs={onlyOf(costs, [slug, ...rivals])} reader={reader} isBrief />
      <p className="margin-top--xs margin-bottom--none">
        {fill(TEXTS.usage[locale], {usage: describeUsage(reader.usage, locale)})}
        {BETWEEN_SENTENCES[locale]}
        {reader.inJapan && rivals.length > 0 && TEXTS.inJapan[locale] + BETWEEN_SENTENCES[locale]}
        <Link to={categoryPage.path}>{TEXTS.change[locale]}</Link>
      </p>
    </div>
  );
}

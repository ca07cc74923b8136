import {type ReactNode, type RefObject, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ComparedService} from '@site/src/catalogue';
import {
  buildDecisionRecord,
  type ComparedRow,
  isMarked,
  listNames,
  sideBySide,
  toCsv,
  toMarkdown,
} from '@site/src/catalogue/compare';
import {KINDS} from '@site/src/catalogue/vocabulary';
import Provenance from '../Provenance';
import useLocale from '../useLocale';
import {copyText} from './copyText';
import {Value} from './ServiceList';
import styles from './styles.module.css';
import TextDialog, {type HandedOut} from './TextDialog';

type Props = {
  readonly services: readonly ComparedService[];
  /** Takes the focus when a reader comes here from the list. */
  readonly heading: RefObject<HTMLDivElement | null>;
  readonly onBack: () => void;
};

/** Two to four services, a column for each, and what can be taken away from the comparison. */
export default function SideBySide({services, heading, onBack}: Props): ReactNode {
  const locale = useLocale();
  const [handedOut, setHandedOut] = useState<HandedOut | null>(null);
  const [copied, setCopied] = useState('');
  const rows = sideBySide(services, locale);
  const names = listNames(services, locale);
  const title = translate(
    {
      id: 'compare.sides.title',
      message: '{names} side by side',
      description: 'Heading of the services that are compared',
    },
    {names},
  );
  const fileName = `compare-${services.map(({slug}) => slug).join('-')}`;

  const copy = async (out: HandedOut) => {
    setCopied('');
    if (await copyText(out.text)) {
      setCopied(
        translate(
          {
            id: 'compare.copied',
            message: 'Copied: {title}',
            description: 'Shown when a comparison has been copied',
          },
          {title: out.title},
        ),
      );
    } else {
      setHandedOut({...out, isRefused: true});
    }
  };
  const writeRecord = () => {
    setCopied('');
    setHandedOut({
      title: translate({
        id: 'compare.record.title',
        message: 'Decision record',
        description: 'Heading of the decision record made from a comparison',
      }),
      text: buildDecisionRecord(services, locale, today(), window.location.href),
      fileName: `${fileName.replace('compare', 'decision')}.md`,
      isRefused: false,
    });
  };

  return (
    <div>
      <div ref={heading} tabIndex={-1}>
        <Heading as="h2">{title}</Heading>
      </div>
      <div className={styles.actions}>
        <button type="button" className="button button--secondary button--sm" onClick={onBack}>
          <Translate
            id="compare.back"
            description="Button that leads from the services compared back to the list"
          >
            Back to the list
          </Translate>
        </button>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() =>
            void copy({
              title: 'Markdown',
              text: toMarkdown(services, locale),
              fileName: `${fileName}.md`,
              isRefused: false,
            })
          }
        >
          <Translate
            id="compare.copy.markdown"
            description="Button that copies the comparison as a table in Markdown"
          >
            Copy as Markdown
          </Translate>
        </button>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() =>
            void copy({
              title: 'CSV',
              text: toCsv(services, locale),
              fileName: `${fileName}.csv`,
              isRefused: false,
            })
          }
        >
          <Translate id="compare.copy.csv" description="Button that copies the comparison as CSV">
            Copy as CSV
          </Translate>
        </button>
        <button type="button" className="button button--primary button--sm" onClick={writeRecord}>
          <Translate
            id="compare.record"
            description="Button that makes a decision record out of the comparison"
          >
            Write a decision record
          </Translate>
        </button>
        <p role="status" className={styles.result}>
          {copied}
        </p>
      </div>
      <div className={styles.scroller} role="region" aria-label={title} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.hidden}>{title}</caption>
          <thead>
            <tr>
              <th scope="col">
                <Translate
                  id="compare.field"
                  description="Head of the column with the names of the fields compared"
                >
                  Field
                </Translate>
              </th>
              {services.map(({slug, name, vendor, kind}) => (
                <th key={slug} scope="col">
                  <Link to={`/services/${slug}`}>{name}</Link>
                  <span className={styles.vendor}>{vendor}</span>
                  <span className={styles.vendor}>{KINDS[kind][locale]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <Rows
            services={services}
            rows={rows.filter(({differs}) => differs)}
            title={translate({
              id: 'compare.differ',
              message: 'Different',
              description: 'Heading of the fields in which the services compared differ',
            })}
          />
          <Rows
            services={services}
            rows={rows.filter(({differs}) => !differs)}
            title={translate({
              id: 'compare.alike',
              message: 'The same',
              description: 'Heading of the fields in which the services compared are alike',
            })}
          />
        </table>
      </div>
      {handedOut && (
        <TextDialog
          {...handedOut}
          onClose={() => {
            setHandedOut(null);
          }}
        />
      )}
    </div>
  );
}

function Rows({
  services,
  rows,
  title,
}: {
  readonly services: readonly ComparedService[];
  readonly rows: readonly ComparedRow[];
  readonly title: string;
}): ReactNode {
  if (rows.length === 0) {
    return null;
  }
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={services.length + 1} className={styles.group}>
          <span>{title}</span>
        </th>
      </tr>
      {rows.map(({field, label, differs, cells}) => (
        <tr key={field} data-field={field} data-differs={differs}>
          <th scope="row">{label}</th>
          {cells.map(({value, note, source, basis, checked, shelfLifeDays}, index) => {
            const service = services[index]!;
            return (
              <td key={service.slug}>
                <Value value={value} isEnded={field === 'lifecycle' && isMarked(service)} />
                {note !== null && <span className={styles.note}>{note}</span>}
                <Provenance {...{source, basis, checked, shelfLifeDays}} />
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

/** The reader's own day, since it goes into the reader's document. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

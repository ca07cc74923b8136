import {type ReactNode, type RefObject, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {copyText} from '@site/src/browser/clipboard';
import {localDay} from '@site/src/browser/clock';
import {type ComparedService, isMarked} from '@site/src/catalogue/browser';
import {KINDS} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {FactCell, FactTable} from '../../components/FactTable';
import {buildDecisionRecord, toCsv, toMarkdown} from '../exports';
import type {ExportTexts} from '../exportTexts';
import {type ComparedRow, listNames, sideBySide} from '../sideBySide';
import {Action} from './Action';
import {type Export, ExportDialog} from './ExportDialog';
import styles from './styles.module.css';
import {type AttributeLoaders, useAttributes} from './useAttributes';

type Props = {
  readonly services: readonly ComparedService[];
  readonly exportTexts: ExportTexts;
  readonly attributes: AttributeLoaders;
  /** Takes the focus when a reader comes here from the list. */
  readonly heading: RefObject<HTMLDivElement | null>;
  readonly onBack: () => void;
};

/** Two to four services, a column for each, and the exports of the comparison. */
export function SideBySide({
  services: picked,
  exportTexts,
  attributes,
  heading,
  onBack,
}: Props): ReactNode {
  const locale = useLocale();
  const {services, state} = useAttributes(picked, attributes);
  const title = translate(
    {
      id: 'compare.sides.title',
      message: '{names} side by side',
      description: 'Heading of the services that are compared',
    },
    {names: listNames(services, locale)},
  );
  const rows = sideBySide(services, locale);
  return (
    <div>
      <div ref={heading} tabIndex={-1}>
        <Heading as="h2">{title}</Heading>
      </div>
      <Actions
        services={services}
        exportTexts={exportTexts}
        isComplete={state !== 'loading'}
        onBack={onBack}
      />
      {state === 'failed' && (
        <p role="alert">
          <Translate
            id="compare.attributes.failed"
            description="Shown when the values of a category cannot be loaded for a comparison"
          >
            The values of this category could not be loaded. Check your connection and reload the
            page.
          </Translate>
        </p>
      )}
      <FactTable caption={title} isCaptionHidden>
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
            message: 'Differences',
            description: 'Heading of the fields in which the services compared differ',
          })}
        />
        <Rows
          services={services}
          rows={rows.filter(({differs}) => !differs)}
          title={translate({
            id: 'compare.alike',
            message: 'In common',
            description: 'Heading of the fields in which the services compared are alike',
          })}
        />
      </FactTable>
    </div>
  );
}

/** The way back to the list, and the exports: copies, and a decision record. */
function Actions({
  services,
  exportTexts,
  isComplete,
  onBack,
}: Pick<Props, 'services' | 'exportTexts' | 'onBack'> & {
  /** Whether all values are there; what is exported before would lack some. */
  readonly isComplete: boolean;
}): ReactNode {
  const locale = useLocale();
  const language = {locale, texts: exportTexts};
  const [opened, setOpened] = useState<Export | null>(null);
  const [copied, setCopied] = useState('');
  const slugs = services.map(({slug}) => slug).join('-');

  const copy = async (title: string, text: string, fileName: string) => {
    setCopied('');
    if (await copyText(text)) {
      setCopied(
        translate(
          {
            id: 'compare.copied',
            message: 'Copied: {title}',
            description: 'Shown when a comparison has been copied',
          },
          {title},
        ),
      );
    } else {
      setOpened({title, text, fileName, isRefused: true});
    }
  };
  const writeRecord = () => {
    setCopied('');
    setOpened({
      title: translate({
        id: 'compare.record.title',
        message: 'Decision record (ADR)',
        description: 'Heading of the decision record made from a comparison',
      }),
      text: buildDecisionRecord(services, language, localDay(new Date()), window.location.href),
      fileName: `decision-${slugs}.md`,
      isRefused: false,
    });
  };

  return (
    <div className={styles.actions}>
      <Action onClick={onBack}>
        <Translate
          id="compare.back"
          description="Button that leads from the services compared back to the list"
        >
          Back to the list
        </Translate>
      </Action>
      <Action
        isDisabled={!isComplete}
        onClick={() => void copy('Markdown', toMarkdown(services, language), `compare-${slugs}.md`)}
      >
        <Translate
          id="compare.copy.markdown"
          description="Button that copies the comparison as a table in Markdown"
        >
          Copy as Markdown
        </Translate>
      </Action>
      <Action
        isDisabled={!isComplete}
        onClick={() => void copy('CSV', toCsv(services, language), `compare-${slugs}.csv`)}
      >
        <Translate id="compare.copy.csv" description="Button that copies the comparison as CSV">
          Copy as CSV
        </Translate>
      </Action>
      <Action isPrimary isDisabled={!isComplete} onClick={writeRecord}>
        <Translate
          id="compare.record"
          description="Button that makes a decision record out of the comparison"
        >
          Create decision record (ADR)
        </Translate>
      </Action>
      <p role="status" className={styles.result}>
        {copied}
      </p>
      {opened && (
        <ExportDialog
          {...opened}
          onClose={() => {
            setOpened(null);
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
        <th scope="rowgroup" colSpan={services.length + 1}>
          <span className={styles.group}>{title}</span>
        </th>
      </tr>
      {rows.map(({field, label, differs, cells}) => (
        <tr key={field} data-field={field} data-differs={differs}>
          <th scope="row">{label}</th>
          {services.map((service, index) => (
            <FactCell
              key={service.slug}
              fact={cells[index]!}
              isMarked={field === 'lifecycle' && isMarked(service)}
            />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

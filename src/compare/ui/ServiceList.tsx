import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {ComparedService} from '@site/src/catalogue/browser';
import {MAX_PICKS} from '../picks';
import {togglePick} from '../selection';
import {ServiceRows} from '../../components/ServiceTable';
import type {ControlProps} from './Facets';
import styles from './styles.module.css';
import {FULL_ID} from './Tray';

type Props = ControlProps & {readonly services: readonly ComparedService[]};

/** The table of the services that match the filters, with a checkbox to pick each. */
export function ServiceList({services, selection, isInert, update}: Props): ReactNode {
  if (services.length === 0) {
    return null;
  }
  const isFull = selection.pick.length >= MAX_PICKS;
  return (
    <ServiceRows
      services={services}
      caption={translate({
        id: 'compare.list.caption',
        message: 'Services with their comparable values',
        description: 'Caption of the table of all services on the page that compares services',
      })}
      isCaptionHidden
      isFolded
      column={{
        head: (
          <Translate
            id="compare.pick"
            description="Head of the column with the boxes that pick services for the comparison"
          >
            Compare
          </Translate>
        ),
        cell: ({slug, name}) => {
          const isPicked = selection.pick.includes(slug);
          const isRefused = isFull && !isPicked;
          return (
            // The checkbox is small; the label around it is large enough for a finger.
            <label className={styles.picker}>
              <input
                type="checkbox"
                aria-label={translate(
                  {
                    id: 'compare.pick.label',
                    message: 'Compare {name}',
                    description: 'Label of the box that picks a service for the comparison',
                  },
                  {name},
                )}
                checked={isPicked}
                disabled={isInert || isRefused}
                aria-describedby={isRefused ? FULL_ID : undefined}
                onChange={() => {
                  update.push((current) => togglePick(current, slug));
                }}
              />
            </label>
          );
        },
      }}
    />
  );
}

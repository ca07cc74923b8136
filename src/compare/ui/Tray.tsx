import {type ReactNode, useRef} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {ComparedService} from '@site/src/catalogue/browser';
import {MAX_PICKS, MIN_PICKS} from '../picks';
import {togglePick} from '../selection';
import {Action} from './Action';
import type {ControlProps} from './Facets';
import styles from './styles.module.css';

/** Id of the text that says why no more services can be picked. */
export const FULL_ID = 'compare-full';

type Props = Omit<ControlProps, 'selection'> & {
  readonly picked: readonly ComparedService[];
  readonly onCompare: () => void;
};

/** The services picked so far, and the button that compares them. Stays in view while the table scrolls. */
export function Tray({picked, isInert, update, onCompare}: Props): ReactNode {
  const tray = useRef<HTMLDivElement>(null);
  return (
    <div ref={tray} tabIndex={-1} className={styles.tray}>
      <Action isPrimary isDisabled={isInert || picked.length < MIN_PICKS} onClick={onCompare}>
        {picked.length < MIN_PICKS ? (
          <Translate
            id="compare.open.none"
            description="Button that shows services side by side, while too few are picked"
          >
            Compare
          </Translate>
        ) : (
          <Translate
            id="compare.open"
            description="Button that shows the services picked side by side"
            values={{count: picked.length}}
          >
            {'Compare {count} services'}
          </Translate>
        )}
      </Action>
      {picked.length > 0 && (
        <ul
          className={styles.picks}
          aria-label={translate({
            id: 'compare.picks',
            message: 'Selected services',
            description: 'Name of the list of services that are picked for the comparison',
          })}
        >
          {picked.map(({slug, name}) => (
            <li key={slug}>
              <button
                type="button"
                className={styles.pick}
                aria-label={translate(
                  {
                    id: 'compare.unpick',
                    message: 'Remove {name} from the comparison',
                    description: 'Name of the button that takes a service out of the comparison',
                  },
                  {name},
                )}
                onClick={() => {
                  // The button disappears with its service; without this, the focus would too.
                  tray.current?.focus();
                  update.push((current) => togglePick(current, slug));
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p id={FULL_ID} className={styles.hint}>
        {picked.length >= MAX_PICKS
          ? translate(
              {
                id: 'compare.full',
                message: 'You can compare up to {max} services. Remove one to add another.',
                description: 'Shown when no further service can be picked',
              },
              {max: MAX_PICKS},
            )
          : translate(
              {
                id: 'compare.hint',
                message: 'Select {min} to {max} services in the table.',
                description: 'Tells how many services can be compared',
              },
              {min: MIN_PICKS, max: MAX_PICKS},
            )}
      </p>
    </div>
  );
}

import {type ReactNode, useRef} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {ComparedService} from '@site/src/catalogue';
import {togglePick} from '@site/src/catalogue/compare';
import {MAX_PICKS, MIN_PICKS} from '@site/src/catalogue/picks';
import Action from './Action';
import type {ControlProps} from './Facets';
import styles from './styles.module.css';

/** Id of the text that says why no further service can be picked. */
export const FULL_ID = 'compare-full';

type Props = Omit<ControlProps, 'selection'> & {
  readonly picked: readonly ComparedService[];
  readonly onCompare: () => void;
};

/** What has been picked so far, and the way to the comparison. Stays in view while the table scrolls. */
export default function Tray({picked, isInert, choose, onCompare}: Props): ReactNode {
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
            message: 'Services picked',
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
                    message: 'Do not compare {name}',
                    description: 'Name of the button that takes a service out of the comparison',
                  },
                  {name},
                )}
                onClick={() => {
                  // The button goes with its service; without this, the focus would go too.
                  tray.current?.focus();
                  choose.step((current) => togglePick(current, slug));
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
                message: 'That is all there is room for: take one out to pick another.',
                description: 'Shown when no further service can be picked',
              },
              {max: MAX_PICKS},
            )
          : translate(
              {
                id: 'compare.hint',
                message: 'Pick {min} to {max} services in the table.',
                description: 'Tells how many services can be compared',
              },
              {min: MIN_PICKS, max: MAX_PICKS},
            )}
      </p>
    </div>
  );
}

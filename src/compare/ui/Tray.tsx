import {type ReactNode, useRef} from 'react';
import Link from '@docusaurus/Link';
import {comparisonPath, MAX_PICKS, MIN_PICKS} from '@site/src/site/addresses';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import {togglePick} from '../selection';
import styles from './styles.module.css';
import {TEXTS} from './texts';
import type {List} from './useSelection';

/** ID of the text that explains why no more services can be picked. */
export const FULL_ID = 'compare-full';

/** A bar with the picked services and a link that compares them with the query of the reader. */
export function Tray(props: List & {readonly query: string}): ReactNode {
  const {selection, picked, update, query} = props;
  const {pick} = selection;
  const tray = useRef<HTMLDivElement>(null);
  const count = MAX_PICKS - pick.length;
  return pick.length === 0 ? null : (
    <div ref={tray} tabIndex={-1} className={`box cluster ${styles.tray}`}>
      {pick.length >= MIN_PICKS && (
        <Link
          to={comparisonPath(pick) + query.replace('?', '&')}
          className="button button--sm button--primary"
        >
          {fill(TEXTS.compare[locale], {count: pick.length})}
        </Link>
      )}
      <ul className="chips" aria-label={TEXTS.picks[locale]}>
        {picked.map(({slug, name}) => (
          <li key={slug}>
            <button
              type="button"
              className="chip cross"
              aria-label={fill(TEXTS.unpick[locale], {name})}
              onClick={() => {
                // The focused button is removed together with its service.
                tray.current?.focus();
                update.push((current) => togglePick(current, slug));
              }}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p id={FULL_ID} className="remark margin-bottom--none">
        {fill(TEXTS[count === 0 ? 'full' : 'more'][locale], {max: MAX_PICKS, count})}
      </p>
    </div>
  );
}

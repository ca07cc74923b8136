import {type ReactNode, useRef} from 'react';
import Link from '@docusaurus/Link';
import {comparisonPath, MAX_PICKS, MIN_PICKS} from '@site/src/addresses';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import type {ComparedService} from '../pageData';
import {togglePick} from '../selection';
import styles from './styles.module.css';
import {TEXTS} from './texts';
import type {List} from './useSelection';

/** ID of the text that explains why no more services can be picked. */
export const FULL_ID = 'compare-full';

type Props = {
  readonly picked: readonly ComparedService[];
  readonly update: List['update'];
  /** The query with what the reader has told. */
  readonly query: string;
};

/** A bar at the bottom of the window with the picked services and a link that compares them. */
export function Tray({picked, update, query}: Props): ReactNode {
  const tray = useRef<HTMLDivElement>(null);
  const count = MAX_PICKS - picked.length;
  const path = comparisonPath(picked.map(({slug}) => slug)) + query.replace('?', '&');
  return picked.length === 0 ? null : (
    <div ref={tray} tabIndex={-1} className={`box cluster ${styles.tray}`}>
      {picked.length >= MIN_PICKS && (
        <Link to={path} className="button button--sm button--primary">
          {fill(TEXTS.compare[locale], {count: picked.length})}
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

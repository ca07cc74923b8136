import type {ReactNode} from 'react';
import {inCategory} from '../filters';
import {chooseCategory} from '../selection';
import type {ControlProps} from './controls';
import styles from './styles.module.css';
import {TEXTS} from './texts';

/** Radio buttons for all services or one category, with the number of services in each. */
export function CategoryPicker({offer, selection, isInert, update}: ControlProps): ReactNode {
  const {locale, categories, services} = offer;
  return (
    <fieldset className={styles.choices} disabled={isInert}>
      <legend className="visually-hidden">{TEXTS.category[locale]}</legend>
      {[null, ...Object.keys(categories)].map((category) => (
        <label key={category} className={styles.choice}>
          <input
            type="radio"
            name="category"
            value={category ?? ''}
            checked={selection.category === category}
            onChange={() => {
              update.push((current) => chooseCategory(current, category, offer));
            }}
          />
          {category === null ? TEXTS.all[locale] : categories[category]}{' '}
          <span className={styles.count}>{inCategory(services, category).length}</span>
        </label>
      ))}
    </fieldset>
  );
}

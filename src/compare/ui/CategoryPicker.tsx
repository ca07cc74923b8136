import type {ReactNode} from 'react';
import {useLocale} from '@site/src/languages/useLocale';
import {inCategory} from '../filters';
import {chooseCategory} from '../selection';
import type {ControlProps} from './controls';
import styles from './styles.module.css';
import {TEXTS} from './texts';

type Props = ControlProps & {
  /** Labels of the categories by key. */
  readonly labels: Readonly<Record<string, string>>;
};

/** Radio buttons for all services or one category, with the number of services in each. */
export function CategoryPicker({labels, offer, selection, isInert, update}: Props): ReactNode {
  const locale = useLocale();
  return (
    <fieldset className={styles.choices} disabled={isInert}>
      <legend className="visually-hidden">{TEXTS.category[locale]}</legend>
      {[null, ...offer.categories].map((category) => (
        <label key={category} className={styles.choice}>
          <input
            type="radio"
            name="category"
            value={category ?? ''}
            checked={selection.category === category}
            onChange={() => {
              update.push((current) => chooseCategory(current, category));
            }}
          />
          {category === null ? TEXTS.all[locale] : labels[category]}{' '}
          <span className={styles.count}>{inCategory(offer, category).length}</span>
        </label>
      ))}
    </fieldset>
  );
}

import {memo, type MouseEvent, type ReactNode} from 'react';
import type {Hit} from '@site/src/search/documents';
import {HitText} from './HitText';
import styles from './styles.module.css';

type OptionProps = {
  readonly id: string;
  readonly index: number;
  readonly hit: Hit;
  readonly isActive: boolean;
  readonly onChoose: (url: string) => void;
  readonly onHover: (index: number) => void;
};

/** A hit. A key press does not render it again until its answer arrives. */
export const Option = memo(function Option({
  id,
  index,
  hit,
  isActive,
  onChoose,
  onHover,
}: OptionProps): ReactNode {
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      window.open(hit.url, '_blank');
    } else {
      onChoose(hit.url);
    }
  };
  return (
    // Keyboard events are handled by the combobox, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      ref={(element) => {
        if (isActive) {
          element?.scrollIntoView({block: 'nearest'});
        }
      }}
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onMouseMove={() => {
        onHover(index);
      }}
      onClick={onClick}
    >
      <HitText hit={hit} />
    </div>
  );
});

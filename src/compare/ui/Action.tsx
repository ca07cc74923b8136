import type {ReactNode} from 'react';
import clsx from 'clsx';

type Props = {
  readonly isPrimary?: boolean;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

/** A small button of the comparison page. */
export function Action({
  isPrimary = false,
  isDisabled = false,
  onClick,
  children,
}: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx('button button--sm', isPrimary ? 'button--primary' : 'button--secondary')}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';

type Props = Omit<ComponentProps<'button'>, 'type'> & {readonly isPrimary?: boolean};

/** A small button. */
export const Button = ({isPrimary = false, className, ...props}: Props): ReactNode => (
  <button
    type="button"
    className={clsx(
      'button button--sm',
      `button--${isPrimary ? 'primary' : 'secondary'}`,
      className,
    )}
    {...props}
  />
);

import type {ComponentProps} from 'react';
import clsx from 'clsx';

type Props = Omit<ComponentProps<'button'>, 'type'> & {readonly isPrimary?: boolean};

export const Button = ({isPrimary = false, className, ...props}: Props) => (
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

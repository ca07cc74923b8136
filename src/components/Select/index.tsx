import type {ComponentProps} from 'react';
import clsx from 'clsx';

type Props = Omit<ComponentProps<'select'>, 'onChange'> & {
  readonly options: Iterable<readonly [value: string, label: string]>;
  readonly onChoose: (value: string) => void;
};

export const Select = ({options, onChoose, className, ...props}: Props) => (
  <select
    className={clsx('field', className)}
    onChange={({target}) => onChoose(target.value)}
    {...props}
  >
    {[...options].map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

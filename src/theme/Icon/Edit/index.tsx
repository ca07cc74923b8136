// Change: a shorter SVG path, since it is inlined in the HTML of each article.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Icon/Edit';
import styles from './styles.module.css';

export default function IconEdit({className, ...props}: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      width={20}
      height={20}
      fill="currentColor"
      aria-hidden="true"
      className={clsx(styles.icon, className)}
      {...props}
    >
      <path d="M3 14v3h3l8-8-3-3zM12 5l3 3 2-2-3-3z" />
    </svg>
  );
}

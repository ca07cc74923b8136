import type {ComponentProps, ReactNode} from 'react';

/** A stroke icon, 24 × 24 px by default, made of paths in a 24 × 24 view box. */
export const lineIcon =
  (children: ReactNode, defaults?: ComponentProps<'svg'>) => (props: ComponentProps<'svg'>) => (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      {...defaults}
      {...props}
    >
      {children}
    </svg>
  );

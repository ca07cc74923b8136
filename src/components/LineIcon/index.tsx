import type {ComponentProps, ReactNode} from 'react';

/** An icon of lines, 24 pixels wide; `children` are its strokes, in a box of 24 by 24. */
export function LineIcon(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      {...props}
    />
  );
}

import type {ComponentProps, ReactNode} from 'react';

/** A stroke icon, 24 × 24 px by default; `children` are paths in a 24 × 24 view box. */
export const LineIcon = (props: ComponentProps<'svg'>): ReactNode => (
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

/** An icon of the theme, whose path is shorter, since it is inlined in the HTML of every page. */
export const themeIcon =
  (children: ReactNode, size?: ComponentProps<'svg'>) =>
  (props: ComponentProps<'svg'>): ReactNode => (
    <LineIcon {...size} {...props}>
      {children}
    </LineIcon>
  );

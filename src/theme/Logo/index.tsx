// Change: inline SVG in the colours of the colour mode, because two image files, one of them hidden, would be requested on every first visit.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';

export default function Logo({imageClassName, titleClassName, ...props}: Props): ReactNode {
  const {title} = useThemeConfig().navbar;
  return (
    <Link to="/" {...props}>
      {/* The drawing of static/img/logo.svg. */}
      <svg viewBox="0 0 32 32" width={32} height={32} className={imageClassName} aria-hidden>
        <path fill="var(--ifm-color-primary)" d="M4 5h5v16H4zM11 8h5v13h-5zM2 24h28v4H2z" />
        <path fill="var(--ds-accent)" d="m18.2 8.5 4.7-1.7 5 13.6-4.7 1.7z" />
      </svg>
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}

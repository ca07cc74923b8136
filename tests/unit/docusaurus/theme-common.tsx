import type {ReactNode} from 'react';

export const ThemeClassNames = {
  common: {admonition: 'theme-admonition'},
  wrapper: {blogPages: 'blog-wrapper'},
};

type Props = {readonly children: ReactNode};

export function HtmlClassNameProvider({children}: Props): ReactNode {
  return children;
}

/** React hoists both elements into the head. */
export function PageMetadata({
  title,
  description,
}: {
  readonly title?: string;
  readonly description?: string;
}): ReactNode {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}

export {default as HtmlClassNameProvider} from './Children';

export const ThemeClassNames = {
  common: {admonition: 'theme-admonition'},
  wrapper: {blogPages: 'blog-wrapper'},
};

export const PageMetadata = () => null;

export const useStorageSlot = () => [null, {set: () => undefined}] as const;

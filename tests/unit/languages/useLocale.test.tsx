import {renderHook} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {useLocale} from '@site/src/languages/useLocale';
import {LocaleContext} from '../docusaurus/useDocusaurusContext';

describe('useLocale', () => {
  it.each([
    ['en', 'en'],
    ['ja', 'ja'],
    ['fr', 'en'],
  ])('returns %s as %s', (name, locale) => {
    const {result} = renderHook(() => useLocale(), {
      wrapper: ({children}) => <LocaleContext value={name}>{children}</LocaleContext>,
    });
    expect(result.current).toBe(locale);
  });
});

import {render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {LocaleContext} from './useDocusaurusContext';

/** Renders on a page in this language. */
export const renderIn = (locale: string, children: ReactNode) =>
  render(<LocaleContext value={locale}>{children}</LocaleContext>);

/** Errors of the error catalogue that Docusaurus and its router raise by themselves. */
import {render} from '@testing-library/react';
import {Link} from 'react-router-dom';
import {afterEach, expect, test, vi} from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a failed condition of the router says "Invariant failed"', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Link to="/">Home</Link>)).toThrow('Invariant failed');
});

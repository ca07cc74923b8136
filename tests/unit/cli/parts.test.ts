import {expect, it} from 'vitest';
import {withoutPart} from '@site/src/cli/weight/parts';

it('counts a character outside the Basic Multilingual Plane as two code units', () => {
  const owners = ['icons', 'icons', 'react', 'site'];
  expect(withoutPart('😀ab', owners, 'react')).toBe('😀b');
  expect(withoutPart('😀ab', owners, 'icons')).toBe('ab');
});

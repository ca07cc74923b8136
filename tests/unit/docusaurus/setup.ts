import {cleanup, configure} from '@testing-library/react';
import {afterEach} from 'vitest';

// Testing Library only registers this itself if `afterEach` is a global.
afterEach(cleanup);

configure({
  // What a test waits for can be late on a busy machine. Only a test that fails waits this long.
  asyncUtilTimeout: 30_000,
  // Tests do not depend on what is hidden, and checking it for every table cell takes seconds.
  defaultHidden: true,
});

import '@testing-library/jest-dom/vitest';
import {cleanup, configure} from '@testing-library/react';
import {afterEach} from 'vitest';

// Testing Library only registers this itself if `afterEach` is a global.
afterEach(cleanup);

// What a test waits for can be late on a busy machine. Only a test that fails waits this long.
configure({asyncUtilTimeout: 30_000});

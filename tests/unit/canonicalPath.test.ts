import {describe, expect, it} from 'vitest';
import {canonicalPath} from '@site/src/site/canonicalPath';

describe('canonicalPath', () => {
  it.each([
    ['/', '/', '/'],
    ['', '/', '/'],
    ['/services', '/', '/services'],
    ['/services/', '/', '/services'],
    ['/services//', '/', '/services'],
    ['/services/linear/', '/', '/services/linear'],
    ['/404.html', '/', '/404.html'],
    ['/ja', '/ja/', '/ja/'],
    ['/ja/docs/', '/ja/', '/ja/docs'],
    ['/ja/japan/', '/ja/', '/ja/japan'],
    ['/shelf', '/shelf/', '/shelf/'],
    ['/shelf/docs/', '/shelf/', '/shelf/docs'],
    ['/shelf/shelf/', '/shelf/', '/shelf/shelf'],
    ['/shelf/ja', '/shelf/ja/', '/shelf/ja/'],
  ])('of "%s" with base URL %s is %s', (pathname, baseUrl, canonical) => {
    expect(canonicalPath(pathname, baseUrl)).toBe(canonical);
  });
});

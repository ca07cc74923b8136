import {describe, expect, it} from 'vitest';
import {FORMATS} from '@site/src/cli/headers';
import type {HeaderRule} from '@site/src/hosting/headers';

const rules: readonly HeaderRule[] = [
  {pattern: '/*', headers: [['X-Content-Type-Options', 'nosniff']]},
  {pattern: '/assets/*', headers: [['Cache-Control', 'immutable']]},
  {pattern: '/worker.js', headers: [['Cache-Control', 'no-cache']]},
];

describe('the headers in the syntax of', () => {
  it('nginx', () => {
    expect(FORMATS.get('nginx')!(rules)).toMatchInlineSnapshot(`
      "add_header X-Content-Type-Options "nosniff" always;
      set $cache_control "public, max-age=0, must-revalidate";
      if ($uri ~ "^/assets/.*$") { set $cache_control "immutable"; }
      if ($uri ~ "^/worker\\.js$") { set $cache_control "no-cache"; }
      add_header Cache-Control $cache_control always;
      "
    `);
  });

  it('Caddy', () => {
    expect(FORMATS.get('caddy')!(rules)).toMatchInlineSnapshot(`
      "header X-Content-Type-Options "nosniff"
      header Cache-Control "public, max-age=0, must-revalidate"
      header /assets/* Cache-Control "immutable"
      header /worker.js Cache-Control "no-cache"
      "
    `);
  });
});

/** The base URL that tests see, with the configuration of Vitest in a process of its own. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';
import {writeTree} from '../unit/catalogue/factories';

const ROOT = path.resolve(import.meta.dirname, '../..');

it.each([
  [{}, '/'],
  [{GITHUB_REPOSITORY: 'someone/fork'}, '/fork/'],
  [{SITE_URL: 'https://shelf.example/catalogue/'}, '/catalogue/'],
  [{GITHUB_REPOSITORY: 'someone/fork', BASE_URL: '/below/'}, '/below/'],
])('with %j, it is that of the site: %s', (env, baseUrl) => {
  const root = writeTree({
    'tests/unit/site.test.ts': `
      import {address} from '@site/src/site';
      it('has the base URL', () => expect(address.baseUrl).toBe(${JSON.stringify(baseUrl)}));`,
  });
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const config = path.join(ROOT, 'vitest.config.mts');
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [vitest, 'run', '--globals', '--root', root, '--config', config, '--project', 'unit'],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        BASE_URL: undefined,
        GITHUB_REPOSITORY: undefined,
        SITE_URL: undefined,
        ...env,
      },
    },
  );
  expect(stdout + stderr).not.toContain('(!)');
  expect(status, stdout + stderr).toBe(0);
});

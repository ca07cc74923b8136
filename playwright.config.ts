import {defineConfig, devices} from '@playwright/test';
import {launchOptions} from './tests/e2e/chromium';
import {testPort} from './src/site';

/** The sites under test: the published one, and a variant with the optional services. */
const SITES = [
  {name: 'site', folder: 'build', port: testPort, testMatch: '**/*.test.ts', dependencies: []},
  {
    name: 'variant',
    folder: 'build-variant',
    port: testPort + 1,
    testMatch: '**/*.variant.ts',
    dependencies: ['build of the variant'],
  },
];

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Long enough that only tests that hang exceed it, even on a busy machine.
  timeout: 60_000,
  expect: {timeout: 20_000},
  workers: 2,
  reporter: [['list'], ['./tests/e2e/closingLine.ts']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    // A service worker would answer requests before tests see them. Tests of offline reading allow
    // it.
    serviceWorkers: 'block',
  },
  projects: [
    ...SITES.map(({name, port, testMatch, dependencies}) => ({
      name,
      testMatch,
      dependencies,
      use: {baseURL: `http://localhost:${port}`},
    })),
    {name: 'build of the variant', testMatch: '**/variant.build.ts'},
  ],
  webServer: SITES.map(({folder, port}) => ({
    command: `tsx tests/site/serve.ts ${folder} ${port}`,
    port,
    reuseExistingServer: false,
  })),
});

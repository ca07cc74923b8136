import {existsSync} from 'node:fs';
import {type BrowserType, defineConfig, devices, firefox, webkit} from 'playwright/test';
import {launchOptions} from './tests/e2e/chromium';
import {testPort} from './src/site/settings';

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

type OtherBrowser = {readonly type: BrowserType; readonly device: string};

/** Browsers that run readers' journeys, the tests with the tag `@journey`, if they are installed. */
const OTHER_BROWSERS: readonly OtherBrowser[] = [
  {type: firefox, device: 'Desktop Firefox'},
  {type: webkit, device: 'Desktop Safari'},
];
const isInstalled = ({type}: OtherBrowser): boolean => existsSync(type.executablePath());

// Processes of tests read this file as well.
if (process.env.TEST_WORKER_INDEX === undefined) {
  for (const {type} of OTHER_BROWSERS.filter((browser) => !isInstalled(browser))) {
    console.log(`${type.name()}: not run (npx playwright install --with-deps ${type.name()})`);
  }
}

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Long enough that only tests that hang exceed it, even on a busy machine.
  timeout: 120_000,
  expect: {timeout: 20_000},
  // Tests wait more than they compute, so there are more of them than cores.
  workers: 4,
  reporter: 'list',
  use: {
    screenshot: 'only-on-failure',
    // A service worker would answer requests before tests see them. Tests of offline reading allow
    // it.
    serviceWorkers: 'block',
  },
  projects: [
    // First, so that the other tests run beside it.
    {name: 'build of the variant', testMatch: '**/variant.build.ts'},
    ...SITES.map(({name, port, testMatch, dependencies}) => ({
      name,
      testMatch,
      dependencies,
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: launchOptions(),
        baseURL: `http://localhost:${port}`,
      },
    })),
    ...OTHER_BROWSERS.filter(isInstalled).map(({type, device}) => ({
      name: type.name(),
      testMatch: SITES[0]!.testMatch,
      grep: /@journey/,
      use: {...devices[device], baseURL: `http://localhost:${testPort}`},
    })),
  ],
  webServer: SITES.map(({folder, port}) => ({
    command: `tsx tests/site/serve.ts ${folder} ${port}`,
    port,
    reuseExistingServer: false,
  })),
});

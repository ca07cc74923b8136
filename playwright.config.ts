import {defineConfig, devices} from '@playwright/test';
import {launchOptions} from './tests/e2e/chromium';

const PORT = Number(process.env.PORT ?? 4173);

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/e2e/setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['list'], ['./tests/e2e/closingLine.ts']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    launchOptions: launchOptions(),
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `npx tsx tests/e2e/serve.ts build ${PORT}`,
    port: PORT,
    reuseExistingServer: false,
  },
});

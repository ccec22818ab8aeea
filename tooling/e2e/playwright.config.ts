import { defineConfig } from '@playwright/test';
import { BROWSER } from './src/browser';

export default defineConfig({
  testDir: 'src/journeys',
  testMatch: '*.journey.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // The last net: what passes only now is counted and named by `npm test`.
  retries: 1,
  reporter: [['line'], ['json', { outputFile: '.results/journeys.json' }]],
  use: { launchOptions: BROWSER, locale: 'en-GB', timezoneId: 'Europe/Madrid', trace: 'retain-on-failure', screenshot: 'only-on-failure' },
});

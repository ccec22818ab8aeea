import { defineConfig } from '@playwright/test';
import { BROWSER } from './src/browser';

export default defineConfig({
  testDir: 'src',
  testMatch: ['every-story.check.ts', 'acts/*.act.ts'],
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  // A busy machine shows a state late; what never comes still fails.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // The last net: what passes only now is counted and named by `npm test`.
  retries: 1,
  reporter: [['dot'], ['json', { outputFile: '.results/stories.json' }]],
  use: { launchOptions: BROWSER, locale: 'en-GB', timezoneId: 'Europe/Madrid', screenshot: 'only-on-failure' },
});

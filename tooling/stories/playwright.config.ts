import { defineConfig } from '@playwright/test';
import { BREADTH } from './src/breadth';
import { BROWSER, PLACE } from './src/browser';

export default defineConfig({
  testDir: 'src',
  testMatch: ['every-story.check.ts', 'acts/*.act.ts'],
  ...(BREADTH === 'test' && { grepInvert: /@proof/ }),
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
  use: { launchOptions: BROWSER, ...PLACE, screenshot: 'only-on-failure' },
});

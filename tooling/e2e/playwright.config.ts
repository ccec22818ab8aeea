import { defineConfig } from '@playwright/test';
import { BREADTH } from './src/breadth';
import { BROWSER, PLACE } from './src/browser';
import { onlyNamed, readPassed } from './src/passed-journeys';

const REPORT = '.results/journeys.json';
const PASSED = '.turbo/passed-journeys.json';
/** Hash of the suite's inputs by turbo. Only the proof, which takes long, resumes where it failed. */
const inputs = BREADTH === 'proof' ? process.env.TURBO_HASH : undefined;
const kept = inputs === undefined ? [] : readPassed(PASSED, inputs);

export default defineConfig({
  testDir: 'src/journeys',
  testMatch: '*.journey.ts',
  ...(BREADTH === 'test' && { grepInvert: /@proof/ }),
  ...(kept.length > 0 && { grepInvert: onlyNamed(kept) }),
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  timeout: 120_000,
  // A busy machine shows a state late; what never comes still fails.
  expect: { timeout: 20_000 },
  // If the product does not start, every journey would wait for its whole time.
  maxFailures: 8,
  // The proof goes every way in full breadth beside suites that fill both cores.
  globalTimeout: (BREADTH === 'proof' ? 95 : 40) * 60_000,
  forbidOnly: true,
  // The last net: what passes only now is counted and named by `npm test`.
  retries: 1,
  reporter: [
    ['line'],
    ['json', { outputFile: REPORT }],
    ...(inputs === undefined ? [] : [['./src/kept-journeys.ts', { file: PASSED, inputs, report: REPORT }] as const]),
  ],
  use: { launchOptions: BROWSER, ...PLACE, trace: 'on-first-retry', screenshot: 'only-on-failure' },
});

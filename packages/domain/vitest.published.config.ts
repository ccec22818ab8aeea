import { preset } from '@candil/vitest-preset';

/** Tests of the library as it is published; needs the build. */
export default preset({
  include: ['published/*.test.{mjs,ts}'],
  setupFiles: ['./spec/fast-check-runs.mjs'],
  // Longer than the limit after which a test itself counts a call as endless.
  testTimeout: 360_000,
  outputFile: { json: '.results/published.json' },
});

import { preset } from '@candil/vitest-preset';

/** Tests of the library as it is published; needs the build. */
export default preset({ include: ['published/*.test.mjs'], testTimeout: 120_000, outputFile: { json: '.results/published.json' } });

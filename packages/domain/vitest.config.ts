import { fileURLToPath } from 'node:url';
import { preset } from '@candil/vitest-preset';

export default preset(
  {
    setupFiles: ['./spec/fast-check-runs.mjs'],
    // A law of 100,000 cases takes minutes.
    testTimeout: 900_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/testing/**', 'src/**/*.test.ts', 'src/**/*.d.ts'],
      reporter: [['text', { skipFull: true, maxCols: 100 }], 'json-summary'],
      reportsDirectory: '.results/coverage',
      thresholds: { lines: 97, branches: 95 },
    },
  },
  { resolve: { alias: { '@candil/domain': fileURLToPath(new URL('./src/index.ts', import.meta.url)) } } },
);

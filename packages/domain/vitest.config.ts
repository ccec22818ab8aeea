import { fileURLToPath } from 'node:url';
import { preset } from '@candil/vitest-preset';

const src = fileURLToPath(new URL('./src/', import.meta.url));

export default preset(
  {
    // Pure: no test can leave anything behind, so files share the modules.
    isolate: false,
    setupFiles: ['./spec/fast-check-runs.mjs'],
    // A busy machine must not decide a law of costly cases.
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
  {
    resolve: {
      alias: [
        { find: /^@candil\/domain$/, replacement: `${src}index.ts` },
        { find: /^@candil\/domain\/(.+)$/, replacement: `${src}$1/index.ts` },
      ],
    },
  },
);

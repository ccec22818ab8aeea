import { fileURLToPath } from 'node:url';
import { preset } from '@candil/vitest-preset';

const src = fileURLToPath(new URL('./src/', import.meta.url));

export default preset(
  {
    // Pure: no test can leave anything behind, so files share the modules.
    isolate: false,
    setupFiles: ['./spec/fast-check-runs.mjs'],
    // A law of 100,000 files takes minutes.
    testTimeout: 900_000,
  },
  {
    resolve: {
      alias: [
        { find: /^@candil\/photometry$/, replacement: `${src}index.ts` },
        { find: /^@candil\/photometry\/(.+)$/, replacement: `${src}$1/index.ts` },
      ],
    },
  },
);

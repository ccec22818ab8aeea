import { fileURLToPath } from 'node:url';
import { preset } from '@candil/vitest-preset';

export default preset(
  // A law of 100,000 cases takes minutes.
  { setupFiles: ['./spec/fast-check-runs.mjs'], testTimeout: 900_000 },
  { resolve: { alias: { '@candil/domain': fileURLToPath(new URL('./src/index.ts', import.meta.url)) } } },
);

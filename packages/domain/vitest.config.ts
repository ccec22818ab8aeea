import { fileURLToPath } from 'node:url';
import { preset } from '@candil/vitest-preset';

export default preset(
  { setupFiles: ['./spec/fast-check-runs.mjs'] },
  { resolve: { alias: { '@candil/domain': fileURLToPath(new URL('./src/index.ts', import.meta.url)) } } },
);

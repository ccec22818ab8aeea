import { defineConfig } from 'tsup';
import { concepts } from './doors.mjs';

export default defineConfig({
  entry: { index: 'src/index.ts', ...Object.fromEntries(concepts().map((name) => [name, `src/${name}/index.ts`])) },
  format: ['esm', 'cjs'],
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  // Shared code stands once in each format, however many doors a program comes in by.
  splitting: true,
  sourcemap: false,
  clean: true,
  treeshake: true,
  target: 'es2022',
  silent: true,
});

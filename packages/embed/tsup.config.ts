import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/define.ts'],
  format: ['esm', 'cjs'],
  // A page loads this package alone: what it takes of the contract goes in, with its types.
  noExternal: [/^@candil\//],
  // Relative paths are those inside of its declarations.
  dts: { resolve: [/^@candil\//, /^\.\.?\//], compilerOptions: { ignoreDeprecations: '6.0' } },
  esbuildOptions: (options) => {
    options.conditions = ['source'];
  },
  minify: true,
  splitting: false,
  sourcemap: true,
  clean: true,
  treeshake: true,
  target: 'es2022',
  silent: true,
});

import { defineConfig } from 'tsup';

/** The page that takes a file: one classic script beside its document, so that it opens from a disk without a server. */
export default defineConfig({
  entry: ['page/page.mjs'],
  outDir: 'dist/light-sheet',
  publicDir: 'page/static',
  format: ['iife'],
  esbuildOptions: (options) => {
    options.alias = { '@candil/photometry': './src/index.ts' };
  },
  noExternal: [/.*/],
  minify: true,
  target: 'es2022',
  silent: true,
});

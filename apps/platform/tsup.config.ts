import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    'make-administrator': 'src/make-administrator.ts',
    'make-database-template': 'src/make-database-template.ts',
    'document-worker': 'src/modules/document/document-worker.ts',
    'list-worker': 'src/modules/paste/thread/list-worker.ts',
    'city-worker': 'src/modules/place/city-worker.mjs',
    'pglite-worker': 'src/kernel/database/pglite-worker.mjs',
    'password-worker': 'src/kernel/authentication/password-worker.mjs',
  },
  format: ['esm'],
  target: 'node20',
  clean: true,
  sourcemap: true,
  splitting: false,
  silent: true,
  // Workspace packages have no build of their own here: their sources go into the bundle.
  noExternal: [/^@candil\//],
  esbuildOptions: (options) => {
    options.conditions = ['source'];
  },
});

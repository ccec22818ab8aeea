import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'audit-kinds': 'src/audit-kinds.data.ts',
    routes: 'src/routes.data.ts',
    'composition-link': 'src/composition-link.ts',
    embed: 'src/embed.ts',
    'embed-app': 'src/embed-app-session.ts',
    'embed-host': 'src/embed-host-session.ts',
    frame: 'src/frame.ts',
    password: 'src/password.ts',
    'tax-number': 'src/tax-number.ts',
    lengths: 'src/lengths.data.ts',
  },
  format: ['esm', 'cjs'],
  // A composition is packed into a link by an API that browsers and Node share; its types are those of the DOM.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', lib: ['ES2023', 'ES2024.String', 'DOM'] } },
  sourcemap: true,
  clean: true,
  treeshake: true,
  target: 'es2022',
  silent: true,
});

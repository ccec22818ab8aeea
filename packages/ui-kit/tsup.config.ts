import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** Every folder of src with a file of its name is an entry point: src/button/button.tsx is `./button`. */
const widgets = readdirSync('src').filter((folder) => existsSync(`src/${folder}/${folder}.tsx`));

export default defineConfig({
  entry: { index: 'src/index.ts', ...Object.fromEntries(widgets.map((name) => [name, `src/${name}/${name}.tsx`])) },
  format: ['esm', 'cjs'],
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  external: ['react', 'react-dom', 'react/jsx-runtime'],
  banner: { js: '"use client";' },
  sourcemap: true,
  clean: true,
  splitting: true,
  target: 'es2022',
  silent: true,
  onSuccess: async () => {
    execFileSync('tailwindcss', ['-i', 'css/styles.css', '-o', 'dist/styles.css', '--minify'], { stdio: 'pipe' });
  },
});

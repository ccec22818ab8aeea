import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** Every folder of src that holds a file of its own name is a door of the package: src/button/button.tsx is "./button". */
const doors = readdirSync('src').filter((folder) => existsSync(`src/${folder}/${folder}.tsx`));

export default defineConfig({
  entry: { index: 'src/index.ts', ...Object.fromEntries(doors.map((door) => [door, `src/${door}/${door}.tsx`])) },
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

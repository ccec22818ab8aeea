// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const widgets = readdirSync(new URL('.', import.meta.url)).filter((folder) =>
  existsSync(new URL(`${folder}/${folder}.tsx`, import.meta.url)),
);

it('exports every widget by one pattern, its source first', () => {
  const exported = JSON.parse(read('package.json')).exports as Record<string, { source?: string }>;
  expect(exported['./*']?.source).toBe('./src/*/*.tsx');
  expect(Object.values(exported).every((target) => typeof target === 'string' || Object.keys(target)[0] === 'source')).toBe(true);
});

it('exports every widget from the main entry point, each with a test', () => {
  expect(read('src/index.ts').trim().split('\n')).toEqual(widgets.map((name) => `export * from './${name}/${name}';`));
  expect(widgets.filter((name) => !existsSync(new URL(`${name}/${name}.test.tsx`, import.meta.url)))).toEqual([]);
});

/** Declarations of custom properties in a block that starts with that text. */
const declarations = (css: string, start: string) => {
  const from = css.indexOf(start);
  const block = css.slice(css.indexOf('{', from) + 1, css.indexOf('}', from));
  return Object.fromEntries(Array.from(block.matchAll(/(--[\w-]+|color-scheme):\s*([^;]+);/g), ([, name, value]) => [name, value]));
};

it('is equally dark by choice and by the system, and covers in dark all that light sets', () => {
  const css = read('css/theme.css');
  const dark = declarations(css, '\n[data-theme="dark"]');
  expect(declarations(css, '\n  :root:not([data-theme])')).toEqual(dark);
  expect(Object.keys(dark)).toEqual(Object.keys(declarations(css, '[data-theme="light"]')));
});

it('gives a part of a page in another theme the variables of that theme', () => {
  const css = read('css/theme.css');
  const light = Object.entries(declarations(css, '[data-theme="light"]')).filter(([name]) => name?.startsWith('--color'));
  const theme = declarations(css.replaceAll(/@keyframes[\s\S]*?\n {2}}\n/g, ''), '@theme static');
  expect(light.filter(([name, value]) => theme[name as string] !== value)).toEqual([]);
});

it('keeps button, modal and text field together within 25 KiB gzipped without React', async () => {
  const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      minify: true,
      lib: { entry: ['button/button.tsx', 'modal/modal.tsx', 'text-field/text-field.tsx'].map(path), formats: ['es'] },
      rollupOptions: { external: /^react(-dom)?($|\/)/ },
    },
  })) as Rollup.RollupOutput[];
  const code = result
    .flatMap(({ output }) => output)
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('');
  const kibibytes = gzipSync(code).length / 1024;
  expect(kibibytes).toBeGreaterThan(5);
  expect(kibibytes).toBeLessThanOrEqual(25);
}, 30_000);

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { bundledPackages } from './bundled-packages.mjs';

const MANIFEST = {
  exports: {
    '.': { source: './src/index.ts' },
    './*': { source: './src/*/*.ts' },
    './styles.css': './styles.css',
  },
};
const FILES = {
  'package.json': JSON.stringify({ type: 'module', ...MANIFEST }),
  'src/index.ts': "export { held } from './held';\nexport const name: string = 'first';\n",
  'src/held.ts': 'export const held = { count: 0 };\n',
  'src/part/part.ts': "export { held } from '../held';\n",
  'src/other/index.ts': 'export const other = 1;\n',
};

const withPackages = async (check) => {
  const packages = mkdtempSync(join(tmpdir(), 'candil-bundled-'));
  const write = (file, text) => {
    mkdirSync(dirname(join(packages, 'light', file)), { recursive: true });
    writeFileSync(join(packages, 'light', file), text);
  };
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  const resolve = (source, ownFolder = join(packages, 'suite')) => bundledPackages({ ownFolder, packages }).resolveId(source);
  try {
    await check({ resolve, write, packages });
  } finally {
    rmSync(packages, { recursive: true });
  }
};
const load = async (file) => import(pathToFileURL(file).href);

test('the entry points of a package are files that share their modules', () =>
  withPackages(async ({ resolve }) => {
    const [whole, part] = [await load(await resolve('@candil/light')), await load(await resolve('@candil/light/part'))];
    assert.equal(whole.name, 'first');
    assert.equal(whole.held, part.held);
  }));

test('a changed source makes another bundle, an unchanged one none', () =>
  withPackages(async ({ resolve, write }) => {
    const before = await resolve('@candil/light');
    assert.equal(await resolve('@candil/light'), before);
    write('src/index.ts', "export const name: string = 'second';\n");
    assert.equal((await load(await resolve('@candil/light'))).name, 'second');
  }));

test('what is no entry point with a source is left to others, as are the package of the suite and unknown ones', () =>
  withPackages(async ({ resolve, packages }) => {
    assert.equal(await resolve('@candil/light', join(packages, 'light')), null);
    for (const source of ['@candil/light/other', '@candil/light/styles.css', '@candil/dark', 'react', './light'])
      assert.equal(await resolve(source), null, source);
  }));

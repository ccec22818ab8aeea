import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APART, concepts } from '../doors.mjs';
import { readLuminaire, totalFluxLumens } from '../src';
import { eulumdatText, iesText } from '../src/testing/file-texts';
import { installPacked, runThere } from './packed-library.mjs';

/** `npm run proof` names a Node 22 as well. */
const NODES = [process.execPath, process.env.NODE_22].filter(Boolean);

const APART_DOORS = APART.map((name) => `./${name}`);

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
let packed;
beforeAll(() => {
  packed = installPacked();
}, 60_000);
afterAll(() => packed?.remove());

it('DC2 packs what is built, its papers, and nothing else', () => {
  const files = readdirSync(packed.installed).filter((name) => name !== 'CHANGELOG.md');
  expect(files.sort()).toEqual(['LICENSE', 'README.md', 'SPEC.md', 'dist', 'examples', 'package.json']);
});

describe.each(NODES)('with %s', (node) => {
  it('DC2 opens each door by import and by require, in a worker too, and no door brings anything twice', () => {
    const { code, text } = runThere(node, packed.folder, ['load-doors.mjs', ...APART_DOORS]);
    expect({ code, text }).toEqual({ code: 0, text: expect.stringMatching(/^\{"here"/) });
    const { here, inWorker } = JSON.parse(text);
    expect(inWorker).toEqual(here);
    expect(Object.keys(here)).toEqual(['.', ...concepts().map((name) => `./${name}`)]);
    for (const [door, { imported, required, notOfMain }] of Object.entries(here)) {
      expect({ door, required, notOfMain }).toEqual({ door, required: imported, notOfMain: [] });
    }
    const byConcept = Object.entries(here).flatMap(([door, { imported }]) => (door === '.' || APART_DOORS.includes(door) ? [] : imported));
    expect([...new Set(byConcept)].sort()).toEqual(here['.'].imported);
    expect(Object.fromEntries(APART_DOORS.map((door) => [door, here[door].imported]))).toEqual({
      './comparison': ['bestTurnDegrees', 'candelaDifference', 'comparePhotometry'],
      './gldf': ['GLDF_CONTENT_TYPES', 'gldfOfComposition', 'readGldf', 'writeEmitterModel', 'writeGldf'],
      './room-light': ['LUX_LEVELS', 'roomLight', 'roomLightSteps'],
      './technical-light': ['LIGHT_DISTRIBUTIONS', 'photometryOf'],
    });
  });

  it('DC2 runs its scripts: there and back between the formats, and a sheet', () => {
    writeFileSync(join(packed.folder, 'lamp.ies'), iesText());
    const convert = (from, to) => runThere(node, packed.folder, ['examples/convert.mjs', from, to]);
    expect(convert('lamp.ies', 'lamp.ldt')).toEqual({ code: 0, text: 'lamp.ldt written\n' });
    expect(convert('lamp.ldt', 'again.ies')).toEqual({ code: 0, text: 'again.ies written\n' });
    const fluxOf = (name) => totalFluxLumens(readLuminaire(readFileSync(join(packed.folder, name))).value.luminaire.distribution);
    expect(fluxOf('again.ies') / fluxOf('lamp.ies')).toBeCloseTo(1, 7);
    const sheet = runThere(node, packed.folder, ['examples/sheet.cjs', 'lamp.ldt']);
    expect(sheet).toEqual({ code: 0, text: expect.stringMatching(/^<svg [\s\S]*CIE 4\d 7\d 9\d 100 100\n$/) });
    writeFileSync(join(packed.folder, 'broken.ies'), 'hello');
    expect(convert('broken.ies', 'x.ldt')).toEqual({ code: 1, text: 'broken.ies:1: file: file.format-unknown\n' });
  });

  it.each([
    ['lux', 0, ['pendant.ldt']],
    ['compare', 1, ['pendant.ldt', 'retrofit.ies']],
  ])('DC2 runs %s as the README says', (name, code, files) => {
    const examples = 'node_modules/@candil/photometry/examples';
    const text = readFileSync(join(packed.folder, examples, 'expected', `${name}.txt`), 'utf8');
    expect(readme).toContain(text);
    const args = files.map((file) => `${examples}/sample/${file}`);
    expect(runThere(node, packed.folder, [`${examples}/${name}.mjs`, ...args])).toEqual({ code, text });
  });

  it('RO7 computes a room in a worker as here, and stops there when told from here', () => {
    writeFileSync(join(packed.folder, 'lamp.ies'), iesText());
    const { here, there, stopped } = JSON.parse(runThere(node, packed.folder, ['room-in-worker.mjs', 'lamp.ies']).text);
    expect(here).toHaveLength(80);
    expect(Math.min(...here)).toBeGreaterThan(0);
    expect(there).toEqual(here);
    expect(stopped).toBe(false);
  });

  it('FZ3 reads the largest files in 50 MB', () => {
    const { text } = runThere(node, packed.folder, ['largest-files.mjs']);
    const ended = JSON.parse(text);
    expect(ended).toEqual(Object.fromEntries(Object.keys(ended).map((name) => [name, 'read'])));
    expect(Object.keys(ended).length).toBeGreaterThan(10);
  });
});

it('DC3 works where there is nothing but ECMAScript: no clock, chance, locale, console or timer', () => {
  const context = createContext({});
  const KEPT =
    /^(Array|BigInt|Boolean|Error|JSON|Map|Math|Number|Object|RangeError|RegExp|Set|String|Symbol|TypeError|WeakMap|WeakSet|\w+Array|Infinity|NaN|undefined)$/;
  for (const name of runInContext('Object.getOwnPropertyNames(this)', context))
    if (!KEPT.test(name)) runInContext(`delete this[${JSON.stringify(name)}]`, context);
  runInContext('delete Math.random', context);
  expect(['Date', 'console', 'process', 'TextDecoder'].map((name) => runInContext(`typeof ${name}`, context))).toEqual(
    new Array(4).fill('undefined'),
  );
  const loaded = new Map();
  const load = (file) => {
    const known = loaded.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    loaded.set(file, module);
    const text = readFileSync(join(packed.installed, 'dist', file), 'utf8');
    runInContext(`(function (module, exports, require) {${text}\n})`, context)(module, module.exports, load);
    return module.exports;
  };
  const library = load('index.cjs');
  const { luminaire } = library.readLuminaire(eulumdatText()).value;
  expect(library.totalFluxLumens(luminaire.distribution)).toBe(totalFluxLumens(readLuminaire(eulumdatText()).value.luminaire.distribution));
  expect(library.polarDiagram(luminaire.distribution)).toMatch(/^<svg/);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concepts } from '../doors.mjs';
import * as source from '../src/index';
import { installPacked, runThere } from './packed-library.mjs';

/** `npm run proof` names a Node 22 as well. */
const NODES = [process.execPath, process.env.NODE_22].filter(Boolean);

let packed;
beforeAll(() => {
  packed = installPacked();
}, 60_000);
afterAll(() => packed?.remove());

it('packs what is built, its papers, and nothing else', () => {
  const files = readdirSync(packed.installed);
  expect(files.sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'SPEC.md', 'dist', 'examples', 'package.json']);
  const kinds = readdirSync(join(packed.installed, 'dist')).map((name) => name.replace(/^.*?(?=\.(d\.)?c?[jt]s(\.map)?$)/, ''));
  expect([...new Set(kinds)].sort()).toEqual(['.cjs', '.d.cts', '.d.ts', '.js']);
});

describe.each(NODES)('with %s', (node) => {
  it('opens each door by import and by require, in a worker too, and no door brings anything twice', () => {
    const { code, text } = runThere(node, packed.folder, ['load-doors.mjs']);
    expect({ code, text }).toEqual({ code: 0, text: expect.stringMatching(/^\{"here"/) });
    const { here, inWorker } = JSON.parse(text);
    expect(inWorker).toEqual(here);
    expect(Object.keys(here)).toEqual(['.', ...concepts().map((name) => `./${name}`)]);
    expect(here['.'].imported).toEqual(Object.keys(source).sort());
    for (const [door, { imported, required, notOfMain }] of Object.entries(here)) {
      expect({ door, required, notOfMain }).toEqual({ door, required: imported, notOfMain: [] });
    }
    const byConcept = Object.entries(here).flatMap(([door, { imported }]) => (door === '.' ? [] : imported));
    expect([...new Set(byConcept)].sort()).toEqual(here['.'].imported);
  });

  it.each([
    { tool: 'check-price-list.cjs', inputs: ['models.json', 'price-list.csv'], code: 1 },
    { tool: 'build-room.mjs', inputs: ['models.json', 'sources.json'], code: 0 },
    { tool: 'print-bom.mjs', inputs: ['composition.json', 'models.json', 'sources.json'], code: 0 },
  ])('runs the example $tool', ({ tool, inputs, code }) => {
    const expected = readFileSync(join(packed.folder, 'examples/expected', tool.replace(/\.\w+$/, '.txt')), 'utf8');
    const args = [join('examples', tool), ...inputs.map((input) => join('examples/sample', input)), '01/06/2026'];
    expect(runThere(node, packed.folder, args)).toEqual({ code, text: expected });
  });
});

it('prices a code as soon as it is installed, as the README shows', () => {
  const tool = 'node_modules/@candil/domain/examples/price-a-code.mjs';
  const text = readFileSync(join(packed.folder, 'examples/expected/price-a-code.txt'), 'utf8');
  expect(runThere(process.execPath, packed.folder, [tool, '0162 24 / 6Z _ 18'])).toEqual({ code: 0, text });
  const refusal = 'article attribute unknown: attribute color, value 77, allowed 10, 24\n';
  expect(runThere(process.execPath, packed.folder, [tool, '0162 77 / 6Z _ 18'])).toEqual({ code: 1, text: refusal });
  expect(readFileSync(join(packed.installed, 'README.md'), 'utf8')).toContain(`'0162 24 / 6Z _ 18'\n\`\`\`\n`);
  expect(readFileSync(join(packed.installed, 'README.md'), 'utf8')).toContain(text);
});

it('needs forty lines for a room with belts, pendants, a drag taken back, pieces, price and weeks', () => {
  const lines = readFileSync(join(packed.folder, 'examples/build-room.mjs'), 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(40);
  expect(lines.filter((line) => line.length > 140)).toEqual([]);
});

it('works where there is nothing but ECMAScript: no clock, chance, locale, console or timer', () => {
  const context = createContext({});
  const KEPT =
    /^(Array|BigInt|Boolean|Error|JSON|Map|Math|Number|Object|RangeError|RegExp|Set|String|Symbol|TypeError|WeakMap|WeakSet|\w+Array|Infinity|NaN|undefined|encodeURIComponent)$/;
  const names = runInContext('Object.getOwnPropertyNames(this)', context);
  for (const name of names) if (!KEPT.test(name)) runInContext(`delete this[${JSON.stringify(name)}]`, context);
  runInContext('delete Math.random', context);
  const gone = ['Date', 'Intl', 'console', 'eval', 'Function', 'globalThis', 'process', 'setTimeout', 'Math.random'];
  expect(gone.map((name) => runInContext(`typeof ${name}`, context))).toEqual(gone.map(() => 'undefined'));

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
  expect(Object.keys(library).sort()).toEqual(Object.keys(source).sort());
  const [model] = JSON.parse(readFileSync(join(packed.folder, 'examples/sample/models.json'), 'utf8'));
  const today = library.calendarDayOf(2026, 6, 1);
  const article = library.buildArticleFromReference(model, library.parseReference('0162 24 / 6Z _ 03').value, today);
  const basis = { rateId: 10, catalogId: 16, currency: 'EUR', basePriceMinor: 31_250, calculation: 'new' };
  expect(library.unitPrice(basis, article.value).value.amountMinor).toBe(37_300);
  expect(library.optionsFor(model, { color: '10' }, today)).toEqual(source.optionsFor(model, { color: '10' }, today));
  expect(library.errorText(library.parseReference('0162/1').failure)).toBe('0162/1 is not a valid reference');
});

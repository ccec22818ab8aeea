import { expect, it } from 'vitest';
import * as comparison from '../examples/compare-files';
import comparisonText from '../examples/compare-files.ts?raw';
import * as composition from '../examples/light-a-composition';
import compositionText from '../examples/light-a-composition.ts?raw';
import * as table from '../examples/light-a-table';
import tableText from '../examples/light-a-table.ts?raw';
import * as file from '../examples/read-a-file';
import fileText from '../examples/read-a-file.ts?raw';
import readme from '../README.md?raw';
import { eulumdatOfLuminaire } from './conversion';
import { writeEulumdat } from './eulumdat';
import { scaled } from './luminaire';
import { lambertian, luminaireWith } from './testing/light';

/** Names that the README uses. */
const flat = lambertian(500, 5);
const lamps = { count: 1, type: 'LED', colour: '3000', colourRendering: '90', ratedFluxLumens: 2500 };
const dome = writeEulumdat(eulumdatOfLuminaire(luminaireWith(scaled(flat, 1.325), { lamps })));
const bright = writeEulumdat(eulumdatOfLuminaire(luminaireWith(scaled(flat, 1.4575), { lamps })));
const KNOWN = { ...comparison, ...composition, ...table, ...file, flat, dome, bright };

const evaluate = (expression: string): unknown => new Function(...Object.keys(KNOWN), `return ${expression};`)(...Object.values(KNOWN));

it('DC1 prints programs that run, and what they give', () => {
  const blocks = readme.split('```ts\n').slice(1);
  expect(blocks.map((block) => block.split('```')[0])).toEqual([fileText, comparisonText, tableText, compositionText]);
  const promises = [...readme.matchAll(/`(\w+\([^`]*\))` is\s`([^`]+)`/g)];
  expect(promises).toHaveLength(6);
  for (const [, expression = '', promised = ''] of promises) {
    expect({ expression, value: evaluate(expression) }).toEqual({ expression, value: evaluate(promised) });
  }
});

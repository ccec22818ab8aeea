import { expect, it } from 'vitest';
import * as bill from '../examples/bill-of-materials';
import billText from '../examples/bill-of-materials.ts?raw';
import * as composition from '../examples/build-composition';
import compositionText from '../examples/build-composition.ts?raw';
import * as options from '../examples/choose-options';
import optionsText from '../examples/choose-options.ts?raw';
import * as budget from '../examples/make-budget';
import budgetText from '../examples/make-budget.ts?raw';
import * as price from '../examples/price-a-light';
import priceText from '../examples/price-a-light.ts?raw';
import compositionJson from '../examples/sample/composition.json?raw';
import modelsJson from '../examples/sample/models.json?raw';
import sourcesJson from '../examples/sample/sources.json?raw';
import readme from '../README.md?raw';
import type { ModelDefinition } from './article';
import type { BomSources } from './bom';
import type { ElementNode } from './element';
import { TODAY } from './testing/results';

const PROGRAMS = [priceText, optionsText, compositionText, billText, budgetText];

/** Names that the README uses: its programs, and the data of the sample. */
const KNOWN = { ...price, ...options, ...composition, ...bill, ...budget, ...sample() };

function sample() {
  const models = JSON.parse(modelsJson) as ModelDefinition[];
  const { families, applicationLocations, canopies, drivers, packaging } = JSON.parse(sourcesJson);
  const sources: BomSources = {
    modelOf: (code) => models.find(({ model }) => model === code),
    familyOf: (subFamilyId) => families[subFamilyId],
    applicationLocationOf: (id) => applicationLocations[id],
    hasPrice: () => true,
    partKindOf: () => 'tube',
    canopies,
    drivers,
    packaging,
    today: TODAY,
  };
  const { space: room } = JSON.parse(compositionJson) as { space: ElementNode };
  return { dome: models[0], room, sources };
}

/** The value of an expression of the README. */
const evaluate = (expression: string): unknown => new Function(...Object.keys(KNOWN), `return ${expression};`)(...Object.values(KNOWN));

it('ET3 prints programs that run, and what they give', () => {
  const blocks = readme.split('```ts\n').slice(1);
  expect(blocks.map((block) => block.split('```')[0])).toEqual(PROGRAMS);
  const promises = [...readme.matchAll(/`(\w+\([^`]*\))` (?:is|gives)\s`([^`]+)`/g)];
  expect(promises.length).toBeGreaterThan(blocks.length);
  for (const [, expression = '', promised = ''] of promises) {
    expect({ expression, value: evaluate(expression) }).toEqual({ expression, value: evaluate(promised) });
  }
});

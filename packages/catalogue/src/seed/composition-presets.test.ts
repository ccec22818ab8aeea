import { checkConfiguration, compileElementRules, createConfiguration, loadDocument, snapshotOf } from '@candil/domain';
import { expect, it } from 'vitest';
import { modelOf, today } from '../testing/seed-articles';
import { seedData } from './seed-data';

const data = seedData();
const composed = data.browsing.preconfigs.flatMap(({ catalogId, preconfigs }) =>
  preconfigs.flatMap((preconfig) => (preconfig.composition === undefined ? [] : [{ catalogId, ...preconfig, ...preconfig.composition }])),
);

it('at least six collections have four compositions each', () => {
  const counts = new Map<number, number>();
  for (const { subFamilyId } of composed.filter(({ catalogId }) => catalogId === 16))
    counts.set(subFamilyId, (counts.get(subFamilyId) ?? 0) + 1);
  expect(Object.fromEntries(counts)).toEqual({ 110: 4, 120: 4, 130: 4, 140: 4, 160: 4, 190: 4 });
});

it.each(composed)('$id of catalogue $catalogId opens, and nothing stands in its way', ({ catalogId, subFamilyId, document }) => {
  const loaded = loadDocument(document, { models: data.models });
  if (!loaded.ok) throw new Error(loaded.failure.code);
  const rules = data.rules.find((set) => set.subFamilyId === subFamilyId && set.catalogId === catalogId)?.rules ?? [];
  const configuration = createConfiguration(snapshotOf(loaded.value.tree), {
    modelOf: (code) => modelOf(code, catalogId),
    canopies: data.canopies,
    rules: compileElementRules(rules),
    rulesOn: true,
    remoteDriverOn: false,
    today,
  });
  expect(checkConfiguration(configuration)).toEqual([]);
});

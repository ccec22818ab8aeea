import { checkConfiguration, compileElementRules, createConfiguration, loadDocument, snapshotOf } from '@candil/domain';
import { expect, it } from 'vitest';
import { modelOf, today } from '../testing/seed-articles';
import { seedData } from './seed-data';

const data = seedData();
const composed = data.browsing.preconfigs.flatMap(({ catalogId, preconfigs }) =>
  preconfigs.flatMap((preconfig) => (preconfig.composition === undefined ? [] : [{ catalogId, ...preconfig, ...preconfig.composition }])),
);

it('at least six collections have four compositions of crea each, and all of them one on a canopy with outlets', () => {
  const counts = (configurator: string) => {
    const own = composed.filter(({ catalogId, document }) => catalogId === 16 && document.props.configurator === configurator);
    const collections = new Set(own.map(({ subFamilyId }) => subFamilyId));
    return Object.fromEntries([...collections].map((id) => [id, own.filter(({ subFamilyId }) => subFamilyId === id).length]));
  };
  expect(counts('CREA')).toEqual({ 110: 4, 120: 4, 130: 4, 140: 4, 160: 4, 190: 4 });
  expect(counts('COMPOSITOR_CP_3D')).toEqual({ 110: 2, 120: 2, 130: 1, 140: 1, 160: 1, 190: 1 });
});

it.each(composed)('$id of catalogue $catalogId opens, and nothing stands in its way', ({ catalogId, subFamilyId, document }) => {
  const loaded = loadDocument(document, { models: data.models });
  if (!loaded.ok) throw new Error(loaded.failure.code);
  const rules = data.rules.find((set) => set.subFamilyId === subFamilyId && set.catalogId === catalogId)?.rules ?? [];
  const configuration = createConfiguration(snapshotOf(loaded.value.tree), {
    modelOf: (code) => data.accessories.find((each) => each.model === code && each.catalogId === catalogId) ?? modelOf(code, catalogId),
    canopies: data.canopies,
    rules: compileElementRules(rules),
    rulesOn: true,
    remoteDriverOn: false,
    today,
  });
  expect(checkConfiguration(configuration)).toEqual([]);
});

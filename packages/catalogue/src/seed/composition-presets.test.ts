import {
  checkConfiguration,
  compileElementRules,
  createConfiguration,
  isToolkitBoard,
  layOut,
  loadDocument,
  saveDocument,
  snapshotOf,
} from '@candil/domain';
import { expect, it } from 'vitest';
import { modelOf, today } from '../testing/seed-articles';
import { seedData } from './seed-data';

const data = seedData();
const all = data.browsing.preconfigs.flatMap(({ catalogId, preconfigs }) =>
  preconfigs.flatMap(({ composition, ...preconfig }) => (composition === undefined ? [] : [{ catalogId, ...preconfig, ...composition }])),
);
const composed = all.flatMap(({ document, ...preconfig }) => (isToolkitBoard(document) ? [] : [{ ...preconfig, document }]));
const boards = all.flatMap(({ document, ...preconfig }) => (isToolkitBoard(document) ? [{ ...preconfig, document }] : []));

it('three toolkits have four boards each', () => {
  const own = boards.filter(({ catalogId }) => catalogId === 16);
  expect([270, 280, 290].map((id) => own.filter(({ subFamilyId }) => subFamilyId === id).length)).toEqual([4, 4, 4]);
  expect(own).toHaveLength(12);
});

it.each(boards)('the board $id of catalogue $catalogId holds together, and nothing stands in its way', ({ catalogId, document }) => {
  const { assemblies, issues } = layOut(document, {
    modelOf: (code) => modelOf(code, catalogId),
    partOf: (code) => data.systemParts[code],
  });
  expect(issues).toEqual([]);
  expect(assemblies).toHaveLength(1);
});

it('are fifty documents of a catalogue, as its customers save them', () => {
  const counts = [16, 21].map((id) => composed.filter(({ catalogId }) => catalogId === id).length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(50);
});

it('eight collections have four compositions of crea each and one or two on a canopy with outlets, belts and sticks eight each', () => {
  const counts = (configurator: string) => {
    const own = composed.filter(({ catalogId, document }) => catalogId === 16 && document.props.configurator === configurator);
    const collections = new Set(own.map(({ subFamilyId }) => subFamilyId));
    return Object.fromEntries([...collections].map((id) => [id, own.filter(({ subFamilyId }) => subFamilyId === id).length]));
  };
  expect(counts('CREA')).toEqual({ 110: 4, 120: 4, 130: 4, 140: 4, 150: 4, 160: 4, 190: 4, 259: 4 });
  expect(counts('DRAWING')).toEqual({ 219: 8, 225: 8 });
  expect(counts('COMPOSITOR_CP_3D')).toEqual({ 110: 2, 120: 2, 130: 1, 140: 1, 160: 1, 190: 1 });
});

it.each(composed)(
  '$id of catalogue $catalogId opens, nothing stands in its way, and it is saved as it was',
  ({ catalogId, subFamilyId, document }) => {
    const loaded = loadDocument(document, { models: data.models });
    if (!loaded.ok) throw new Error(loaded.failure.code);
    const rules = data.rules.find((set) => set.subFamilyId === subFamilyId && set.catalogId === catalogId)?.rules ?? [];
    const configuration = createConfiguration(snapshotOf(loaded.value.tree), {
      modelOf: (code) => data.accessories.find((each) => each.model === code && each.catalogId === catalogId) ?? modelOf(code, catalogId),
      partOf: (code) => data.systemParts[code],
      canopies: data.canopies,
      rules: compileElementRules(rules),
      rulesOn: true,
      remoteDriverOn: false,
      today,
    });
    expect(checkConfiguration(configuration)).toEqual([]);
    expect(saveDocument(configuration.tree)).toEqual(document);
  },
);

import * as library from '../src/index';
import { publicFunctions } from './public-functions.mjs';

const byName = Object.fromEntries(Object.entries(library));
const functions = new Map(publicFunctions().map(({ name, parameters, call }) => [name, { parameters, call }]));

/** Makes a value with the library from garbage of the right types; retries until one is accepted. */
const madeBy = (name, value) => {
  const { parameters, call } = functions.get(name);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const made = attemptOf(() => call(byName)(...parameters.map(({ type, name: own }) => value(type, 1, own))));
    if (made !== undefined) return made;
  }
  throw new Error(`${name} takes nothing of the types it names`);
};

const attemptOf = (make) => {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return undefined;
    throw error;
  }
};

/** A Space with up to three groups in it, whose ids are those that garbage names. */
const elementTree = ({ chance, value }) => {
  const info = { subfamily: 110, catalog: 16, familyName: '', applicationLocation: '' };
  const space = library.createSpace({ id: 'root', createdAt: '2026-06-01T08:00:00.000Z', info });
  const kinds = ['createComposition', 'createCluster', 'createComposition'].slice(chance(4));
  const groups = kinds.map((kind, index) => library.placedAt({ ...madeBy(kind, value), id: 'abc'[index], elements: [] }));
  return library.createElementTree({ ...space, elements: groups });
};

const TEXT = { en: 'Dome', es: 'Dome', de: 'Dome', fr: 'Dome', it: 'Dome', us: 'Dome' };
const MODEL = {
  model: '0162',
  catalogId: 16,
  subFamilyId: 110,
  familyId: 11,
  name: TEXT,
  description: TEXT,
  articleType: { level1: 1, level2: 2, level3: 3 },
  applicationLocationId: 1,
  categoryId: 19,
  moq: 1,
  leadtime: [],
  availability: {},
  technical: {
    ...{ lumens: 640, watts: 7, cri: 90, ip: 'IP20', netWeightKg: 1.2, beamDegrees: 90, distribution: 'direct' },
    ...{ widthMetres: 0.18, depthMetres: 0.18, heightMetres: 0.2 },
  },
  psa: false,
  discontinued: false,
  variations: [
    ...['10', '24'].map((modifier) => ({ type: 'color', model: '0162', modifier, description: TEXT })),
    ...['10', '18'].map((modifier) => ({ type: 'installation', model: '0162', modifier, description: TEXT })),
    { type: 'pendantHeight', model: '0162', modifier: 'PH', description: TEXT, value: { min: 50, standard: 100, max: 300, delta: 1 } },
  ],
  exclusions: [],
};

/** A room with a cluster of a light and a light beside it, under the ids that garbage names. */
const configuration = () => {
  const created = { createdAt: '2026-06-01T08:00:00.000Z', info: { subfamily: 110, catalog: 16, familyName: '', applicationLocation: '' } };
  const today = library.calendarDayOf(2026, 6, 1);
  const light = (id) => library.createLight({ ...created, id, model: MODEL, today, familyName: '', applicationLocation: '' });
  const cluster = library.createCluster({ ...created, id: 'a', elements: [library.placedAt(light('b'))] });
  const elements = [library.placedAt(cluster, [0, 4, 0]), library.placedAt(light('c'), [1, 4, 0])];
  const space = library.createSpace({ ...created, id: 'root', elements });
  const modelOf = (code) => (code === MODEL.model ? MODEL : undefined);
  const context = { modelOf, canopies: [], rules: library.compileElementRules([]), rulesOn: true, remoteDriverOn: true, today };
  return library.createConfiguration(space, context);
};

const near = (chance) => [0, 1, 2].map(() => (chance(2_001) - 1_000) / 100);

/** A belt of one to three spans, a loop too, within ten metres. */
const belt = ({ chance }) => {
  const points = Array.from({ length: 2 + chance(3) }, () => near(chance));
  const isClosed = chance(2) === 1;
  const slack = points.slice(isClosed ? 0 : 1).map(() => chance(101) / 100);
  return library.beltOf({ points, slack, isClosed });
};

/** Values of the types that can only come from the library, whose parts cannot be put together by hand. */
export const MADE = {
  // Whole days of the years 1 to 9999.
  CalendarDay: ({ chance }) => chance(3_652_059) - 719_162,
  Belt: belt,
  Configuration: configuration,
  CompiledExclusions: ({ value }) => madeBy('compileExclusions', value),
  ElementTree: elementTree,
  HangingCurve: ({ chance }) => library.hangingCurve(near(chance), near(chance), chance(101) / 100),
  Trial: (parts) => library.beginTrial(elementTree(parts)),
  ConnectorGrid: ({ chance }) => {
    const connector = { id: 'left', kind: 'rod', gender: 'female', x: 0, z: 0, facingDegrees: 180 };
    const placed = near(chance).map((x) => ({ partId: 'a', connector, x, z: 0, facingDegrees: 180 }));
    return new library.ConnectorGrid(placed, (1 + chance(100)) / 100);
  },
  CircleGrid: ({ chance }) => {
    const grid = new library.CircleGrid();
    for (let id = 0; id < chance(5); id += 1) grid.insert(id, chance(20) / 10, chance(20) / 10, chance(10) / 10);
    return grid;
  },
};

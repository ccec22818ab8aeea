import * as library from '../src/index';
import { publicFunctions } from './public-functions.mjs';

const byName = Object.fromEntries(Object.entries(library));
const functions = new Map(publicFunctions().map(({ name, parameters, call }) => [name, { parameters, call }]));

/** What the library makes of garbage of the right types; tried again until it takes one. */
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
  const space = { ...madeBy('createSpace', value), id: 'root', elements: [] };
  const kinds = ['createComposition', 'createCluster', 'createComposition'].slice(chance(4));
  const groups = kinds.map((kind, index) => library.placedAt({ ...madeBy(kind, value), id: 'abc'[index], elements: [] }));
  return library.createElementTree({ ...space, elements: groups });
};

/** Values of the types that can only come from the library, whose parts cannot be put together by hand. */
export const MADE = {
  // Whole days of the years 1 to 9999.
  CalendarDay: ({ chance }) => chance(3_652_059) - 719_162,
  CompiledExclusions: ({ value }) => madeBy('compileExclusions', value),
  ElementTree: elementTree,
  Trial: (parts) => library.beginTrial(elementTree(parts)),
  CircleGrid: ({ chance }) => {
    const grid = new library.CircleGrid();
    for (let id = 0; id < chance(5); id += 1) grid.insert(id, chance(20) / 10, chance(20) / 10, chance(10) / 10);
    return grid;
  },
};

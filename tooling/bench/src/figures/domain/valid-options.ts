import { strict as assert } from 'node:assert';
import { loadSeedCatalogue } from '@candil/catalogue';
import {
  CODE_ATTRIBUTE_TYPES,
  EXCLUSION_CELLS,
  type ExclusionRow,
  type ModelDefinition,
  optionsFor,
  type Selection,
  type Variation,
} from '@candil/domain';
import Logic from 'logic-solver';
import { compare } from '../../measure';
import { absolute, figure, nanoseconds } from '../../report';
import { TODAY } from './configurations';

/**
 * Number of values in each of the five cells of a row: 48, which make 69,120 combinations. An installation is one of each of its two
 * characters.
 */
const COUNTS = { finish: 12, temperature: 12, control: 10, installation1: 8, installation2: 6 } as const;
type Cell = keyof typeof COUNTS;
const ROWS = 1_000;

/** Park and Miller's generator, so that every run has the same rows. */
const randomOf = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};
const codeOf = (cell: Cell, i: number) =>
  cell === 'finish' ? String(10 + i) : cell === 'installation1' || cell === 'installation2' ? String(i) : String.fromCharCode(65 + i);
const valuesOf = (cell: Cell) => Array.from({ length: COUNTS[cell] }, (_, i) => codeOf(cell, i));

const MODIFIERS = {
  color: valuesOf('finish'),
  temperature: valuesOf('temperature'),
  control: valuesOf('control'),
  installation: valuesOf('installation1').flatMap((first) => valuesOf('installation2').map((second) => first + second)),
};

const modelWith = (rows: number): ModelDefinition => {
  const model = loadSeedCatalogue().modelOf('0820', 16);
  assert.ok(model);
  const [sample] = model.variations;
  assert.ok(sample);
  const variations = CODE_ATTRIBUTE_TYPES.flatMap((type) =>
    MODIFIERS[type].map((modifier): Variation => ({ type, model: '0820', modifier, description: sample.description, bov: 'V' })),
  );
  const random = randomOf(7);
  const any = (cell: Cell) => codeOf(cell, Math.floor(random() * COUNTS[cell]));
  const orWild = (cell: Cell) => (random() < 0.35 ? '*' : any(cell));
  const exclusions = Array.from(
    { length: rows },
    (): ExclusionRow => ({
      finish: orWild('finish'),
      temperature: orWild('temperature'),
      control: any('control'),
      installation1: orWild('installation1'),
      installation2: orWild('installation2'),
    }),
  );
  return { ...model, variations, exclusions };
};

const termOf = (cell: Cell, value: string) => `${cell}:${value}`;
const termsOf = ({ color, temperature, control, installation }: Selection) => [
  ...(color === undefined ? [] : [termOf('finish', color)]),
  ...(temperature === undefined ? [] : [termOf('temperature', temperature)]),
  ...(control === undefined ? [] : [termOf('control', control)]),
  ...(installation === undefined ? [] : [termOf('installation1', installation.charAt(0)), termOf('installation2', installation.charAt(1))]),
];

/** The same question to a solver of propositional logic: one variable for each value of a cell, one clause for each row. */
const solverOf = (model: ModelDefinition) => {
  const solver = new Logic.Solver();
  for (const cell of EXCLUSION_CELLS) solver.require(Logic.exactlyOne(...valuesOf(cell).map((value) => termOf(cell, value))));
  for (const row of model.exclusions)
    solver.forbid(Logic.and(...EXCLUSION_CELLS.flatMap((cell) => (row[cell] === '*' ? [] : [termOf(cell, row[cell])]))));
  return (selection: Selection) =>
    model.variations.map(({ type, modifier }) => solver.solveAssuming(Logic.and(...termsOf({ ...selection, [type]: modifier }))) !== null);
};

/** Measures the remaining ones of 82 options over 69,120 combinations, with 1,000 exclusions. */
export const validOptions = () => {
  const model = modelWith(ROWS);
  const few = modelWith(100);
  const selection: Selection = { color: codeOf('finish', 2) };
  const compatible = (of: ModelDefinition, chosen: Selection) =>
    optionsFor(of, chosen, TODAY).flatMap(({ options }) => options.map((option) => option.compatible));
  const solve = solverOf(model);
  for (const chosen of [{}, selection, { ...selection, temperature: 'D', control: 'B' }])
    assert.deepEqual(compatible(model, chosen), solve(chosen));
  const times = compare({
    ours: { run: () => compatible(model, selection), calls: 1 },
    few: { run: () => compatible(few, selection), calls: 1 },
    solver: { run: () => solve(selection), calls: 1 },
  });
  const fresh = modelWith(ROWS);
  const start = process.hrtime.bigint();
  compatible(fresh, selection);
  const built = Number(process.hrtime.bigint() - start);
  figure(
    'valid options',
    `${model.variations.length} options, 69,120 combinations, ${ROWS} rows ${absolute(times.ours)} (100 rows: ${nanoseconds(times.few)}), logic-solver ${nanoseconds(times.solver)} (${(times.solver / times.ours).toFixed(0)}x), first question with building ${nanoseconds(built)}`,
    '<= 200 us, >= 50x logic-solver, flat in the rows',
    (slower) => times.ours <= 200_000 * slower && times.solver >= 50 * times.ours && times.ours <= 3 * times.few,
  );
};

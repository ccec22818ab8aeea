import { strict as assert } from 'node:assert';
import { loadSeedCatalogue } from '@candil/catalogue';
import { CODE_ATTRIBUTE_TYPES, type ExclusionRow, type ModelDefinition, optionsFor, type Selection, type Variation } from '@candil/domain';
import Logic from 'logic-solver';
import { compare } from '../../measure';
import { figure, nanoseconds } from '../../report';
import { TODAY } from './configurations';

const COUNTS = { color: 12, temperature: 12, control: 12, installation: 12 } as const;
const ROWS = 1_000;

/** Park and Miller's generator, so that every run has the same rows. */
const randomOf = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};
const codeOf = (type: keyof typeof COUNTS, i: number) =>
  type === 'color' ? String(10 + i) : type === 'installation' ? `${Math.floor(i / 4)}${i % 4}` : String.fromCharCode(65 + i);

/** A model of 48 options, which make 20,736 combinations, the most that four attributes can. */
const modelWith = (rows: number): ModelDefinition => {
  const model = loadSeedCatalogue().modelOf('0820', 16);
  assert.ok(model);
  const [sample] = model.variations;
  assert.ok(sample);
  const variations = CODE_ATTRIBUTE_TYPES.flatMap((type) =>
    Array.from(
      { length: COUNTS[type] },
      (_, i): Variation => ({ type, model: '0820', modifier: codeOf(type, i), description: sample.description, bov: 'V' }),
    ),
  );
  const random = randomOf(7);
  const cell = (type: keyof typeof COUNTS) => (random() < 0.35 ? '*' : codeOf(type, Math.floor(random() * COUNTS[type])));
  const exclusions = Array.from({ length: rows }, (): ExclusionRow => {
    const installation = cell('installation');
    return {
      finish: cell('color'),
      temperature: cell('temperature'),
      control: codeOf('control', Math.floor(random() * COUNTS.control)),
      installation1: installation === '*' ? '*' : installation.charAt(0),
      installation2: installation === '*' || random() < 0.3 ? '*' : installation.charAt(1),
    };
  });
  return { ...model, variations, exclusions };
};

/** The same question to a solver of propositional logic: one variable for each option, one clause for each row. */
const solverOf = (model: ModelDefinition) => {
  const solver = new Logic.Solver();
  const name = (type: string, modifier: string) => `${type}:${modifier}`;
  for (const type of CODE_ATTRIBUTE_TYPES) {
    solver.require(Logic.exactlyOne(...model.variations.filter((v) => v.type === type).map((v) => name(type, v.modifier))));
  }
  for (const row of model.exclusions) {
    const terms: (string | object)[] = [];
    if (row.finish !== '*') terms.push(name('color', row.finish));
    if (row.temperature !== '*') terms.push(name('temperature', row.temperature));
    if (row.control !== '*') terms.push(name('control', row.control));
    const installations = model.variations.filter(
      ({ type, modifier }) =>
        type === 'installation' &&
        (row.installation1 === '*' || modifier.charAt(0) === row.installation1) &&
        (row.installation2 === '*' || modifier.charAt(1) === row.installation2),
    );
    if (installations.length < COUNTS.installation)
      terms.push(Logic.or(...installations.map(({ modifier }) => name('installation', modifier))));
    solver.forbid(Logic.and(...terms));
  }
  return (selection: Selection) =>
    model.variations.map(({ type, modifier }) => {
      const kept = { ...selection, [type]: modifier };
      const assumed = CODE_ATTRIBUTE_TYPES.flatMap((own) => {
        const value = kept[own];
        return value === undefined ? [] : [name(own, value)];
      });
      return solver.solveAssuming(Logic.and(...assumed)) !== null;
    });
};

/** Which of 48 options remain, with 1,000 exclusions. */
export const validOptions = () => {
  const model = modelWith(ROWS);
  const few = modelWith(100);
  const selection: Selection = { color: codeOf('color', 2) };
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
    `48 options, 20,736 combinations, ${ROWS} rows ${nanoseconds(times.ours)} (100 rows: ${nanoseconds(times.few)}), logic-solver ${nanoseconds(times.solver)} (${(times.solver / times.ours).toFixed(0)}x), first question with building ${nanoseconds(built)}`,
    '<= 200 us, >= 50x logic-solver, flat in the rows',
    times.ours <= 200_000 && times.solver >= 50 * times.ours && times.ours <= 3 * times.few,
  );
};

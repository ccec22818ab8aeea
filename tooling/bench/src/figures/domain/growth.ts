import { strict as assert } from 'node:assert';
import { loadSeedCatalogue } from '@candil/catalogue';
import { budgetTotals, checkTreeRules, createConfiguration, elementOf, snapshotOf, splitIntoGroups, tryChange } from '@candil/domain';
import { compare } from '../../measure';
import { nanoseconds } from '../../report';
import { configurationOf } from './configurations';

/** A configuration holds at most 5,000 elements. */
const COUNTS = [100, 500, 2_000, 4_900] as const;

/** Measures the cost of one job as configurations and lists grow. */
export const growth = () => {
  const model = loadSeedCatalogue().modelOf('0820', 16);
  assert.ok(model);
  const rows = COUNTS.map((count) => {
    const configuration = configurationOf(model, count);
    const { tree, context } = configuration;
    const elementId = `light-${Math.floor(count / 2)}`;
    const [x, , z] = elementOf(tree, elementId).position;
    const columns = {
      quantity: Int32Array.from({ length: count }, (_, i) => 1 + (i % 9)),
      unitPvp: Float64Array.from({ length: count }, (_, i) => 1_999 + i),
      discount: Int32Array.from({ length: count }, () => 1_000),
    };
    let turn = 0;
    const sizes = [1, 2, 4, 6];
    return compare({
      drag: { run: () => tryChange(configuration, { kind: 'move', elementId, position: [x + (++turn % 10) / 1000, 0, z] }), calls: 1 },
      rules: { run: () => checkTreeRules(context.rules, tree, { enabled: true }), calls: 1 },
      load: { run: () => createConfiguration(snapshotOf(tree), context), calls: 1 },
      drivers: { run: () => splitIntoGroups(count, sizes), calls: 1 },
      budget: { run: () => budgetTotals(columns, { discount: 500, surcharge: 0, iva: 2100 }), calls: 1 },
    });
  });
  const line = (name: string, cells: readonly string[]) =>
    process.stdout.write(`  ${name.padEnd(26)}${cells.map((cell) => cell.padStart(12)).join('')}\n`);
  line(
    'growth',
    COUNTS.map((count) => count.toLocaleString('en')),
  );
  for (const [name, key] of [
    ['drag step', 'drag'],
    ['all rules', 'rules'],
    ['make a configuration', 'load'],
    ['split over drivers', 'drivers'],
    ['budget totals', 'budget'],
  ] as const) {
    line(
      name,
      rows.map((times) => nanoseconds(times[key])),
    );
  }
};

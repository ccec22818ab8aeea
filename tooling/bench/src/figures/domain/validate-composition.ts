import { strict as assert } from 'node:assert';
import { loadSeedCatalogue } from '@candil/catalogue';
import { applyOperation, checkElementRules, checkTreeRules, elementOf } from '@candil/domain';
import { Environment } from '@marcbachmann/cel-js';
import { compare } from '../../measure';
import { absolute, figure, nanoseconds } from '../../report';
import { configurationOf } from './configurations';

const LIGHTS = 500;

/** The rules of 500 lights by an interpreter that counts by scanning, as one would write it on a package. */
const scanningPeer = (facts: readonly Record<string, unknown>[]) => {
  const environment = new Environment()
    .registerVariable('model', 'string')
    .registerVariable('power', 'double')
    .registerVariable('finish', 'string')
    .registerVariable('children', 'list');
  const scalar = Array.from({ length: 15 }, (_, i) =>
    environment.parse(`model != "99${String(i).padStart(2, '0')}" || (power <= ${20 + i}.0 && finish != "11")`),
  );
  const counting = Array.from({ length: 5 }, (_, i) =>
    environment.parse(
      `children.filter(c, c.type == "Light").size() <= ${100_000 + i} && children.filter(c, c.finish == "1${i}").size() <= 100000`,
    ),
  );
  return () => {
    let rejected = 0;
    for (const fact of facts) {
      const context = { ...fact, children: facts };
      for (const program of scalar) if (program(context) !== true) rejected += 1;
      for (const program of counting) if (program(context) !== true) rejected += 1;
    }
    return rejected;
  };
};

/** All the rules of a whole composition, and those of one light after a change. */
export const validateComposition = () => {
  const model = loadSeedCatalogue().modelOf('0820', 16);
  assert.ok(model);
  const { tree, context } = configurationOf(model, LIGHTS);
  const facts = [...tree.elements.values()].filter(({ type }) => type === 'Light').map((element) => ({ ...element.facts }));
  const peer = scanningPeer(facts);
  const whole = () => checkTreeRules(context.rules, tree, { enabled: true }).rejections.length;
  let turn = 0;
  const one = () => {
    const { props } = elementOf(tree, 'light-250');
    turn += 1;
    const color = turn % 2 === 0 ? '10' : '42';
    applyOperation(tree, { kind: 'attributes', elementId: 'light-250', attributes: { ...props.attributes, color } });
    return checkElementRules(context.rules, tree, 'light-250', { enabled: true }).rejections.length;
  };
  assert.deepEqual([whole(), one()], [0, 0]);
  const start = process.hrtime.bigint();
  assert.equal(peer(), 0);
  const scanned = Number(process.hrtime.bigint() - start);
  const times = compare({ whole: { run: whole, calls: 1 }, one: { run: one, calls: 1 } });
  figure(
    'validate composition',
    `${LIGHTS} lights x 20 rules ${absolute(times.whole)}, one change ${absolute(times.one)}, cel-js with scans ${nanoseconds(scanned)} (1/${(scanned / times.whole).toFixed(0)})`,
    'whole <= 1 ms, one change <= 5 us, <= 1/100 of cel-js',
    (slower) => times.whole <= 1e6 * slower && times.one <= 5000 * slower && times.whole * 100 <= scanned,
  );
};

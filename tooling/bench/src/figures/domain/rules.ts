import { strict as assert } from 'node:assert';
import { compileScript, listOf, NUMBER, objectOf, type RuleHost, runScript, STRING } from '@candil/domain';
import { Environment } from '@marcbachmann/cel-js';
import jsonLogic from 'json-logic-js';
import { Engine } from 'json-rules-engine';
import { compare } from '../../measure';
import { figure, nanoseconds } from '../../report';

interface Lamp {
  readonly model: string;
  readonly control: string;
  readonly installation: string;
  readonly watts: number;
  readonly finish: string;
  readonly temperature: string;
}
interface Context extends Lamp {
  readonly children: readonly Lamp[];
}

const LAMP_FIELDS = {
  model: { type: STRING, read: (lamp: Lamp) => lamp.model },
  control: { type: STRING, read: (lamp: Lamp) => lamp.control },
  installation: { type: STRING, read: (lamp: Lamp) => lamp.installation },
  watts: { type: NUMBER, read: (lamp: Lamp) => lamp.watts },
  finish: { type: STRING, read: (lamp: Lamp) => lamp.finish },
  temperature: { type: STRING, read: (lamp: Lamp) => lamp.temperature },
};
const HOST: RuleHost<Context> = {
  variables: { ...LAMP_FIELDS, children: { type: listOf(objectOf('Lamp')), read: ({ children }) => children } },
  kinds: { Lamp: LAMP_FIELDS },
  functions: {},
};

const SCALAR = 'model == "0820" && control in ["D", "M", "C"] && (installation.startsWith("3") || watts <= 20.5) && finish != "11"';
const AGGREGATE = 'children.filter(c, c.control == "D").size() <= 40 && children.all(c, c.temperature in ["1", "6", "9"])';

const lampOf = (i: number): Lamp => ({
  model: i % 5 === 0 ? '0821' : '0820',
  control: ['D', 'M', 'A', 'C'][i % 4] as string,
  installation: ['31', '10', '18'][i % 3] as string,
  watts: 10 + (i % 13),
  finish: ['10', '11', '24'][(i >> 1) % 3] as string,
  temperature: ['1', '6', '9'][i % 3] as string,
});
const CONTEXTS: readonly Context[] = Array.from({ length: 64 }, (_, i) => ({
  ...lampOf(i),
  children: Array.from({ length: 50 }, (_, k) => (i % 8 === 7 && k === 49 ? { ...lampOf(k), temperature: 'X' } : lampOf(i + k))),
}));

const scriptOf = (text: string) => {
  const script = compileScript(text, HOST);
  assert.ok(script.ok);
  return (context: Context) => runScript(script.value, context).kind === 'accept';
};
const celOf = (text: string) => {
  const lamp = { model: 'string', control: 'string', installation: 'string', watts: 'double', finish: 'string', temperature: 'string' };
  let environment = new Environment();
  for (const [name, type] of Object.entries(lamp)) environment = environment.registerVariable(name, type);
  const program = environment.registerVariable('children', 'list').parse(text);
  return (context: Context) => program(context as unknown as Record<string, unknown>) === true;
};

const nativeScalar = ({ model, control, installation, watts, finish }: Context) =>
  model === '0820' &&
  (control === 'D' || control === 'M' || control === 'C') &&
  (installation.startsWith('3') || watts <= 20.5) &&
  finish !== '11';

const nativeAggregate = ({ children }: Context) => {
  let count = 0;
  for (const { control } of children) if (control === 'D') count += 1;
  if (count > 40) return false;
  for (const { temperature } of children) if (temperature !== '1' && temperature !== '6' && temperature !== '9') return false;
  return true;
};

const AGGREGATE_LOGIC = {
  and: [
    {
      '<=': [
        {
          reduce: [{ var: 'children' }, { '+': [{ var: 'accumulator' }, { if: [{ '===': [{ var: 'current.control' }, 'D'] }, 1, 0] }] }, 0],
        },
        40,
      ],
    },
    { all: [{ var: 'children' }, { in: [{ var: 'temperature' }, ['1', '6', '9']] }] },
  ],
};

/** The scalar rule in the form of json-rules-engine, which answers by a promise. */
const rulesEngineTime = async () => {
  const engine = new Engine([
    {
      conditions: {
        all: [
          { fact: 'model', operator: 'equal', value: '0820' },
          { fact: 'control', operator: 'in', value: ['D', 'M', 'C'] },
          {
            any: [
              { fact: 'installation', operator: 'startsWith', value: '3' },
              { fact: 'watts', operator: 'lessThanInclusive', value: 20.5 },
            ],
          },
          { fact: 'finish', operator: 'notEqual', value: '11' },
        ],
      },
      event: { type: 'accept' },
    },
  ]);
  engine.addOperator('startsWith', (value: string, start: string) => value.startsWith(start));
  const facts = CONTEXTS.map(({ children: _, ...lamp }) => lamp);
  for (const [i, fact] of facts.entries()) {
    const { events } = await engine.run(fact);
    assert.equal(events.length > 0, nativeScalar(CONTEXTS[i] as Context));
  }
  const start = process.hrtime.bigint();
  const rounds = 20;
  for (let round = 0; round < rounds; round += 1) for (const fact of facts) await engine.run(fact);
  return Number(process.hrtime.bigint() - start) / (rounds * facts.length);
};

const overContexts = (accepts: (context: Context) => boolean) => ({
  run: () => {
    let accepted = 0;
    for (const context of CONTEXTS) if (accepts(context)) accepted += 1;
    return accepted;
  },
  calls: CONTEXTS.length,
});
const assertAlike = (expected: (context: Context) => boolean, ...others: ((context: Context) => boolean)[]) => {
  for (const context of CONTEXTS) for (const other of others) assert.equal(other(context), expected(context));
};

/** A rule of six comparisons, and one over fifty children, against native JavaScript and other engines. */
export const rules = async () => {
  const scalar = scriptOf(SCALAR);
  const celScalar = celOf(SCALAR);
  assertAlike(nativeScalar, scalar, celScalar);
  const one = compare({ ours: overContexts(scalar), native: overContexts(nativeScalar), cel: overContexts(celScalar) });
  const engine = await rulesEngineTime();
  figure(
    'rule, scalar',
    `${nanoseconds(one.ours)}, native ${nanoseconds(one.native)} (${(one.ours / one.native).toFixed(1)}x), cel-js ${nanoseconds(one.cel)} (${(one.ours / one.cel).toFixed(2)}x), json-rules-engine ${nanoseconds(engine)} (1/${(engine / one.ours).toFixed(0)})`,
    '<= 10x native, <= 0.5x cel-js, <= 1/200 of json-rules-engine',
    one.ours <= 10 * one.native && one.ours <= 0.5 * one.cel && one.ours * 200 <= engine,
  );

  const aggregate = scriptOf(AGGREGATE);
  const celAggregate = celOf(AGGREGATE);
  const logic = (context: Context) => jsonLogic.apply(AGGREGATE_LOGIC as never, context) === true;
  assertAlike(nativeAggregate, aggregate, celAggregate, logic);
  const many = compare({
    ours: overContexts(aggregate),
    native: overContexts(nativeAggregate),
    cel: overContexts(celAggregate),
    logic: overContexts(logic),
  });
  figure(
    'rule, aggregate',
    `${nanoseconds(many.ours)}, native ${nanoseconds(many.native)} (${(many.ours / many.native).toFixed(1)}x), cel-js ${nanoseconds(many.cel)} (${(many.ours / many.cel).toFixed(2)}x), json-logic-js ${nanoseconds(many.logic)}`,
    '<= 12x native, <= 0.3x cel-js',
    many.ours <= 12 * many.native && many.ours <= 0.3 * many.cel,
  );
};

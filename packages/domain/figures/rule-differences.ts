import { Environment } from '@marcbachmann/cel-js';
import fc from 'fast-check';
import { compileScript, runScript } from '../src/rule';
import { anyLamp, celExpression } from '../src/testing/cel-expressions';
import { LAMP_HOST } from '../src/testing/rule-host';
import { countDifferences } from './count-differences';

/** Prints as JSON in how many cases our rules and CEL differ over what both can say (figure 22). */
const CASES = Number(process.argv[2] ?? 100_000);
const SEED = 22;

const FIELDS = { model: 'string', control: 'string', watts: 'double', dimmable: 'bool', tags: 'list<string>' } as const;
// Lamps are dynamic to CEL, and a list may then hold doubles and values that become doubles.
const cel = new Environment({ homogeneousAggregateLiterals: false });
for (const [name, type] of Object.entries(FIELDS)) cel.registerVariable(name, type);
cel.registerVariable('children', 'list<dyn>');
const LAMPS = fc.sample(anyLamp, { seed: SEED, numRuns: 8 });

let accepted = 0;
const differences = countDifferences(celExpression, CASES, SEED, (text) => {
  const program = cel.parse(text);
  const script = compileScript(text, LAMP_HOST);
  if (!script.ok) return false;
  return LAMPS.every((subject) => {
    const ours = runScript(script.value, subject).kind;
    if (ours === 'accept') accepted += 1;
    return ours === (program({ ...subject }) === true ? 'accept' : 'reject');
  });
});
process.stdout.write(JSON.stringify({ cases: CASES, lamps: LAMPS.length, accepted, differences }));

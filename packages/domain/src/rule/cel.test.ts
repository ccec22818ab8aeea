import { Environment } from '@marcbachmann/cel-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLamp, celExpression } from '../testing/cel-expressions';
import { successOf } from '../testing/results';
import { LAMP_HOST } from '../testing/rule-host';
import { compileScript, runScript } from '.';

const FIELDS = { model: 'string', control: 'string', watts: 'double', dimmable: 'bool', tags: 'list<string>' } as const;
// Lamps are dynamic to CEL, and a list may then hold doubles and values that become doubles.
const cel = new Environment({ homogeneousAggregateLiterals: false });
for (const [name, type] of Object.entries(FIELDS)) cel.registerVariable(name, type);
cel.registerVariable('children', 'list<dyn>');
const LAMPS = fc.sample(anyLamp, { seed: 1, numRuns: 64 });

describe('rules and CEL', () => {
  it('RU35 means by an expression of the common part what CEL means by it', () => {
    fc.assert(
      fc.property(celExpression, (text) => {
        const program = cel.parse(text);
        const script = successOf(compileScript(text, LAMP_HOST));
        const outcomes = LAMPS.map((subject) => runScript(script, subject).kind);
        expect(outcomes).toEqual(LAMPS.map((subject) => (program({ ...subject }) === true ? 'accept' : 'reject')));
      }),
      {
        examples: [
          ['children.filter(c, c.watts > 1.5).size() == 1 || tags.exists_one(t, t.startsWith("n"))'],
          ['(dimmable ? model : control) in tags.map(t, t + "")'],
        ],
      },
    );
  });
});

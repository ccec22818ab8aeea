import { compileElementRules } from '@candil/domain';
import { expect, it } from 'vitest';
import { DOME, offerOf } from '../testing/offer';
import { refusingRule } from './refusing-rule';

const SAGE = { color: '42', temperature: '2', control: 'A', installation: '10', pendantHeightCm: 200 };
const rule = (id: string, script: string) => ({ id, elementTypes: ['Light'], script, active: true });
const rules = compileElementRules([rule('volts', 'voltage < 48'), rule('no-sage', 'finish != "42"')]);
const refusal = (selection: Partial<typeof SAGE>) => {
  const found = refusingRule(rules, DOME, selection, offerOf().today);
  return found && [found.code, found.ruleId];
};

it('returns the rule that rejects, otherwise the one that is broken', () => {
  expect([refusal(SAGE), refusal({ ...SAGE, color: '23' })]).toEqual([
    ['rule.rejected', 'no-sage'],
    ['rule.broken', 'volts'],
  ]);
});

it('is not evaluated for open choices or products that cannot be built', () => {
  const { installation: _, ...open } = SAGE;
  expect([refusal(open), refusal({ ...SAGE, control: 'M' })]).toEqual([undefined, undefined]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorText } from '../error-text';
import { failureOf, successOf } from '../testing/results';
import { checkRules } from '.';

const TEXT = { en: 'a', es: 'b', de: 'c', fr: 'd', it: 'e', us: 'f' };
const RULE = { id: 'a', elementTypes: ['Light', 'Track'], script: 'power < 9', active: true };
const problemsOf = (input: unknown) => failureOf(checkRules(input)).problems.map(({ path, reason }) => `${path} ${reason}`.trim());

describe('rules in data', () => {
  it('RU36 reads rules', () => {
    const rules = [RULE, { ...RULE, id: 'b', reasons: TEXT, active: false, blocks: 'order', note: 'ours' }];
    expect([successOf(checkRules(rules)), successOf(checkRules([]))]).toEqual([rules, []]);
  });

  it('RU36 refuses what is no list of rules, naming all places', () => {
    expect([{ rules: [] }, null, 'rules'].map(problemsOf)).toEqual([['is no list'], ['is no list'], ['is no list']]);
    expect(
      problemsOf([
        RULE,
        7,
        { ...RULE, id: '' },
        RULE,
        { ...RULE, id: 'c', elementTypes: ['Lamp'], script: null },
        { ...RULE, id: 'd', elementTypes: [], active: 1, reasons: { en: 'a' }, blocks: 'all' },
      ]),
    ).toEqual([
      '[1] is no object',
      '[2].id is no text',
      '[3].id is the id of a rule before it',
      '[4].elementTypes is no list of Space, Composition, Cluster, Pendant, Light, Complement, Track, ElectricalConnection, Reflector, Counterweight',
      '[4].script is no text',
      '[5].elementTypes is no list of Space, Composition, Cluster, Pendant, Light, Complement, Track, ElectricalConnection, Reflector, Counterweight',
      '[5].active is neither true nor false',
      '[5].reasons is no text in each of en, es, de, fr, it, us',
      '[5].blocks is not order',
    ]);
    expect(errorText(failureOf(checkRules([7])))).toBe('rule data malformed: path [0], reason is no object');
  });

  it('RU36 answers whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(checkRules([input]).ok).toBe(false);
      }),
      { examples: [[{ ...RULE, elementTypes: 'Light' }], [null], [Object.create(null)]] },
    );
  });
});

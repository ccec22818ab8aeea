import { describe, expect, it } from 'vitest';
import { HANGING_MODEL, ruleOf } from '../testing/configurations';
import { TODAY } from '../testing/results';
import { aloneInRoom, compileElementRules, ruleRefusalOf } from '.';

const CHOSEN = { color: '24', temperature: '1', control: 'A', installation: '10', pendantHeightCm: 120 };
const refusal = (...rules: Parameters<typeof ruleOf>[]) => {
  const compiled = compileElementRules(rules.map((rule) => ruleOf(...rule)));
  const found = ruleRefusalOf(compiled, HANGING_MODEL, CHOSEN, TODAY);
  return found && [found.code, found.ruleId, found.subject];
};

describe('rules of a product alone', () => {
  it('RU38 look at it as the one light of a room, a rejection before a broken rule', () => {
    expect([
      refusal(['volts', ['Light'], 'voltage < 48'], ['no brass', ['Light'], 'finish != "24"']),
      refusal(['volts', ['Light'], 'voltage < 48']),
      refusal(['two', ['Space'], 'children.size() == 2']),
      refusal(['high', ['Light'], 'pendantHeight > 150']),
      refusal(['one', ['Space'], 'children.size() == 1']),
    ]).toEqual([
      ['rule.rejected', 'no brass', 'light'],
      ['rule.broken', 'volts', 'light'],
      ['rule.rejected', 'two', 'space'],
      ['rule.rejected', 'high', 'light'],
      undefined,
    ]);
  });

  it('RU38 are not those of groups, in which it does not stand', () => {
    expect(refusal(['never', ['Cluster', 'Composition'], 'false'])).toBe(undefined);
  });

  it('RU38 hang it from the ceiling of a new room', () => {
    const { elements, props } = aloneInRoom(HANGING_MODEL, CHOSEN, TODAY);
    expect(elements).toHaveLength(1);
    expect(elements[0]?.options.position).toEqual([0, 4, 0]);
    expect(elements[0]?.element.props.attributes).toEqual({
      color: '24',
      temperature: '1',
      control: 'A',
      installation: '10',
      pendantHeight: 120,
    });
    expect(props.config?.roomSize.height).toBe(4);
  });
});

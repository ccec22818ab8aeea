import { describe, expect, it } from 'vitest';
import { isChangedFact, VALIDATION_STATUS, validationState } from '.';

const { OPEN, VALIDATED } = VALIDATION_STATUS;
const same = { stored: 3, now: 3 };

describe('the validation of a product', () => {
  it('PJ25 counts only with its status and while nothing stands against the product', () => {
    const stateOf = (status: number, isBlocked: boolean) => validationState({ status, isBlocked, facts: [same] });
    expect([stateOf(OPEN, false), stateOf(VALIDATED, false), stateOf(OPEN, true), stateOf(VALIDATED, true)]).toEqual([
      'open',
      'validated',
      'blocked',
      'blocked',
    ]);
  });

  it('PJ26 is outdated by another price or other weeks, also by none and on request, but not by a missing value', () => {
    const facts = [same, { stored: 3, now: 4 }, { stored: 3, now: null }, { stored: null, now: 3 }, { stored: undefined, now: 3 }];
    expect(facts.map(isChangedFact)).toEqual([false, true, true, true, false]);
    expect(facts.map((fact) => validationState({ status: VALIDATED, isBlocked: false, facts: [same, fact] }))).toEqual([
      'validated',
      'changed',
      'changed',
      'changed',
      'validated',
    ]);
    expect(validationState({ status: OPEN, isBlocked: false, facts: [{ stored: 3, now: 4 }] })).toBe('open');
  });
});

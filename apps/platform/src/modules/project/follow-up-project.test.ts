import { checkText } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { followUpName } from './follow-up-project';

describe('the name of a follow-up project', () => {
  it.each([
    ['Casa Llull', 'Casa Llull (2)'],
    ['Casa Llull (2)', 'Casa Llull (3)'],
    ['Bar (1)', 'Bar (2)'],
    ['(2)', '(2) (2)'],
    ['x'.repeat(50), `${'x'.repeat(46)} (2)`],
    [`${'x'.repeat(46)} (9)`, `${'x'.repeat(45)} (10)`],
    [`${'x'.repeat(45)} yyyy`, `${'x'.repeat(45)} (2)`],
    [`${'𐐀'.repeat(25)}`, `${'𐐀'.repeat(23)} (2)`],
  ])('%s goes on as %s', (name, next) => {
    expect(followUpName(name)).toBe(next);
    expect(checkText(next, 'projectTitle').ok).toBe(true);
  });
});

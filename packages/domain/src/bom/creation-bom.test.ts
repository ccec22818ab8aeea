import { describe, expect, it } from 'vitest';
import { errorText } from '../error-text';
import { fail, ok } from '../result';
import { CONNECTION, PENDANT, SPOT, TRACK } from '../testing/bom-sources';
import { failureOf } from '../testing/results';
import { compositionCategory, creationCategory, creationNumberOf, PREFIX_CODE } from '.';

const REGULAR = { id: 1, description: 'REGULAR' };
const TOOLKIT = { id: 6, description: 'TOOLKIT' };
const COMPOSING = { id: 7, description: 'COMPOSING_PENDANTS' };

describe('categories', () => {
  it('BO12 makes a composition with accessories a toolkit, another one regular', () => {
    expect([
      compositionCategory([SPOT]),
      compositionCategory([SPOT, TRACK]),
      compositionCategory([CONNECTION]),
      compositionCategory([]),
    ]).toEqual([REGULAR, TOOLKIT, TOOLKIT, REGULAR]);
  });

  it('BO13 turns a composition that has only pendants into one of composing pendants', () => {
    expect([
      compositionCategory([PENDANT, PENDANT]),
      compositionCategory([PENDANT, TRACK]),
      compositionCategory([PENDANT, SPOT]),
      compositionCategory([TRACK]),
    ]).toEqual([{ ...REGULAR, subcategory: 1 }, { ...TOOLKIT, subcategory: 1 }, REGULAR, TOOLKIT]);
  });

  it('BO14 makes a creation composing pendants, or a toolkit when its compositions mix both', () => {
    const mixes = [[], [REGULAR], [TOOLKIT, TOOLKIT], [REGULAR, TOOLKIT, REGULAR], [{ ...TOOLKIT, subcategory: 1 }, REGULAR]];
    expect(mixes.map(creationCategory)).toEqual([COMPOSING, COMPOSING, COMPOSING, TOOLKIT, TOOLKIT]);
  });
});

describe('the code of a creation', () => {
  it('BO10 is CR and a number', () => {
    expect(PREFIX_CODE).toBe('CR');
    expect(['CR1', 'CR000123', 'CR999999999999999'].map(creationNumberOf)).toEqual([ok(1), ok(123), ok(999999999999999)]);
    const others = ['', 'CR', 'CR12a', 'CR 1', 'cr1', 'XX123', '123', 'CR1234567890123456'];
    expect(others.map(creationNumberOf)).toEqual(
      others.map((creationCode) => fail({ code: 'bom.creation-code-malformed', creationCode, prefixCode: 'CR' })),
    );
    expect(errorText(failureOf(creationNumberOf('XX123')))).toBe('bom creation code malformed: creationCode XX123, prefixCode CR');
  });
});

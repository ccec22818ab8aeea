import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLamp } from '../testing/cel-expressions';
import { LAMP_HOST, lamp } from '../testing/rule-host';
import { anyText, distortedProgram, grammarProgram } from '../testing/rule-programs';
import { checkScript, compileScript, formatScript, runScript } from '.';

const CROWD = lamp({
  weight: 1,
  children: Array.from({ length: 60 }, () => lamp({ weight: null })),
  tags: Array.from({ length: 60 }, (_, index) => 'ab'.repeat(index)),
});

/** Failure code of a text, or its outcome. */
function endOf(text: string, subject = CROWD): string {
  checkScript(text, LAMP_HOST);
  formatScript(text);
  const compiled = compileScript(text, LAMP_HOST);
  if (!compiled.ok) return compiled.failure.code;
  const outcome = runScript(compiled.value, subject);
  return outcome.kind === 'broken' ? outcome.code : outcome.kind;
}

const times = (count: number, text: string) => Array.from({ length: count }, () => text).join('');
const nested = (depth: number) => `${times(depth, 'children.all(c, ')}c.watts == 7${times(depth, ')')}`;

describe('hostile scripts', () => {
  it('RU34 ends whatever program it is given', () => {
    const ends = ['accept', 'reject', 'pass'];
    fc.assert(
      fc.property(fc.oneof(grammarProgram, anyText, distortedProgram), anyLamp, (text, subject) => {
        const end = endOf(text, subject);
        expect(ends.includes(end) || end.startsWith('rule.')).toBe(true);
      }),
      {
        examples: [
          ['children.all(', CROWD],
          [nested(3), CROWD],
          ['\u0000"', CROWD],
        ],
      },
    );
  });

  it('RU37 refuses what is no text', () => {
    const deep = Array.from({ length: 20_000 }).reduce<unknown[]>((inner) => [inner], []);
    for (const value of [deep, undefined, Symbol('s'), { length: 1 }] as unknown[]) {
      const failure = { code: 'rule.expected', expected: 'a text', found: typeof value, position: { offset: 0, line: 1, column: 1 } };
      expect(checkScript(value as string, LAMP_HOST)).toEqual([failure]);
    }
  });

  it('RU34 refuses or breaks what is made to harm', () => {
    const chain = times(8, '.map(t, t + t)');
    const scripts: Record<string, string> = {
      [times(100_000, '(')]: 'rule.too-long',
      [times(9_000, '(')]: 'rule.too-deep',
      [times(9_000, '[')]: 'rule.too-deep',
      [times(9_000, '!')]: 'rule.too-deep',
      [times(9_000, '-')]: 'rule.too-deep',
      [times(2_000, 'a?b:')]: 'rule.too-deep',
      [times(2_000, 'f(')]: 'rule.too-deep',
      [`watts${times(4_000, '+1')}`]: 'rule.too-deep',
      [`parent${times(1_000, '.parent')}`]: 'rule.too-deep',
      [`tags${times(500, '.size()')}`]: 'rule.too-deep',
      [times(9_000, '"')]: 'rule.expected',
      [nested(3)]: 'rule.fuel',
      [nested(60)]: 'rule.fuel',
      'children.all(a, children.all(b, children.all(c, a.watts == b.watts && b.watts == c.watts)))': 'rule.fuel',
      'children.map(a, children.map(b, children.map(c, c.watts))).size() > 0': 'rule.fuel',
      [`tags${chain}.size() > 0`]: 'rule.fuel',
      'children.all(c, tags.all(t, tags.all(u, !(t + u + t + u).contains(t + "x"))))': 'rule.fuel',
      'while (true) {}': 'rule.word-reserved',
      'this.constructor.constructor("return process")()': 'rule.expected',
      'parent.constructor("return 1")': 'rule.member-unknown',
      'model.matches("(a+)+$")': 'rule.member-unknown',
      'children.all(__proto__, __proto__.watts == 7)': 'accept',
    };
    for (const [script, end] of Object.entries(scripts)) {
      expect(endOf(script), script.slice(0, 90)).toEqual(end);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { all, lamp, outcomeOf, outcomesOf } from '../../testing/rule-host';

const FAMILY = lamp({
  weight: 2,
  parent: lamp({ model: '0162', watts: 20 }),
  children: [
    lamp({ watts: 3, control: 'D', weight: 1 }),
    lamp({ watts: 5, control: 'M', weight: null, model: '0162' }),
    lamp({ watts: 8, control: 'D' }),
  ],
});
const BREAK = '1 / (watts - 7) > 0';

describe('operators', () => {
  it('RU9 compares numbers and strings', () => {
    const scripts = [
      'watts == 7',
      '7 == watts',
      'watts != 8',
      'watts >= 7',
      'watts <= 7',
      '8 > watts',
      '6 < watts',
      'watts < watts + 1',
      'model > "0800"',
      '"0900" > model',
      'model <= model',
      'dimmable == true',
      'model != finish',
      '"b" > "abc"',
    ];
    const wrong = [
      'watts == 8',
      'watts != 7',
      'watts > 7',
      'watts < 7',
      '7 > watts',
      '7 < watts',
      'watts > watts',
      'model < "0800"',
      'model < model',
      'model >= control',
      'model == finish',
      'dimmable != true',
    ];
    expect(outcomesOf(scripts)).toEqual(all(scripts, 'accept'));
    expect(outcomesOf(wrong)).toEqual(all(wrong, 'reject'));
  });

  it('RU9 lets a missing value equal a missing one and nothing else', () => {
    const scripts = [
      'weight == null',
      'null == weight',
      '!(weight != null)',
      'weight != 0',
      'parent == null',
      'weight == parent.weight',
      '!(weight == 1)',
      'null == null',
    ];
    for (const weight of [undefined, null]) {
      const subject = lamp({ ...(weight === null ? { weight } : {}), parent: null });
      expect(
        outcomesOf(
          scripts.filter((script) => !script.includes('parent.')),
          subject,
        ),
      ).toEqual(
        all(
          scripts.filter((script) => !script.includes('parent.')),
          'accept',
        ),
      );
      expect(outcomeOf('weight == parent.weight', lamp({ ...subject, parent: lamp({ weight: null }) }))).toBe('accept');
      expect(outcomeOf('weight != parent.weight', lamp({ ...subject, parent: lamp({ weight: 1 }) }))).toBe('accept');
    }
    expect(outcomesOf(['weight == 2', 'weight != null', 'parent != null', 'weight != parent.weight'], FAMILY)).toEqual(
      all(['weight == 2', 'weight != null', 'parent != null', 'weight != parent.weight'], 'accept'),
    );
  });

  it('RU11 ends a chain at the operand that decides', () => {
    const scripts = [`watts > 9 && ${BREAK}`, `watts > 1 && dimmable && watts > 9 && model == "x" && ${BREAK}`];
    expect(outcomesOf(scripts)).toEqual(all(scripts, 'reject'));
    const either = [`watts > 1 || ${BREAK}`, `watts > 9 || !dimmable || model == "x" || finish == "1" || dimmable || ${BREAK}`];
    expect(outcomesOf(either)).toEqual(all(either, 'accept'));
  });

  it('RU11 lets an operand that decides make up for one that breaks', () => {
    expect(
      outcomesOf([
        `${BREAK} && watts > 9`,
        `${BREAK} || watts > 1`,
        `${BREAK} && watts > 1`,
        `${BREAK} || weight > 1`,
        `true && (${BREAK} || true)`,
      ]),
    ).toEqual({
      [`${BREAK} && watts > 9`]: 'reject',
      [`${BREAK} || watts > 1`]: 'accept',
      [`${BREAK} && watts > 1`]: 'rule.not-finite 1:3',
      [`${BREAK} || weight > 1`]: 'rule.not-finite 1:3',
      [`true && (${BREAK} || true)`]: 'accept',
    });
    const scripts = ['children.exists(c, c.weight < 2)', '!children.all(c, c.weight > 1)'];
    const last = lamp({ children: [lamp(), lamp({ weight: 1 })] });
    expect(outcomesOf(scripts, last)).toEqual(all(scripts, 'accept'));
    expect(outcomeOf('children.all(c, c.weight < 2)', last)).toBe('rule.no-value 1:19');
    expect(outcomeOf(`1 / (watts - 7) > 0 == (${BREAK} || true)`)).toBe('rule.not-finite 1:3');
  });

  it('RU12 finds a value in a list', () => {
    const scripts = [
      'control in ["D"]',
      'control in ["M", "D"]',
      'control in ["A", "M", "D"]',
      'control in ["A", "B", "M", "D"]',
      '"new" in tags',
      'watts in [watts]',
      '1 + 6 in [7]',
      'weight in [null, 1]',
      'watts in [7, 8, 9] + [10]',
      '!(7 in [])',
      '7 in [7]',
      'weight in children.map(c, c.weight)',
    ];
    expect(outcomesOf(scripts, lamp({ children: [lamp()] }))).toEqual(all(scripts, 'accept'));
    const wrong = [
      'control in ["M"]',
      'control in ["M", "A"]',
      'control in ["A", "M", "B"]',
      'control in ["A", "B", "M", "C"]',
      '"old" in tags',
      'watts in []',
      'weight in [1, 2]',
      'control in ["a", "b", "c", "d", "e", "toString"]',
    ];
    expect(outcomesOf(wrong)).toEqual(all(wrong, 'reject'));
  });

  it('RU13 runs only the branch that is chosen', () => {
    expect(outcomeOf(`dimmable ? true : ${BREAK}`)).toBe('accept');
    expect(outcomeOf(`!dimmable ? ${BREAK} : watts < 9`)).toBe('accept');
    expect(outcomeOf('(dimmable ? watts : 0) == 7')).toBe('accept');
    expect(outcomeOf('(weight == null ? 1 : weight) == 1')).toBe('accept');
  });

  it('RU18 reckons with doubles, and breaks where a result is not finite', () => {
    const scripts = [
      'watts + 1 == 8',
      'watts - 1 == 6',
      'watts * 2 == 14',
      'watts / 2 == 3.5',
      'watts % 4 == 3',
      '-watts == 0 - 7',
      '-watts % 4 == -3',
      '0.1 + 0.2 != 0.3',
      'model + finish == "082011"',
    ];
    expect(outcomesOf(scripts)).toEqual(all(scripts, 'accept'));
    expect(
      outcomesOf([
        'watts / 0 > 1',
        '0 / (watts - 7) == 0',
        'watts % 0 == 0',
        '1e308 * 10 > 1',
        'watts\n+ (1e308 + 1e308) > 1',
        '-1e308 - 1e308 < 0',
      ]),
    ).toEqual({
      'watts / 0 > 1': 'rule.not-finite 1:7',
      '0 / (watts - 7) == 0': 'rule.not-finite 1:3',
      'watts % 0 == 0': 'rule.not-finite 1:7',
      '1e308 * 10 > 1': 'rule.not-finite 1:7',
      'watts\n+ (1e308 + 1e308) > 1': 'rule.not-finite 2:10',
      '-1e308 - 1e308 < 0': 'rule.not-finite 1:8',
    });
  });
});

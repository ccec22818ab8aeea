import { describe, expect, it } from 'vitest';
import { all, lamp, outcomeOf, outcomesOf } from '../../testing/rule-host';
import { SCRIPT_LIMITS } from '..';

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

describe('running scripts', () => {
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

  it('RU15 asks strings for their beginning, end, parts and number of characters', () => {
    const scripts = [
      'model.startsWith("0")',
      'model.startsWith("08")',
      'model.startsWith("")',
      'model.endsWith("20")',
      'model.contains("82")',
      'model.startsWith(model)',
      'model.endsWith(model)',
      '"10820".contains(model)',
      'model.size() == 4',
      'size(model) == 4',
      '"💡é".size() == 2',
      '(model + finish).size() == 6',
    ];
    const wrong = [
      'model.startsWith("8")',
      'model.startsWith("09")',
      'model.endsWith("2")',
      'model.contains("28")',
      'finish.startsWith(model)',
      'finish.endsWith(model)',
      '"".startsWith("a")',
    ];
    expect(outcomesOf(scripts)).toEqual(all(scripts, 'accept'));
    expect(outcomesOf(wrong)).toEqual(all(wrong, 'reject'));
  });

  it('RU16 goes through lists', () => {
    const scripts = [
      'children.size() == 3',
      'children.filter(c, c.watts > 3).size() == 2',
      'children.filter(c, c.watts > 3).all(c, c.watts >= 5)',
      'children.all(c, c.watts < 9)',
      'children.exists(c, c.control == "M")',
      'children.exists_one(c, c.control == "M")',
      '!children.exists_one(c, c.control == "D")',
      'children.map(c, c.watts).exists(w, w == 5)',
      '8 in children.map(c, c.watts)',
      '[].all(c, c)',
      '![].exists(c, c)',
      '[1, 2, 3].filter(n, n > 1).size() == 2',
      '(tags + ["x"]).size() == 3',
      '[watts, 1].all(n, n > 0)',
      'children.filter(c, false).size() == 0',
      'children.map(c, c.tags).all(t, t.size() == 2)',
    ];
    expect(outcomesOf(scripts, FAMILY)).toEqual(all(scripts, 'accept'));
    const wrong = [
      'children.all(c, c.control == "D")',
      'children.exists(c, c.watts > 8)',
      'children.exists_one(c, c.watts > 8)',
      'children.filter(c, c.watts > 3).size() == 3',
    ];
    expect(outcomesOf(wrong, FAMILY)).toEqual(all(wrong, 'reject'));
  });

  it('RU17 sees the subject and the items of outer loops from within a loop, the nearest name first', () => {
    const scripts = [
      'children.exists(c, c.control != control)',
      'children.filter(c, c.model == model).size() == 2',
      'children.all(a, children.exists(b, a.watts == b.watts && watts == 7))',
      'children.exists(a, children.all(b, a.watts <= b.watts && a.tags.all(t, t in b.tags && t in tags)))',
      'children.exists(watts, watts.watts == 8)',
      'children.all(c, [c.watts].all(c, c < 9))',
      'children.map(a, children.filter(b, b.watts > a.watts).size()).exists(n, n == 2)',
      'children.filter(a, a.watts > 3).all(b, children.exists(c, c.watts < b.watts))',
    ];
    expect(outcomesOf(scripts, FAMILY)).toEqual(all(scripts, 'accept'));
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

  it('RU19 breaks where a value is missing and one is needed', () => {
    const scripts = [
      'weight > 1',
      '1 < weight',
      'weight + 1 > 0',
      '-weight < 0',
      'parent.watts > 1',
      'parent.parent.watts > 1',
      'between(weight, 8)',
      'children.all(c, c.parent.watts == 1)',
      'weight in [weight] && weight < 1',
      'children.map(c, c.parent).all(p, p.watts > 1)',
      'parent.tags.size() == 2',
      'parent.children.all(c, c.dimmable)',
      'parent.model.startsWith("0")',
      'children.map(c, c.parent.parent).all(p, p.watts > 1)',
    ];
    const subject = lamp({ children: [lamp()] });
    expect(scripts.map((script) => [script, outcomeOf(script, subject)])).toEqual([
      ['weight > 1', 'rule.no-value 1:1'],
      ['1 < weight', 'rule.no-value 1:5'],
      ['weight + 1 > 0', 'rule.no-value 1:1'],
      ['-weight < 0', 'rule.no-value 1:2'],
      ['parent.watts > 1', 'rule.no-value 1:8'],
      ['parent.parent.watts > 1', 'rule.no-value 1:8'],
      ['between(weight, 8)', 'rule.no-value 1:9'],
      ['children.all(c, c.parent.watts == 1)', 'rule.no-value 1:26'],
      ['weight in [weight] && weight < 1', 'rule.no-value 1:23'],
      ['children.map(c, c.parent).all(p, p.watts > 1)', 'rule.no-value 1:36'],
      ['parent.tags.size() == 2', 'rule.no-value 1:8'],
      ['parent.children.all(c, c.dimmable)', 'rule.no-value 1:8'],
      ['parent.model.startsWith("0")', 'rule.no-value 1:8'],
      ['children.map(c, c.parent.parent).all(p, p.watts > 1)', 'rule.no-value 1:26'],
    ]);
    expect(outcomeOf('weight == null || weight < 1', subject)).toBe('accept');
  });

  it('RU20 breaks when its fuel runs out, which nothing makes up for', () => {
    const many = lamp({ children: Array.from({ length: 100 }, () => lamp()) });
    expect([outcomeOf('children.all(c, c.watts == 7)', many, 100), outcomeOf('children.all(c, c.watts == 7)', many, 99)]).toEqual([
      'accept',
      'rule.fuel 1:10',
    ]);
    const scripts = [
      'children.exists(c, c.watts == 8)',
      'children.filter(c, c.watts == 7).size() > 0',
      'children.map(c, c.watts).size() > 0',
      'children.filter(c, true).exists(c, true)',
      'children.exists_one(c, true) || dimmable',
      'children.map(c, c.watts).size() > 0 || dimmable',
      '8 in children.map(c, c.watts)',
      'children.all(c, c.weight == 1 || c.weight < 2)',
      '(children + children).size() > 0',
      '"x" in tags || model in tags + tags + tags',
      'children.all(a, children.all(b, children.all(c, a.watts == c.watts)))',
    ];
    expect(scripts.map((script) => outcomeOf(script, many, 3).slice(0, 9))).toEqual(scripts.map(() => 'rule.fuel'));
    const bomb = 'children.all(a, children.all(b, children.all(c, children.all(d, a.watts == d.watts))))';
    expect(outcomeOf(bomb, many)).toBe('rule.fuel 1:58');
  });

  it('RU21 breaks where it would make a string or list too long', () => {
    const long = 'x'.repeat(SCRIPT_LIMITS.stringMade / 2);
    const subject = lamp({ model: long, tags: Array.from({ length: SCRIPT_LIMITS.listMade / 2 }, () => 'x') });
    expect(
      [
        '(model + model).size() > 0',
        '(model + model + "x").size() > 0',
        '(tags + tags).size() > 0',
        '(tags + tags + ["x"]).size() > 0',
      ].map((script) => outcomeOf(script, subject)),
    ).toEqual(['accept', 'rule.value-too-long 1:16', 'accept', 'rule.value-too-long 1:14']);
    const huge = lamp({ tags: Array.from({ length: SCRIPT_LIMITS.listMade + 1 }, () => 'x') });
    expect(outcomeOf('tags.map(t, 1).size() > 0', huge)).toBe('rule.value-too-long 1:6');
  });

  it('RU22 tells why and where a run broke first, and the next run starts afresh', () => {
    expect(outcomeOf('watts / 0 +\n weight > 1')).toBe('rule.not-finite 1:7');
    expect(outcomeOf('dimmable\n\n  && weight > 1')).toBe('rule.no-value 3:6');
    expect(outcomeOf('1 +\r\n weight > 1')).toBe('rule.no-value 2:2');
    expect([outcomeOf('weight > 1'), outcomeOf('weight > 1', lamp({ weight: 2 }))]).toEqual(['rule.no-value 1:1', 'accept']);
  });
});

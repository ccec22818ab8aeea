import { describe, expect, it } from 'vitest';
import { successOf } from '../../testing/results';
import { LAMP_HOST, type Lamp, lamp, outcomeOf } from '../../testing/rule-host';
import { compileScript, listOf, type RuleHost, runScript, SCRIPT_LIMITS, STRING } from '..';

describe('broken runs', () => {
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

  it('RU19 needs no value where a test before has shown whether it is there, and only there', () => {
    const subject = lamp({ weight: 2, parent: null, children: [lamp({ weight: null, parent: lamp() }), lamp({ weight: 3 })] });
    const guarded = [
      'weight == null || weight < 9',
      'null != weight && weight > 1 && weight + 1 == 3',
      'weight == null ? false : weight < 9',
      'parent != null ? parent.watts > 9 : true',
      'parent == null || parent.watts > 9 || parent.parent == null',
      'children.all(c, c.weight == null || c.weight > 2)',
      'children.exists(c, c.parent != null && c.parent.watts == 7)',
      'children.filter(c, c.weight != null).all(c, c.weight == null || c.weight > weight)',
    ];
    expect(guarded.map((script) => outcomeOf(script, subject))).toEqual(guarded.map(() => 'accept'));
    expect(
      [
        'parent == null && parent.watts > 9',
        '(parent == null || dimmable) && parent.watts > 9',
        '(parent != null || dimmable) && (parent.watts > 9 || dimmable == false)',
        'parent != null ? true : parent.watts > 9',
        'children.all(a, a.weight == null || children.all(b, b.weight > 1))',
        'children.all(c, weight == null || c.weight > 1)',
        'children.exists(c, c.weight != null) && children.all(c, c.weight > 1)',
      ].map((script) => outcomeOf(script, subject)),
    ).toEqual([
      'rule.no-value 1:26',
      'rule.no-value 1:40',
      'rule.no-value 1:41',
      'rule.no-value 1:32',
      'rule.no-value 1:55',
      'rule.no-value 1:37',
      'rule.no-value 1:59',
    ]);
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

  it('RU20 takes more fuel for a longer body', () => {
    const many = lamp({ children: Array.from({ length: 100 }, () => lamp()) });
    const script = `children.all(c, ${Array.from({ length: 20 }, () => 'c.watts == 7').join(' && ')})`;
    expect([outcomeOf(script, many, 6_100), outcomeOf(script, many, 6_099)]).toEqual(['accept', 'rule.fuel 1:10']);
  });

  it('RU20 takes fuel for each element of a list that the host makes', () => {
    const names = { parameters: [], result: listOf(STRING), call: () => Array.from({ length: 10 }, () => 'x') };
    const host: RuleHost<Lamp> = { ...LAMP_HOST, functions: { ...LAMP_HOST.functions, names } };
    const script = successOf(compileScript('names().size() == 10', host));
    expect([10, 9].map((fuel) => runScript(script, lamp(), { fuel }))).toMatchObject([
      { kind: 'accept' },
      { kind: 'broken', code: 'rule.fuel', position: { offset: 0 } },
    ]);
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

  it('RU22 reports reason and place of the first failure, and the next run starts anew', () => {
    expect(outcomeOf('watts / 0 +\n weight > 1')).toBe('rule.not-finite 1:7');
    expect(outcomeOf('dimmable\n\n  && weight > 1')).toBe('rule.no-value 3:6');
    expect(outcomeOf('1 +\r\n weight > 1')).toBe('rule.no-value 2:2');
    expect([outcomeOf('weight > 1'), outcomeOf('weight > 1', lamp({ weight: 2 }))]).toEqual(['rule.no-value 1:1', 'accept']);
  });
});

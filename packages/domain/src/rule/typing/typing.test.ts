import { describe, expect, it } from 'vitest';
import { all, LAMP_HOST, lamp, outcomeOf, outcomesOf, refusalOf, shownFailure } from '../../testing/rule-host';
import { BOOL, checkScript, compileScript, namesOf, type RuleHost } from '..';

describe('names and types', () => {
  it('RU6 lets a script name only what its host declares', () => {
    expect(
      ['wattage > 7', 'children.all(c, c.colour == "10")', 'sum(1)', 'model.trim() == ""', 'watts.size() > 1', 'model.all(c, true)'].map(
        refusalOf,
      ),
    ).toEqual([
      { code: 'rule.name-unknown', name: 'wattage', at: '1:1' },
      { code: 'rule.member-unknown', name: 'colour', type: 'Lamp', at: '1:19' },
      { code: 'rule.function-unknown', name: 'sum', at: '1:1' },
      { code: 'rule.member-unknown', name: 'trim', type: 'string', at: '1:7' },
      { code: 'rule.member-unknown', name: 'size', type: 'number', at: '1:7' },
      { code: 'rule.member-unknown', name: 'all', type: 'string', at: '1:7' },
    ]);
  });

  it('RU6 reaches nothing by the names of prototypes', () => {
    const names = [
      'constructor',
      '__proto__',
      'prototype',
      'toString',
      'valueOf',
      'hasOwnProperty',
      '__defineGetter__',
      'length',
      'globalThis',
      'process',
      'this',
    ];
    for (const name of names) {
      expect(refusalOf(`${name} == null`)).toEqual({ code: 'rule.name-unknown', name, at: '1:1' });
      expect(refusalOf(`parent.${name} == null`)).toEqual({ code: 'rule.member-unknown', name, type: 'Lamp?', at: '1:8' });
      expect(refusalOf(`model.${name} == null`)).toEqual({ code: 'rule.member-unknown', name, type: 'string', at: '1:7' });
      expect(refusalOf(`children.${name}(c, true)`)).toMatchObject({ code: 'rule.member-unknown', name, at: '1:10' });
      expect(refusalOf(`${name}()`)).toEqual({ code: 'rule.function-unknown', name, at: '1:1' });
    }
  });

  it('RU7 refuses operands that do not fit, telling their types', () => {
    expect(
      [
        'watts == "7"',
        'model < 7',
        'watts + model > 1',
        'model - model == ""',
        'watts in ["7"]',
        'watts in model',
        'children == children',
        'tags == ["new"]',
        'watts == null',
        'parent.parent < null',
      ].map(refusalOf),
    ).toEqual([
      { code: 'rule.operands', operator: '==', left: 'number', right: 'string', at: '1:7' },
      { code: 'rule.operands', operator: '<', left: 'string', right: 'number', at: '1:7' },
      { code: 'rule.operands', operator: '+', left: 'number', right: 'string', at: '1:7' },
      { code: 'rule.operands', operator: '-', left: 'string', right: 'string', at: '1:7' },
      { code: 'rule.operands', operator: 'in', left: 'number', right: 'list(string)', at: '1:7' },
      { code: 'rule.operands', operator: 'in', left: 'number', right: 'string', at: '1:7' },
      { code: 'rule.operands', operator: '==', left: 'list(Lamp)', right: 'list(Lamp)', at: '1:10' },
      { code: 'rule.operands', operator: '==', left: 'list(string)', right: 'list(string)', at: '1:6' },
      { code: 'rule.operands', operator: '==', left: 'number', right: 'null', at: '1:7' },
      { code: 'rule.operands', operator: '<', left: 'Lamp?', right: 'null', at: '1:15' },
    ]);
  });

  it('RU7 refuses a value where another type is needed', () => {
    expect(
      [
        '!watts',
        '-model == "x"',
        'watts && dimmable',
        'watts ? true : false',
        'dimmable ? 1 : "a"',
        '[1, "a"].size() > 0',
        'model.startsWith(7)',
        'children.all(c, c.watts)',
        'children.all(c)',
        'children.all(1, true)',
        'tags.startsWith("x")',
        'size(watts) > 1',
        'model.startsWith()',
      ].map(refusalOf),
    ).toEqual([
      { code: 'rule.type', expected: 'bool', found: 'number', at: '1:2' },
      { code: 'rule.type', expected: 'number', found: 'string', at: '1:2' },
      { code: 'rule.type', expected: 'bool', found: 'number', at: '1:1' },
      { code: 'rule.type', expected: 'bool', found: 'number', at: '1:1' },
      { code: 'rule.type', expected: 'number', found: 'string', at: '1:16' },
      { code: 'rule.type', expected: 'number', found: 'string', at: '1:5' },
      { code: 'rule.type', expected: 'string', found: 'number', at: '1:18' },
      { code: 'rule.type', expected: 'bool', found: 'number', at: '1:19' },
      { code: 'rule.arguments', name: 'all', expected: 2, found: 1, at: '1:10' },
      { code: 'rule.expected', expected: 'a name', found: 'literal', at: '1:14' },
      { code: 'rule.member-unknown', name: 'startsWith', type: 'list(string)', at: '1:6' },
      { code: 'rule.member-unknown', name: 'size', type: 'number', at: '1:1' },
      { code: 'rule.arguments', name: 'startsWith', expected: 1, found: 0, at: '1:7' },
    ]);
  });

  it('RU8 accepts by true, rejects by false and passes by pass', () => {
    expect(outcomesOf(['true', 'false', 'pass', 'watts > 9 ? false : pass', 'watts < 9 ? (dimmable ? pass : true) : false'])).toEqual({
      true: 'accept',
      false: 'reject',
      pass: 'pass',
      'watts > 9 ? false : pass': 'pass',
      'watts < 9 ? (dimmable ? pass : true) : false': 'pass',
    });
  });

  it('RU8 refuses another result, and pass within an expression', () => {
    expect(
      [
        'watts',
        'model',
        'null',
        'tags',
        'parent',
        'dimmable ? 1 : pass',
        'pass && true',
        '!pass',
        '[pass].size() == 1',
        'pass == pass',
        'children.all(c, pass)',
        '(dimmable ? pass : true) ? true : false',
      ].map(refusalOf),
    ).toEqual([
      { code: 'rule.type', expected: 'bool', found: 'number', at: '1:1' },
      { code: 'rule.type', expected: 'bool', found: 'string', at: '1:1' },
      { code: 'rule.type', expected: 'bool', found: 'null', at: '1:1' },
      { code: 'rule.type', expected: 'bool', found: 'list(string)', at: '1:1' },
      { code: 'rule.type', expected: 'bool', found: 'Lamp?', at: '1:1' },
      { code: 'rule.type', expected: 'number', found: 'verdict', at: '1:16' },
      { code: 'rule.pass-misplaced', at: '1:1' },
      { code: 'rule.pass-misplaced', at: '1:2' },
      { code: 'rule.pass-misplaced', at: '1:2' },
      { code: 'rule.pass-misplaced', at: '1:1' },
      { code: 'rule.pass-misplaced', at: '1:17' },
      { code: 'rule.pass-misplaced', at: '1:13' },
    ]);
  });

  it('RU10 calls functions of the host with the subject and what they take', () => {
    const two = lamp({ children: [lamp(), lamp({ weight: 3 }), lamp({ model: '0162', weight: 2 })] });
    const scripts = [
      'count("0820") == 2',
      'count(model) == 2',
      'between(watts, 7)',
      'between(5 + 1, 8)',
      'heaviest() == 3',
      'children.all(c, between(c.watts, 9))',
      'children.exists(c, count(c.model) == 1)',
      'children.all(c, heaviest() == 3 && count("0162") == 1)',
    ];
    expect(outcomesOf(scripts, two)).toEqual(all(scripts, 'accept'));
  });

  it('RU10 refuses arguments that a function does not take', () => {
    expect(['count() > 1', 'between(1) == true', 'count(7) > 1', 'between(weight, null)', 'count("0999") > 1'].map(refusalOf)).toEqual([
      { code: 'rule.arguments', name: 'count', expected: 1, found: 0, at: '1:1' },
      { code: 'rule.arguments', name: 'between', expected: 2, found: 1, at: '1:1' },
      { code: 'rule.type', expected: 'string', found: 'number', at: '1:7' },
      { code: 'rule.type', expected: 'number', found: 'null', at: '1:17' },
      { code: 'rule.value-unknown', value: '0999', allowed: ['0820', '0162'], at: '1:7' },
    ]);
  });

  it('RU23 reports all problems of a script in text order', () => {
    const script = 'wattage > 7\n  && children.all(c, c.colour == 1 || c.watts == "x")\n  && finish';
    expect(checkScript(script, LAMP_HOST).map(shownFailure)).toEqual([
      { code: 'rule.name-unknown', name: 'wattage', at: '1:1' },
      { code: 'rule.member-unknown', name: 'colour', type: 'Lamp', at: '2:24' },
      { code: 'rule.operands', operator: '==', left: 'number', right: 'string', at: '2:47' },
      { code: 'rule.type', expected: 'bool', found: 'string', at: '3:6' },
    ]);
    expect(checkScript('watts < 7', LAMP_HOST)).toEqual([]);
    expect(checkScript('watts <', LAMP_HOST)).toHaveLength(1);
    expect(compileScript(script, LAMP_HOST)).toEqual({ ok: false, failure: checkScript(script, LAMP_HOST)[0] });
  });

  it('RU24 lists the names of a host with their types', () => {
    expect(namesOf(LAMP_HOST).filter(({ name }) => ['watts', 'weight', 'count', 'children'].includes(name))).toEqual([
      { kind: 'variable', name: 'watts', type: 'number' },
      { kind: 'variable', name: 'weight', type: 'number?' },
      { kind: 'variable', name: 'children', type: 'list(Lamp)' },
      { kind: 'function', name: 'count', parameters: [{ type: 'string', allowed: ['0820', '0162'] }], type: 'number' },
      { kind: 'field', owner: 'Lamp', name: 'watts', type: 'number' },
      { kind: 'field', owner: 'Lamp', name: 'weight', type: 'number?' },
      { kind: 'field', owner: 'Lamp', name: 'children', type: 'list(Lamp)' },
    ]);
  });

  it('RU24 throws on a host with a name that no script could say', () => {
    for (const name of ['size', 'pass', 'in', 'while', 'two words', '7up', '']) {
      const host: RuleHost<object> = { variables: { [name]: { type: BOOL, read: () => true } }, kinds: {}, functions: {} };
      expect(() => namesOf(host)).toThrow(RangeError);
    }
    expect(outcomeOf('true')).toBe('accept');
  });
});

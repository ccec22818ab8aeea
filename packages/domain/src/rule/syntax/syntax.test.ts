import { describe, expect, it } from 'vitest';
import { all, outcomeOf, outcomesOf, refusalOf } from '../../testing/rule-host';
import { SCRIPT_LIMITS } from '..';

describe('script syntax', () => {
  it('RU1 reads decimal numbers as doubles', () => {
    const scripts = ['7 == 7.0', '0.5 + 0.25 == 0.75', '1e3 == 1000', '2.5E-1 == 0.25', '1e+2 == 100', '007 == 7', 'watts == 7'];
    expect(outcomesOf(scripts)).toEqual(all(scripts, 'accept'));
  });

  it('RU1 refuses what is no finite decimal number', () => {
    expect(['watts < 1e999', 'watts < 0x10', 'watts < 7u', 'watts == 1e'].map(refusalOf)).toEqual([
      { code: 'rule.number', number: '1e999', at: '1:9' },
      { code: 'rule.number', number: '0x10', at: '1:9' },
      { code: 'rule.number', number: '7u', at: '1:9' },
      { code: 'rule.number', number: '1e', at: '1:10' },
    ]);
  });

  it('RU2 takes blanks, line ends and comments between words for nothing', () => {
    expect(outcomeOf('watts // of the lamp\r\n\t< 8 // at most && watts > 9\n\f&& dimmable')).toBe('accept');
    expect(outcomeOf('//\nfinish == "//" // end')).toBe('reject');
  });

  it('RU3 reads strings in either quote with their escapes', () => {
    const escapes = [
      `'it\\'s "\\\\"' == "it's \\"\\\\\\""`,
      `"\\x41\\u00e9\\U0001F4A1" == 'Aé💡'`,
      `"\\n\\r\\t\\a\\b\\f\\v\\?\\\`".size() == 9`,
      `'' == ""`,
    ];
    expect(outcomesOf(escapes)).toEqual(all(escapes, 'accept'));
  });

  it('RU3 refuses an open string and an unknown escape, naming it', () => {
    expect(['"abc', '"ab\nc"', "'\\", '"\\q"', '"a\\x4"', '"\\ud800"', '"\\U00110000"', '"\\101"'].map(refusalOf)).toEqual([
      { code: 'rule.string-open', at: '1:1' },
      { code: 'rule.string-open', at: '1:1' },
      { code: 'rule.escape', escape: '\\', at: '1:2' },
      { code: 'rule.escape', escape: '\\q', at: '1:2' },
      { code: 'rule.escape', escape: '\\x4"', at: '1:3' },
      { code: 'rule.escape', escape: '\\ud800', at: '1:2' },
      { code: 'rule.escape', escape: '\\U00110000', at: '1:2' },
      { code: 'rule.escape', escape: '\\1', at: '1:2' },
    ]);
  });

  it('RU4 refuses characters and words that are not of the language, naming them', () => {
    expect(
      ['watts = 7', 'a & b', 'watts\n  ≤ 7', 'x; y', '💡', '`a`', 'while (true) {}', 'var == 1', 'parent.function'].map(refusalOf),
    ).toEqual([
      { code: 'rule.character', character: '=', at: '1:7' },
      { code: 'rule.character', character: '&', at: '1:3' },
      { code: 'rule.character', character: '≤', at: '2:3' },
      { code: 'rule.character', character: ';', at: '1:2' },
      { code: 'rule.character', character: '💡', at: '1:1' },
      { code: 'rule.character', character: '`', at: '1:1' },
      { code: 'rule.word-reserved', word: 'while', at: '1:1' },
      { code: 'rule.word-reserved', word: 'var', at: '1:1' },
      { code: 'rule.word-reserved', word: 'function', at: '1:8' },
    ]);
  });

  it('RU5 binds operators as CEL does', () => {
    const scripts = [
      '1 + 2 * 3 == 7',
      '(1 + 2) * 3 == 9',
      '10 - 4 - 3 == 3',
      '100 / 10 / 5 == 2',
      '-2 * -3 == 6',
      '!false == true',
      '1 + 1 in [2]',
      'true || false && false',
      '!(false && false || false)',
      'false ? false : true ? true : false',
      '1 < 2 == true',
    ];
    expect(outcomesOf(scripts)).toEqual(all(scripts, 'accept'));
  });

  it('RU5 names the expected and the actual token', () => {
    const scripts = [
      '',
      'watts <',
      'watts 7',
      'watts < 7)',
      '(watts < 7',
      '[1, 2',
      '[,]',
      'count("0820",)',
      'true ? true',
      'parent.7',
      'in [1]',
      'true ? false ? true : false : true',
    ];
    expect(scripts.map(refusalOf)).toEqual([
      { code: 'rule.expected', expected: 'a value', found: 'the end', at: '1:1' },
      { code: 'rule.expected', expected: 'a value', found: 'the end', at: '1:8' },
      { code: 'rule.expected', expected: 'an operator', found: 'a number', at: '1:7' },
      { code: 'rule.expected', expected: 'an operator', found: ')', at: '1:10' },
      { code: 'rule.expected', expected: '")"', found: 'the end', at: '1:11' },
      { code: 'rule.expected', expected: '"]"', found: 'the end', at: '1:6' },
      { code: 'rule.expected', expected: 'a value', found: ',', at: '1:2' },
      { code: 'rule.expected', expected: 'a value', found: ')', at: '1:14' },
      { code: 'rule.expected', expected: '":"', found: 'the end', at: '1:12' },
      { code: 'rule.expected', expected: 'a name', found: 'a number', at: '1:8' },
      { code: 'rule.expected', expected: 'a value', found: 'in', at: '1:1' },
      { code: 'rule.expected', expected: '":"', found: '?', at: '1:14' },
    ]);
  });

  it('RU14 refuses a script that is too long, too deep or too large', () => {
    const { characters, depth, nodes, listElements } = SCRIPT_LIMITS;
    const nested = (levels: number) => `${'('.repeat(levels)}true${')'.repeat(levels)}`;
    const listed = (elements: number) => `watts in [${Array.from({ length: elements }, () => 7).join(',')}]`;
    const chained = (terms: number) => Array.from({ length: terms }, () => 'true').join(' && ');
    const fitting = [
      nested(depth - 1),
      `${'!'.repeat(depth - 2)}dimmable`,
      listed(listElements),
      chained(900),
      `true${' '.repeat(characters - 4)}`,
    ];
    expect(fitting.map((script) => outcomeOf(script))).toEqual(fitting.map(() => 'accept'));
    expect(
      [
        `true${' '.repeat(characters - 3)}`,
        nested(depth),
        `${'!'.repeat(depth)}dimmable`,
        `watts${' + 1'.repeat(depth)} > 0`,
        `parent${'.parent'.repeat(depth)} == null`,
        listed(listElements + 1),
      ].map((script) => refusalOf(script)),
    ).toEqual([
      { code: 'rule.too-long', max: characters, at: '1:1' },
      { code: 'rule.too-deep', max: depth, at: `1:${depth + 1}` },
      { code: 'rule.too-deep', max: depth, at: `1:${depth + 1}` },
      { code: 'rule.too-deep', max: depth, at: `1:${4 * depth + 3}` },
      { code: 'rule.too-deep', max: depth, at: `1:${7 * depth + 1}` },
      { code: 'rule.list-too-long', max: listElements, at: '1:10' },
    ]);
    const crowded = `${Array.from({ length: 4 }, () => `[${Array.from({ length: 500 }, () => 7)}].size()`).join(' + ')} > 0`;
    expect(refusalOf(crowded)).toMatchObject({ code: 'rule.too-many-nodes', max: nodes });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureOf, successOf } from '../testing/results';
import { untidyProgram } from '../testing/rule-programs';
import { formatScript } from '.';
import { parseScript } from './syntax/parse-script';

const format = (text: string) => successOf(formatScript(text));
/** The expression without where its parts stand. */
const meaning = (text: string) =>
  JSON.stringify(successOf(parseScript(text)).root, (key, value: unknown) => (key === 'start' || key === 'offset' ? undefined : value));
const comments = (text: string) => successOf(parseScript(text)).comments.map((comment) => comment.text);

describe('formatting', () => {
  it('RU25 writes a script in one layout', () => {
    expect(
      [
        "model=='0820'&&( control in[ 'D','M', ] )",
        '((a))*((b+c)) - (d-e) - -f',
        '(a||b)&&c||(d&&e)',
        'a?b:(c?d:e)',
        '(a?b:c)?(d?e:f):g',
        '!(a&&b).size()==1.50',
        'a==(b==c)',
        '"it\'s \\x41 \\n"',
      ].map(format),
    ).toEqual([
      'model == "0820" && control in ["D", "M"]',
      'a * (b + c) - (d - e) - -f',
      '(a || b) && c || d && e',
      'a ? b : c ? d : e',
      '(a ? b : c) ? (d ? e : f) : g',
      '!(a && b).size() == 1.5',
      'a == (b == c)',
      '"it\'s A \\n"',
    ]);
  });

  it('RU25 breaks long lines at operators and keeps comments', () => {
    const long = `children.filter(light, light.control == "D" && light.power <= 20.5).size() <= 12 && // few
      children.all(light, light.temperature in ["1", "2"]) ? true : /* */ false`.replace('/* */ ', '');
    expect(format(`// at most twelve\n${long} // end`)).toBe(
      [
        '// at most twelve',
        'children.filter(light, light.control == "D" && light.power <= 20.5).size() <= 12 &&',
        '// few',
        'children.all(light, light.temperature in ["1", "2"])',
        '  ? true',
        '  : false',
        '// end',
      ].join('\n'),
    );
  });

  it('RU25 fails as reading the script fails', () => {
    expect(failureOf(formatScript('watts <'))).toMatchObject({ code: 'rule.expected', position: { offset: 7 } });
  });

  it('RU25 changes neither meaning nor comments, and formatting twice is formatting once', () => {
    fc.assert(
      fc.property(untidyProgram, (text) => {
        if (!parseScript(text).ok) return;
        const formatted = format(text);
        expect(meaning(formatted)).toEqual(meaning(text));
        expect(comments(formatted)).toEqual(comments(text));
        expect(format(formatted)).toEqual(formatted);
      }),
      { examples: [['watts - (7 - (1 - 2)) > 3 // why\n && !(true ? false : pass == pass)'], ['(a || b) && c in [ "d" , \'e\' ] // end']] },
    );
  });
});

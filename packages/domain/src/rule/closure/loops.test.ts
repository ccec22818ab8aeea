import { describe, expect, it } from 'vitest';
import { all, lamp, outcomesOf } from '../../testing/rule-host';

const FAMILY = lamp({
  weight: 2,
  parent: lamp({ model: '0162', watts: 20 }),
  children: [
    lamp({ watts: 3, control: 'D', weight: 1 }),
    lamp({ watts: 5, control: 'M', weight: null, model: '0162' }),
    lamp({ watts: 8, control: 'D' }),
  ],
});

describe('strings, lists and loops', () => {
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
});

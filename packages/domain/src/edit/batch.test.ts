import { describe, expect, it } from 'vitest';
import { elementOf, snapshotOf } from '../element';
import { compileElementRules } from '../rule';
import { configurationOf, hangingLight, ruleOf } from '../testing/configurations';
import { at, spaceOf } from '../testing/elements';
import { failureOf, successOf } from '../testing/results';
import { type Change, type Configuration, previewChange, tryChange, undoChange } from '.';

const ROOM = spaceOf([at(-0.5, 4, 0, hangingLight('a')), at(0.5, 4, 0, hangingLight('b')), at(0, 4, 1, hangingLight('c'))]);
const move = (elementId: string, x: number, z = 0): Change => ({ kind: 'move', elementId, position: [x, 4, z] });
const colour = (elementId: string, color: string): Change => ({ kind: 'set-attributes', elementIds: [elementId], attributes: { color } });
const places = ({ tree }: Configuration) => ['a', 'b', 'c'].map((id) => elementOf(tree, id).position[0]);

describe('several changes at once', () => {
  it('TC33 are judged where they end: two lights change places, and a row moves through itself', () => {
    const configuration = configurationOf(ROOM);
    const before = snapshotOf(configuration.tree);
    const swapped = successOf(tryChange(configuration, [move('a', 0.5), move('b', -0.5)]));
    expect(places(configuration)).toEqual([0.5, -0.5, 0]);
    expect(swapped.effects).toEqual([]);
    const pushed = successOf(tryChange(configuration, [move('b', -0.4), move('a', 0.6)]));
    expect(places(configuration)).toEqual([0.6, -0.4, 0]);
    expect(pushed.effects).toEqual([]);
    for (const { inverse } of [pushed, swapped]) undoChange(configuration, inverse);
    expect(snapshotOf(configuration.tree)).toEqual(before);
  });

  it('TC33 ask rules once, after the last', () => {
    const rules = compileElementRules([ruleOf('one brass', ['Space'], 'countOf("finish", "24") <= 1')]);
    const configuration = configurationOf(ROOM, { rules });
    successOf(tryChange(configuration, colour('a', '24')));
    expect(failureOf(tryChange(configuration, colour('b', '24')))).toMatchObject({ code: 'rule.rejected', ruleId: 'one brass' });
    successOf(tryChange(configuration, [colour('b', '24'), colour('a', '10')]));
    expect(['a', 'b'].map((id) => elementOf(configuration.tree, id).props.attributes.color)).toEqual(['10', '24']);
  });

  it('TC33 stand all or none', () => {
    const configuration = configurationOf(ROOM);
    const before = snapshotOf(configuration.tree);
    expect(failureOf(tryChange(configuration, [move('a', 1), colour('b', '99')]))).toMatchObject({ code: 'edit.value-refused' });
    expect(snapshotOf(configuration.tree)).toBe(before);
    expect(configuration.plan.overlapping('b')).toEqual([]);
    expect(successOf(tryChange(configuration, []))).toEqual({ inverse: [], effects: [], touched: [], standing: [], brokenRules: [] });
    expect(snapshotOf(configuration.tree)).toBe(before);
  });

  it('TC33 keep where an element stood clear before the first of them', () => {
    const configuration = configurationOf(ROOM);
    const outcome = successOf(tryChange(configuration, [move('a', 0), move('a', 0.45)]));
    expect(outcome.effects).toEqual([{ kind: 'collides', elementId: 'a' }]);
    expect(elementOf(configuration.tree, 'a').props.attributes.lastValidPosition).toEqual([-0.5, 4, 0]);
  });

  it('TC33 are refused as a whole where one is no change, naming which', () => {
    const codeOf = (changes: readonly unknown[]) => failureOf(tryChange(configurationOf(ROOM), changes as readonly Change[]));
    expect(codeOf([move('a', 0), { kind: 'fly' }])).toMatchObject({ code: 'edit.change-malformed', path: '[1].kind' });
    expect(codeOf([null])).toEqual({ code: 'edit.change-malformed', path: '[0]', expected: 'a change' });
  });

  it('TC33 return their effects to a preview', () => {
    const configuration = configurationOf(ROOM);
    const before = snapshotOf(configuration.tree);
    const seen = previewChange(configuration, [move('a', 0.45), move('c', 0, 1.2)], (outcome) => [outcome, places(configuration)]);
    expect(successOf(seen)).toEqual([
      { effects: [{ kind: 'collides', elementId: 'a' }], touched: ['a', 'c'], standing: [], brokenRules: [] },
      [0.45, 0.5, 0],
    ]);
    expect(snapshotOf(configuration.tree)).toBe(before);
  });

  it('TC33 are none where an element is put where it stands', () => {
    const configuration = configurationOf(ROOM);
    expect(successOf(tryChange(configuration, move('a', -0.5)))).toMatchObject({ inverse: [], touched: [] });
  });
});

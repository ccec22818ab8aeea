import { describe, expect, it } from 'vitest';
import type { Change } from '../edit';
import { elementOf, snapshotOf } from '../element';
import { configurationOf, hangingLight } from '../testing/configurations';
import { at, spaceOf } from '../testing/elements';
import { failureOf, successOf } from '../testing/results';
import { createEditSession } from '.';

const ROOM = spaceOf([at(-0.5, 4, 0, hangingLight('a')), at(0.5, 4, 0, hangingLight('b'))]);
const move = (elementId: string, x: number): Change => ({ kind: 'move', elementId, position: [x, 4, 0] });
const session = (options?: Parameters<typeof createEditSession>[1]) => createEditSession<string>(configurationOf(ROOM), options);
const xOf = ({ configuration }: ReturnType<typeof session>, id = 'a') => elementOf(configuration.tree, id).position[0];
const step = (label: string, at: number, key?: string) => ({ label, at, ...(key === undefined ? {} : { key }) });

describe('steps of a session', () => {
  it('ES1 are taken back and done again, newest first, with what they touched', () => {
    const edited = session();
    const before = snapshotOf(edited.configuration.tree);
    expect(successOf(edited.change([move('a', 0.5), move('b', -0.5)], step('swap', 0)))).toEqual({ effects: [], touched: ['a', 'b'] });
    successOf(edited.change(move('a', 1), step('a', 10)));
    const after = snapshotOf(edited.configuration.tree);
    const entries = [
      { label: 'swap', touched: ['a', 'b'] },
      { label: 'a', touched: ['a'] },
    ];
    expect(edited.undoable()).toEqual(entries);
    expect(edited.redoable()).toEqual([]);
    expect(edited.revision()).toBe(2);
    expect([edited.undo(), edited.undo(), edited.undo()]).toEqual([entries[1], entries[0], undefined]);
    expect(snapshotOf(edited.configuration.tree)).toEqual(before);
    expect(edited.undoable()).toEqual([]);
    expect(edited.redoable()).toEqual([...entries].reverse());
    expect(edited.revision()).toBe(4);
    expect([edited.redo(), edited.redo(), edited.redo()]).toEqual([...entries, undefined]);
    expect(snapshotOf(edited.configuration.tree)).toEqual(after);
  });

  it('ES1 take their effects back with them', () => {
    const edited = session();
    const { effects } = successOf(edited.change(move('a', 0.45), step('onto b', 0)));
    expect(effects).toEqual([{ kind: 'collides', elementId: 'a' }]);
    expect(elementOf(edited.configuration.tree, 'a').props.attributes.collides).toBe(true);
    edited.undo();
    expect(elementOf(edited.configuration.tree, 'a').props.attributes.collides).toBeUndefined();
  });

  it('ES2 that are refused or change nothing leave the history as it is', () => {
    const edited = session();
    successOf(edited.change(move('a', 1), step('a', 0)));
    edited.undo();
    const refused = edited.change({ kind: 'set-attributes', elementIds: ['a'], attributes: { color: '99' } }, step('colour', 0));
    expect(failureOf(refused)).toMatchObject({ code: 'edit.value-refused' });
    successOf(edited.change(move('a', -0.5), step('nowhere', 0)));
    successOf(edited.change([], step('nothing', 0)));
    expect(edited.undoable()).toEqual([]);
    expect(edited.redoable()).toEqual([{ label: 'a', touched: ['a'] }]);
    expect(edited.revision()).toBe(2);
  });

  it('ES3 empty what could be done again', () => {
    const edited = session();
    successOf(edited.change(move('a', 1), step('far', 0)));
    edited.undo();
    successOf(edited.change(move('a', 0), step('near', 0)));
    expect(edited.redo()).toBeUndefined();
    expect(edited.redoable()).toEqual([]);
    expect(xOf(edited)).toBe(0);
  });

  it('ES4 are kept up to the cap, the oldest going first', () => {
    const edited = session({ cap: 3 });
    for (let index = 1; index <= 5; index += 1) successOf(edited.change(move('a', -0.5 - index / 10), step(`${index}`, 0)));
    expect(edited.undoable().map(({ label }) => label)).toEqual(['3', '4', '5']);
    while (edited.undo() !== undefined);
    expect(xOf(edited)).toBe(-0.7);
  });

  it('ES4 are 200 by default', () => {
    const edited = session();
    for (let index = 1; index <= 201; index += 1) successOf(edited.change(move('a', -index / 1_000), step(`${index}`, 0)));
    expect(edited.undoable()).toHaveLength(200);
    expect(edited.undoable()[0]?.label).toBe('2');
  });

  it('ES5 with one key within 800 ms of each other are one, under the newest label', () => {
    const edited = session();
    const nudge = (x: number, at: number, key?: string) => successOf(edited.change(move('a', x), step(`to ${x}`, at, key)));
    nudge(-0.6, 0, 'nudge');
    nudge(-0.7, 800, 'nudge');
    nudge(-0.8, 1_600, 'nudge');
    nudge(-0.9, 2_401, 'nudge');
    nudge(-1, 2_402, 'other');
    nudge(-1.1, 2_403);
    nudge(-1.2, 2_404);
    expect(edited.undoable().map(({ label }) => label)).toEqual(['to -0.8', 'to -0.9', 'to -1', 'to -1.1', 'to -1.2']);
    const stops = [];
    while (edited.undo() !== undefined) stops.push(xOf(edited));
    expect(stops).toEqual([-1.1, -1, -0.9, -0.8, -0.5]);
    edited.redo();
    expect(xOf(edited)).toBe(-0.8);
  });

  it('ES5 are not joined with a step from before an undo', () => {
    const edited = session();
    for (const x of [0, 0.1]) successOf(edited.change(move('b', 1 + x), step(`${x}`, x * 10_000, 'nudge')));
    edited.undo();
    successOf(edited.change(move('b', 1.3), step('new', 1_001, 'nudge')));
    expect(edited.undoable().map(({ label }) => label)).toEqual(['0', 'new']);
  });

  it('ES4 throw where a cap or a time is none', () => {
    expect(() => session({ cap: 0 })).toThrow(RangeError);
    expect(() => session({ coalesceMilliseconds: Number.NaN })).toThrow(RangeError);
  });
});

describe('a gesture', () => {
  it('ES6 leaves everything as it was until its last candidate that stood is carried out as one step', () => {
    const edited = session();
    const before = snapshotOf(edited.configuration.tree);
    const gesture = successOf(edited.begin('drag'));
    for (let index = 1; index <= 5; index += 1) successOf(gesture.propose(move('a', -0.5 - index / 10)));
    expect(failureOf(gesture.propose(move('a', 1e6)))).toEqual({ code: 'edit.position-malformed', elementId: 'a' });
    expect(snapshotOf(edited.configuration.tree)).toBe(before);
    expect(edited.revision()).toBe(0);
    expect(edited.undoable()).toEqual([]);
    expect(gesture.candidate()).toEqual([move('a', -1)]);
    expect(successOf(gesture.commit(0))).toEqual({ effects: [], touched: ['a'] });
    expect(xOf(edited)).toBe(-1);
    expect(edited.undoable()).toEqual([{ label: 'drag', touched: ['a'] }]);
    edited.undo();
    expect(snapshotOf(edited.configuration.tree)).toEqual(before);
  });

  it('ES6 returns for a candidate the result of a step, and moves several rigidly', () => {
    const edited = session();
    const gesture = successOf(edited.begin('drag'));
    expect(successOf(gesture.propose(move('a', 0.45)))).toEqual({ effects: [{ kind: 'collides', elementId: 'a' }], touched: ['a'] });
    expect(successOf(gesture.propose([move('a', 0.45), move('b', 1.4)]))).toEqual({ effects: [], touched: ['a', 'b'] });
  });

  it('ES7 is the only one, and nothing else changes while it is open', () => {
    const edited = session();
    successOf(edited.change(move('b', 1), step('b', 0)));
    edited.undo();
    const gesture = successOf(edited.begin('drag'));
    expect(failureOf(edited.begin('another'))).toEqual({ code: 'session.gesture-open' });
    expect(failureOf(edited.change(move('b', 1), step('b', 0)))).toEqual({ code: 'session.gesture-open' });
    expect(edited.undo()).toBeUndefined();
    expect(edited.redo()).toBeUndefined();
    expect(xOf(edited, 'b')).toBe(0.5);
    expect(edited.preview(move('b', 1)).ok).toBe(true);
    gesture.cancel();
    expect(edited.redo()?.label).toBe('b');
    expect(edited.begin('another').ok).toBe(true);
  });

  it('ES7 that has ended does nothing any more', () => {
    const edited = session();
    const cancelled = successOf(edited.begin('one'));
    successOf(cancelled.propose(move('a', 0)));
    cancelled.cancel();
    const other = successOf(edited.begin('other'));
    cancelled.cancel();
    expect([cancelled.propose(move('a', 0)), cancelled.commit(0)].map(failureOf)).toEqual([
      { code: 'session.gesture-ended' },
      { code: 'session.gesture-ended' },
    ]);
    expect(successOf(other.commit(0))).toBeUndefined();
    expect(other.candidate()).toBeUndefined();
    expect(edited.undoable()).toEqual([]);
    expect(xOf(edited)).toBe(-0.5);
  });
});

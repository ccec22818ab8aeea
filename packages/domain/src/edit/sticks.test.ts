import { describe, expect, it } from 'vitest';
import type { ElementGeometry, StickJoint } from '../element';
import { snapshotOf } from '../element';
import { configurationOf } from '../testing/configurations';
import { at, type Child, complementOf, compositionOf, connectionOf, lightOf, spaceOf } from '../testing/elements';
import { modelOf } from '../testing/models';
import { successOf } from '../testing/results';
import { type Change, type Configuration, checkConfiguration, createConfiguration, tryChange, undoChange } from '.';

type Point = readonly [number, number, number];
const geometry = (from: Point, to: Point, joints: readonly StickJoint[] = []): ElementGeometry => ({ kind: 'stick', from, to, joints });
const shape = (elementId: string, from: Point, to: Point, joints: readonly StickJoint[] = []): Change => ({
  kind: 'set-geometry',
  elementId,
  geometry: geometry(from, to, joints),
});
const collides = (configuration: Configuration) =>
  checkConfiguration(configuration).flatMap((issue) => (issue.kind === 'collides' ? [issue.elementId] : []));
const refusals = (configuration: Configuration) =>
  checkConfiguration(configuration).flatMap((issue) => (issue.kind === 'refused' ? [`${issue.elementId} ${issue.failure.code}`] : []));
/** A room of 3 by 3 by 4 m with lights that are given ends. */
const room = (sticks: Readonly<Record<string, ElementGeometry>>, ...more: readonly Child[]): Configuration => {
  const configuration = configurationOf(spaceOf([compositionOf('line', [...Object.keys(sticks).map((id) => lightOf(id)), ...more])]));
  const changes = Object.entries(sticks).map(([elementId, each]): Change => ({ kind: 'set-geometry', elementId, geometry: each }));
  successOf(tryChange(configuration, changes));
  return configuration;
};
const joint: StickJoint = { end: 'from', elementId: 'a', otherEnd: 'to' };

describe('sticks in a configuration', () => {
  it('CO20 are judged by their axes: above each other they are clear, through each other they collide', () => {
    const configuration = room({ a: geometry([-1, 1, 0], [1, 1, 0]), b: geometry([0, 2, -1], [0, 2, 1]) });
    expect(collides(configuration)).toEqual([]);
    const before = snapshotOf(configuration.tree);
    const outcome = successOf(tryChange(configuration, shape('b', [0, 1.01, -1], [0, 1.01, 1])));
    expect(outcome.effects).toEqual([{ kind: 'collides', elementId: 'b' }]);
    expect(collides(configuration)).toEqual(['a', 'b']);
    undoChange(configuration, outcome.inverse);
    expect(collides(configuration)).toEqual([]);
    expect(snapshotOf(configuration.tree)).toEqual(before);
  });

  it('CO20 meet in their joints; balls of joints collide with nothing', () => {
    const sticks = { a: geometry([-1, 1, 0], [0, 1, 0]), b: geometry([0, 1, 0], [0, 2, 0], [joint]) };
    const ball = complementOf('ball');
    expect(collides(room(sticks))).toEqual([]);
    expect(collides(room({ ...sticks, b: geometry([0, 1, 0], [0, 2, 0]) }))).toEqual(['a', 'b']);
    const held = room(sticks, at(0, 1, 0, ball), at(0.01, 1, 0, complementOf('beside')));
    const round = (elementId: string): Change => ({ kind: 'set-geometry', elementId, geometry: geometry([0, 0, 0], [0, 0, 0], [joint]) });
    expect(collides(held)).toEqual(['ball', 'beside']);
    successOf(tryChange(held, [round('ball'), round('beside')]));
    expect(collides(held)).toEqual([]);
  });

  it('CO20 are in the room with both ends', () => {
    expect(collides(room({ a: geometry([-1.5, 1, 0], [1.5, 3.9, 0]) }))).toEqual([]);
    expect(collides(room({ a: geometry([-1.5, 1, 0], [1.6, 1, 0]) }))).toEqual(['a']);
    expect(collides(room({ a: geometry([0, 3, 0], [0, 4.1, 0]) }))).toEqual(['a']);
  });

  it('TC35 are checked for what cannot be built and what their lines lack', () => {
    const sticks = { a: geometry([0, 0, 0], [0, 1, 0]), b: geometry([0, 1, 0], [0.1, 2, 0], [joint]) };
    expect(refusals(room(sticks))).toEqual(['a stick.feed']);
    expect(refusals(room(sticks, connectionOf('base')))).toEqual([]);
    const floating = room({ a: geometry([0, 1, 0], [0, 2, 0]) });
    expect(refusals(floating)).toEqual(['a stick.anchor', 'a stick.feed']);
    const jointed = room(sticks, connectionOf('base'), complementOf('ball'));
    const { context, tree } = jointed;
    const code = modelOf().model;
    const partOf = (asked: string) => (asked === code ? { angleDegrees: { min: 20, max: 160 } } : undefined);
    expect(refusals(createConfiguration(snapshotOf(tree), { ...context, partOf }))).toEqual(['a stick.angle']);
  });

  it('ST16 of a line are fed with one control', () => {
    const feed = (id: string, control?: string, y = 0) =>
      at(0, y, 0, connectionOf(id, { attributes: control === undefined ? {} : { control } }));
    const sticks = { a: geometry([0, 0, 0], [0, 1, 0]) };
    const failuresOf = (...feeds: readonly Child[]) =>
      checkConfiguration(room(sticks, ...feeds)).flatMap((issue) => (issue.kind === 'refused' ? [issue.failure] : []));
    expect(failuresOf(feed('f', 'A'), feed('g', 'A'), feed('h'))).toEqual([]);
    expect(failuresOf(feed('f', 'A'), feed('g', 'M'))).toEqual([
      { code: 'stick.control', stickIds: ['a'], feedIds: ['f', 'g'], controls: ['A', 'M'] },
    ]);
    // In one group with another line each feed belongs to the line that it stands at.
    const two = { ...sticks, b: geometry([1, 0, 0], [1, 1, 0]) };
    const beside = (x: number, y = 0) => at(x, y, 0, connectionOf('g', { attributes: { control: 'M' } }));
    expect(refusals(room(two, feed('f', 'A'), beside(1)))).toEqual([]);
    expect(refusals(room(two, feed('f', 'A'), beside(0, 1)))).toEqual(['a stick.control']);
  });
});

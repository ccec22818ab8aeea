import { expect, it } from 'vitest';
import { beltOf, type Position, placeOnBelt } from '..';
import type { ElementNode } from '../element';
import { HANGING_MODEL, hangingLight } from '../testing/configurations';
import { CREATED_AT, spaceOf } from '../testing/elements';
import { modelOf } from '../testing/models';
import { TODAY } from '../testing/results';
import { checkConfiguration, createBelt, createConfiguration } from '.';

const POINTS: readonly Position[] = [
  [-1, 3, 0],
  [1, 3, 0],
  [1, 3, 1],
];
const TAPE = modelOf({ model: '9110', articleType: { level1: 2, level2: 11, level3: 0 } });
const INPUT = { id: 'belt', createdAt: CREATED_AT, model: TAPE, today: TODAY, familyName: 'Alba', applicationLocation: 'Hanging' };
const lights = (...ids: string[]) => ids.map((id) => hangingLight(id));
const along = ({ elements }: ElementNode) =>
  elements.map(({ element: { props } }) => (props.geometry?.kind === 'hosted' ? props.geometry.arcLengthMetres : undefined));

it('BT19 makes a track with its path, its length, and what sits on it evenly spread', () => {
  const made = createBelt({ ...INPUT, points: POINTS, hosted: lights('a', 'b') });
  expect(made.type).toBe('Track');
  expect(made.props.code).toBe('9110');
  expect(made.props.geometry).toEqual({ kind: 'path', points: POINTS, slack: [0, 0], isClosed: false });
  expect(made.props.technicalData.productLength).toBe(3);
  expect(along(made)).toEqual([1, 2]);
  expect(made.elements.map(({ options }) => options.position)).toEqual([
    [0, 3, 0],
    [1, 3, 0],
  ]);
  const modelOfCode = (code: string) => [TAPE, HANGING_MODEL].find(({ model }) => model === code);
  expect(checkConfiguration(createConfiguration(spaceOf([made]), { modelOf: modelOfCode, canopies: [], today: TODAY }))).toEqual([]);
});

it('BT19 spreads them around a closed belt, and as its slack lets them hang', () => {
  const loop = createBelt({ ...INPUT, points: POINTS.slice(0, 2), isClosed: true, hosted: lights('a', 'b') });
  expect(along(loop)).toEqual([0, 2]);
  const slack = [0.1, 0];
  const hung = beltOf({ points: POINTS, slack });
  const hanging = createBelt({ ...INPUT, points: POINTS, slack, hosted: lights('a') });
  expect(hanging.elements[0]?.options.position).toEqual(placeOnBelt(hung, hung.lengthMetres / 2).at);
  expect(createBelt({ ...INPUT, points: POINTS }).elements).toEqual([]);
  for (const none of [{ points: [] }, { points: POINTS.slice(0, 1) }, { points: POINTS, slack: [0] }])
    expect(() => createBelt({ ...INPUT, ...none })).toThrow(RangeError);
});

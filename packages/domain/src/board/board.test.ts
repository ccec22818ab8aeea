import { describe, expect, it } from 'vitest';
import { BOARD_SOURCES, boardPart } from '../testing/board-parts';
import { bodyOf } from '../toolkit';
import {
  attachBody,
  type BoardBody,
  boardAssemblies,
  boardDimensions,
  boardJoints,
  boardOverlaps,
  ConnectorGrid,
  cornersOf,
  extentOf,
  normalDegrees,
  openConnectors,
  snapBody,
  snapField,
} from '.';

const body = (...given: Parameters<typeof boardPart>): BoardBody => bodyOf(boardPart(...given), BOARD_SOURCES) as BoardBody;
const turned = (id: string, model: string, x: number, z: number, turnDegrees: number) => body(id, model, x, z, { turnDegrees });
const namesOf = (bodies: readonly BoardBody[]) =>
  boardJoints(bodies).map(({ male, female }) => `${male.partId}.${male.connector.id} ${female.partId}.${female.connector.id}`);

const plate = body('p', '9501', 0);
const rod = body('s', '9502', 0.5);

describe('what is no measure', () => {
  const NONE = [Number.NaN, Number.POSITIVE_INFINITY, -1e308, 1e10];
  it.each(NONE)('TB14 throws for a place or a turn of %s', (none) => {
    const calls = [
      () => normalDegrees(none),
      () => extentOf([{ ...plate, x: none }]),
      () => cornersOf({ ...plate, turnDegrees: none }),
      () => openConnectors([{ ...plate, z: none }], []),
      () => new ConnectorGrid([], 1).near({ x: 0, z: none }),
    ];
    for (const call of calls) expect(call).toThrow('is no measure');
  });

  it.each([0, -1])('TB14 throws for cells of %s m', (none) => {
    expect(() => new ConnectorGrid([], none)).toThrow('is no width of a cell');
  });
});

describe('parts on a board', () => {
  it('TB4 join where connectors that fit meet and face one another, each once', () => {
    expect(namesOf([plate, rod, body('q', '9501', 1)])).toEqual(['s.right q.left', 's.left p.right']);
    expect(namesOf([plate, body('s', '9502', 0.5009)])).toEqual(['s.left p.right']);
    expect([
      namesOf([plate, body('s', '9502', 0.502)]),
      namesOf([plate, turned('s', '9502', 0.2, 0.3, 90)]),
      namesOf([plate, body('q', '9501', 0.4)]),
      namesOf([rod, body('r', '9502', 1.1)]),
    ]).toEqual([[], [], [], []]);
    expect(namesOf([plate, turned('d', '9503', 0.1, 0, 37)])).toEqual(['d.plug p.two']);
    expect(namesOf([plate, rod, turned('r', '9502', 0.5, 0, 0)])).toEqual(['s.left p.right']);
  });

  it('TB4 hold together as assemblies', () => {
    const bodies = [plate, rod, body('far', '9501', 5), body('d', '9503', -0.1)];
    expect(boardAssemblies(bodies, boardJoints(bodies)).map(({ partIds, joints }) => [partIds, joints.length])).toEqual([
      [['p', 's', 'd'], 2],
      [['far'], 0],
    ]);
    expect(openConnectors(bodies, boardJoints(bodies)).map(({ partId, connector }) => `${partId}.${connector.id}`)).toEqual([
      'p.left',
      'p.two',
      's.right',
      'far.right',
      'far.left',
      'far.one',
      'far.two',
    ]);
  });

  it('TB5 snap to the nearest connector that is open and fits, straightened', () => {
    const field = snapField([plate, rod], 0.15);
    const snapped = snapBody(turned('q', '9501', 1.05, 0.02, 7), field);
    expect(snapped).toMatchObject({ pose: { x: 1, z: 0, turnDegrees: 0 }, straightenedDegrees: -7, onto: { partId: 's' } });
    expect(snapBody(turned('q', '9501', 1.3, 0, 0), field)).toBeUndefined();
    expect(snapBody(turned('d', '9503', 0.08, 0.03, 50), field)?.pose).toEqual({ x: 0.1, z: 0, turnDegrees: 90 });
  });

  it('TB5 pass over places where they would lie over another part', () => {
    const inTheWay = body('w', '9501', 1.2, 0.3);
    expect(snapBody(body('q', '9501', 1.02), snapField([plate, rod, inTheWay], 0.15))).toBeUndefined();
    const open = openConnectors([plate, rod], boardJoints([plate, rod])).find(({ partId }) => partId === 's');
    if (open === undefined) throw new Error('the rod has no open end');
    expect(attachBody(turned('q', '9501', 9, 9, 45), open, [plate, rod])?.pose).toEqual({ x: 1, z: 0, turnDegrees: 0 });
    expect(attachBody(body('q', '9501', 9, 9), open, [plate, rod, inTheWay])).toBeUndefined();
    expect(attachBody(body('d', '9503', 9, 9), open, [plate, rod])).toBeUndefined();
  });

  it('TB6 overlap on their own layer alone, and may touch', () => {
    const pairs = (...bodies: readonly BoardBody[]) => boardOverlaps(bodies).map(([one, other]) => [one.id, other.id].sort().join(' '));
    expect(pairs(plate, body('q', '9501', 0.4), body('d', '9503', 0.1))).toEqual([]);
    expect(pairs(plate, body('q', '9501', 0.39))).toEqual(['p q']);
    expect(pairs(body('d', '9503', 0), body('e', '9503', 0.12), body('f', '9503', 0.05))).toEqual(['d f', 'e f']);
    expect(pairs(plate, turned('q', '9501', 0.45, 0, 45))).toEqual(['p q']);
    expect(pairs(plate, turned('q', '9501', 0.5, 0, 45))).toEqual([]);
  });

  it('TB12 are measured from edge to edge of the carriers', () => {
    const measured = boardDimensions([plate, rod, body('q', '9501', 1), body('d', '9503', 3)]);
    expect(measured?.alongX.map((x) => Math.round(x * 100) / 100)).toEqual([-0.2, 0.2, 0.8, 1.2]);
    expect(measured?.alongZ.map((z) => Math.round(z * 100) / 100)).toEqual([-0.2, 0.2]);
    expect(boardDimensions([plate, turned('q', '9501', 0.44, 0.5, 0)])?.alongX).toHaveLength(2);
    expect(measured?.extent.widthMetres).toBeCloseTo(3.26);
    expect(boardDimensions([])).toBeUndefined();
  });
});

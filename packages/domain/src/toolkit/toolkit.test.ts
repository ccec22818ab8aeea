import { describe, expect, it } from 'vitest';
import { BOARD_SOURCES, boardOf, boardPart } from '../testing/board-parts';
import { failureOf, successOf } from '../testing/results';
import {
  type BoardPart,
  checkToolkitBoard,
  evaluateBoard,
  forbidsSaving,
  isToolkitBoard,
  layOut,
  rowsOfParts,
  TOOLKIT_BOARD_LIMITS,
} from '.';

const plate = (id: string, x: number, more: Partial<BoardPart> = {}) => boardPart(id, '9501', x, 0, more);
const rod = (id: string, x: number) => boardPart(id, '9502', x);
const globe = (id: string, x: number) => boardPart(id, '9503', x);
const issuesOf = (...parts: readonly BoardPart[]) =>
  layOut(boardOf(parts), BOARD_SOURCES).issues.map(({ failure, partIds }) => [failure.code, ...partIds].join(' '));

describe('a board', () => {
  it('TB1 is read by its fields and refused by the place of what is none', () => {
    const board = boardOf([plate('p', 0), rod('s', 0.5)]);
    expect(successOf(checkToolkitBoard(board))).toBe(board);
    expect([isToolkitBoard(board), isToolkitBoard({ type: 'Space' }), isToolkitBoard({})]).toEqual([true, false, false]);
    const refused = (value: unknown) => {
      const failure = failureOf(checkToolkitBoard(value));
      return 'path' in failure ? `${failure.code} ${failure.path}` : failure.code;
    };
    expect(
      [
        null,
        [],
        { ...board, type: 'Space' },
        { ...board, price: 1 },
        { ...board, parts: {} },
        boardOf([{ ...plate('p', 0), joint: 's' } as never]),
        boardOf([plate('p', 0, { model: '' })]),
        boardOf([plate('p', 0, { selection: { color: 'x' } })]),
        boardOf([plate('p', 0, { turnDegrees: 361 })]),
        boardOf([plate('p', Number.NaN)]),
      ].map(refused),
    ).toEqual([
      'saved-document.malformed ',
      'saved-document.malformed ',
      'saved-document.malformed type',
      'saved-document.unknown-field price',
      'saved-document.malformed parts',
      'saved-document.unknown-field parts[0].joint',
      'saved-document.malformed parts[0].model',
      'saved-document.malformed parts[0].selection.color',
      'saved-document.malformed parts[0].turnDegrees',
      'saved-document.malformed parts[0].x',
    ]);
  });

  it('TB2 has parts within its limits, and each id once', () => {
    const parts = Array.from({ length: TOOLKIT_BOARD_LIMITS.parts }, (_, index) => globe(`d${index}`, 0));
    expect(checkToolkitBoard(boardOf(parts)).ok).toBe(true);
    expect(failureOf(checkToolkitBoard(boardOf([...parts, globe('more', 0)])))).toEqual({
      code: 'toolkit.too-many-parts',
      parts: 501,
      max: 500,
    });
    expect(failureOf(checkToolkitBoard(boardOf([globe('a', 0), globe('a', 1)])))).toMatchObject({
      code: 'saved-document.id-twice',
      path: 'parts[1].id',
    });
    expect(failureOf(checkToolkitBoard(boardOf([globe('a', 51)])))).toMatchObject({ path: 'parts[0].x' });
  });

  it('TB3 of another version is refused', () => {
    expect(failureOf(checkToolkitBoard({ ...boardOf([]), version: 2, future: true }))).toEqual({
      code: 'saved-document.version-unknown',
      version: 2,
      newest: 1,
    });
  });

  it('TB7 names its loose ends by their connectors', () => {
    const { issues } = layOut(boardOf([plate('p', 0), rod('s', 0.5)]), BOARD_SOURCES);
    expect(issues).toEqual([{ failure: { code: 'toolkit.loose-end', model: '9502' }, partIds: ['s'], connectorId: 'right' }]);
    expect(issuesOf(plate('p', 0), rod('s', 0.5), plate('q', 1))).toEqual([]);
  });

  it('TB8 has a feed where power is drawn, enough power and no more length than it reaches', () => {
    const unfed = { selection: { color: '10' } };
    expect(issuesOf(plate('p', 0, unfed), globe('d', 0.1))).toEqual(['toolkit.no-feed p d']);
    expect(issuesOf(plate('p', 0, unfed))).toEqual([]);
    expect(issuesOf(plate('p', 0), globe('d', 0.1), globe('e', -0.1))).toEqual([]);
    const three = [plate('p', 0), globe('d', 0.1), globe('e', -0.1), rod('s', 0.5), plate('q', 1, unfed), globe('f', 0.9)];
    expect(issuesOf(...three)).toEqual(['toolkit.overload p d e s q f']);
    const long = [plate('p', 0), globe('d', 0.1), rod('s', 0.5), plate('q', 1, unfed), rod('t', 1.5), plate('r', 2, unfed)];
    expect(layOut(boardOf(long), BOARD_SOURCES).issues.map(({ failure }) => failure)).toEqual([
      { code: 'toolkit.length', metres: 1.2, mostMetres: 1 },
    ]);
  });

  it('TB9 hangs no more from a carrier than it bears', () => {
    const heavy = { ...BOARD_SOURCES, partOf: (code: string) => bearing(BOARD_SOURCES.partOf(code), 1.7) };
    const board = boardOf([plate('p', 0), globe('d', 0.1), globe('e', -0.1)]);
    expect(layOut(board, heavy).issues).toEqual([
      { failure: { code: 'toolkit.load', kilograms: 1.8, mostKilograms: 1.7 }, partIds: ['p', 'd', 'e'] },
    ]);
  });

  it('TB10 counts equal parts as one row, and what holds together as one composition', () => {
    const black = plate('q', 5, { selection: { color: '11', installation: '10' } });
    const board = boardOf([plate('p', 0), globe('d', 0.1), black, globe('e', -0.1)]);
    expect(rowsOfParts(board.parts).map(({ id, model, quantity }) => [id, model, quantity])).toEqual([
      ['p', '9501', 1],
      ['d', '9503', 2],
      ['q', '9501', 1],
    ]);
    const evaluated = evaluateBoard(board, BOARD_SOURCES, 2);
    expect(evaluated.compositions.map(({ category, parts }) => [category.description, parts.map(({ part }) => part.quantity)])).toEqual([
      ['TOOLKIT', [1, 2]],
      ['TOOLKIT', [1]],
    ]);
    expect(evaluated.pieces).toBe(4);
    expect(evaluated.watts).toBe(8);
    expect(evaluated.totals?.totalGross).toBe(80_000);
    expect(evaluateBoard(boardOf([]), BOARD_SOURCES).compositions).toEqual([]);
  });

  it('TB11 has parts of its own collection only', () => {
    const stranger = boardPart('x', '0820', 3);
    expect(issuesOf(plate('p', 0), stranger)).toEqual(['toolkit.part-foreign x']);
    expect(layOut(boardOf([plate('p', 0)], { subFamilyId: 120 }), BOARD_SOURCES).issues).toMatchObject([
      { failure: { code: 'toolkit.part-foreign', model: '9501' } },
    ]);
  });

  it('TB13 is not saved with what lies over one another, and all the same with what is incomplete', () => {
    const failures = [
      ...layOut(boardOf([plate('p', 0), plate('q', 0.1), boardPart('x', '0820', 3), rod('s', 5)]), BOARD_SOURCES).issues,
    ].map(({ failure }) => [failure.code, forbidsSaving(failure)]);
    expect(failures).toEqual([
      ['toolkit.part-foreign', true],
      ['toolkit.overlap', true],
      ['toolkit.loose-end', false],
      ['toolkit.loose-end', false],
    ]);
  });
});

function bearing(part: ReturnType<typeof BOARD_SOURCES.partOf>, mostLoadKg: number) {
  return part?.board?.mostLoadKg === undefined ? part : { ...part, board: { ...part.board, mostLoadKg } };
}

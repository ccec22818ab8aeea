import { describe, expect, it } from 'vitest';
import { CREATION_SOURCES } from '../testing/creation-sources';
import { failureOf, successOf } from '../testing/results';
import {
  type CompanionRule,
  checkPieceList,
  companionsMissing,
  evaluatePieceList,
  isPieceList,
  PIECE_LIST_LIMITS,
  type PieceList,
  type PieceRow,
  pieceOfReference,
} from '.';

const pendant = (id: string, quantity: number, more: Partial<PieceRow> = {}): PieceRow => ({
  id,
  model: '0820',
  selection: { color: '10', temperature: '1', control: 'A', installation: '10' },
  quantity,
  ...more,
});
const listOf = (rows: readonly PieceRow[], more: Partial<PieceList> = {}): PieceList => ({
  type: 'PieceList',
  version: 1,
  subFamilyId: 110,
  applicationLocationId: 11,
  rows,
  dismissed: [],
  ...more,
});

describe('a list of pieces', () => {
  it('PL1 is read by its fields and refused by the place of what is none', () => {
    const list = listOf([pendant('a', 2), { id: 'b', model: '', selection: {}, quantity: 1, written: 'chandelier' }]);
    expect(successOf(checkPieceList(list))).toBe(list);
    expect([isPieceList(list), isPieceList({ type: 'Space' }), isPieceList({})]).toEqual([true, false, false]);
    const refused = (value: unknown) => {
      const failure = failureOf(checkPieceList(value));
      return 'path' in failure ? `${failure.code} ${failure.path}` : failure.code;
    };
    expect(
      [
        null,
        [],
        'PieceList',
        { ...list, type: 'Space' },
        { ...list, price: 1 },
        { ...list, rows: {} },
        listOf([{ ...pendant('a', 1), price: 1 } as never]),
        listOf([pendant('a', 1, { model: '08200' })]),
        listOf([pendant('a', 1, { selection: { color: 'x' } })]),
        listOf([pendant('a', 1, { selection: { pendantHeightCm: 10_000 } })]),
      ].map(refused),
    ).toEqual([
      'saved-document.malformed ',
      'saved-document.malformed ',
      'saved-document.malformed ',
      'saved-document.malformed type',
      'saved-document.unknown-field price',
      'saved-document.malformed rows',
      'saved-document.unknown-field rows[0].price',
      'saved-document.malformed rows[0].model',
      'saved-document.malformed rows[0].selection.color',
      'saved-document.malformed rows[0].selection.pendantHeightCm',
    ]);
  });

  it('PL2 has rows, quantities and texts within its limits, and each id once', () => {
    const rows = Array.from({ length: PIECE_LIST_LIMITS.rows }, (_, index) => pendant(`r${index}`, 1));
    expect(checkPieceList(listOf(rows)).ok).toBe(true);
    const refused = [
      listOf([...rows, pendant('more', 1)]),
      ...[0, 1.5, 100_000, Number.NaN].map((quantity) => listOf([pendant('a', quantity)])),
      listOf([pendant('a', 1, { written: 'x'.repeat(65) })]),
      listOf([pendant('a', 1), pendant('b', 1), pendant('a', 1)]),
    ].map((list) => failureOf(checkPieceList(list)));
    expect(refused.map(({ code }) => code)).toEqual([...Array(6).fill('saved-document.malformed'), 'saved-document.id-twice']);
    expect(refused.at(-1)).toMatchObject({ path: 'rows[2].id', elementId: 'a' });
  });

  it('PL3 of another version is refused', () => {
    expect(failureOf(checkPieceList({ ...listOf([]), version: 2, future: true }))).toEqual({
      code: 'saved-document.version-unknown',
      version: 2,
      newest: 1,
    });
  });

  it('PL4 has rows of references, and keeps what is none as it was written', () => {
    const read = (written: string) => pieceOfReference('a', written, 3, CREATION_SOURCES);
    expect(read(' 0820 24/1a_10')).toEqual({
      id: 'a',
      model: '0820',
      selection: { color: '24', temperature: '1', control: 'A', installation: '10', pendantHeightCm: expect.any(Number) },
      quantity: 3,
    });
    for (const written of ['chandelier', '777710', '0820-24/1A', '']) {
      expect(read(written)).toEqual({ id: 'a', model: '', selection: {}, quantity: 3, written });
    }
    const rows = ['chandelier', '777710/1A'].map((written, index) => pieceOfReference(`${index}`, written, 1, CREATION_SOURCES));
    expect(evaluatePieceList(listOf(rows), CREATION_SOURCES).rows.map(({ article }) => failureOf(article))).toEqual([
      { code: 'reference.invalid', reference: 'chandelier' },
      { code: 'article.model-unknown', model: '7777' },
    ]);
  });

  it('PL5 is one composition of so many pieces of its rows', () => {
    const track: PieceRow = { id: 't', model: '9110', selection: { color: '10' }, quantity: 2 };
    const evaluated = evaluatePieceList(listOf([pendant('a', 2), track, pendant('b', 1)]), CREATION_SOURCES, 2);
    const [composition] = evaluated.compositions;
    expect(
      composition?.parts.map(({ kind, part, elementIds }) => [kind, part.code, part.quantity, part.unitPriceMinor, elementIds]),
    ).toEqual([
      ['article', '082010/1A_10', 3, 20_000, ['a', 'b']],
      ['accessory', '911010', 2, 15_000, ['t']],
    ]);
    expect(composition?.category.description).toBe('TOOLKIT');
    expect(composition?.lights).toBe(3);
    expect(evaluated.pieces).toBe(5);
    expect(evaluated.lumens).toBe(1_920.9);
    expect(evaluated.watts).toBe(21.3);
    expect(evaluated.category.description).toBe('COMPOSING_PENDANTS');
    expect(evaluated.totals?.totalGross).toBe(180_000);
    expect(evaluated.totals?.totalNet).toBe(162_000);
    expect(evaluatePieceList(listOf([]), CREATION_SOURCES).compositions).toEqual([]);
  });

  it('PL5 has neither price nor weeks while a row is no article, which is named', () => {
    const evaluated = evaluatePieceList(
      listOf([pendant('a', 1), { id: 'x', model: '', selection: {}, quantity: 4, written: 'lamp' }]),
      CREATION_SOURCES,
    );
    expect(evaluated.totals).toBeUndefined();
    expect(evaluated.availability.weeks).toBeUndefined();
    expect(evaluated.pieces).toBe(5);
    expect(evaluated.failure).toEqual({
      code: 'bom.element-refused',
      elementId: 'x',
      failure: { code: 'article.model-unknown', model: 'lamp' },
    });
  });
});

describe('companions', () => {
  const perPieces: CompanionRule = { id: 'feed', of: ['0820'], each: { pieces: 4 }, needs: ['9110', '9080'] };
  const missing = (list: PieceList, rules: readonly CompanionRule[] = [perPieces]) =>
    companionsMissing(list, rules, CREATION_SOURCES).map(({ rule, amount, needed, present, row }) => [
      rule.id,
      amount,
      needed,
      present,
      row.model,
      row.quantity,
    ]);

  it('PL6 are suggested for each begun number of pieces or stretch, less those that are there', () => {
    expect([1, 4, 5, 9].map((quantity) => missing(listOf([pendant('a', quantity)])))).toEqual([
      [['feed', 1, 1, 0, '9110', 1]],
      [['feed', 4, 1, 0, '9110', 1]],
      [['feed', 5, 2, 0, '9110', 2]],
      [['feed', 9, 3, 0, '9110', 3]],
    ]);
    const there: PieceRow = { id: 'f', model: '9080', selection: { color: '10' }, quantity: 2 };
    expect(missing(listOf([pendant('a', 5), there, pendant('b', 4)]))).toEqual([['feed', 9, 3, 2, '9110', 1]]);
    expect(missing(listOf([pendant('a', 8), there]))).toEqual([]);
    const width = CREATION_SOURCES.modelOf('0820')?.technical.widthMetres ?? 0;
    const perMetres: CompanionRule = { id: 'metres', of: ['0820'], each: { metres: width * 3 }, needs: ['9110'] };
    expect([3, 4].map((quantity) => missing(listOf([pendant('a', quantity)]), [perMetres])[0]?.slice(2))).toEqual([
      [1, 0, '9110', 1],
      [2, 0, '9110', 2],
    ]);
  });

  it('PL7 are not suggested once dismissed, nor where the catalogue has none', () => {
    expect(missing(listOf([pendant('a', 5)], { dismissed: ['feed'] }))).toEqual([]);
    expect(missing(listOf([pendant('a', 5)]), [{ ...perPieces, needs: ['7777'] }])).toEqual([]);
    expect(missing(listOf([pendant('a', 5)]), [{ ...perPieces, needs: ['7777', '9110'] }])).toHaveLength(1);
  });
});

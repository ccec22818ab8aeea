import { seedData } from '@candil/catalogue';
import { type CatalogId, calendarDayOf, companionsMissing, type PieceList, type PieceRow } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import {
  addRows,
  dismissCompanion,
  duplicateRows,
  editCells,
  isChanged,
  modelInText,
  openPieces,
  type PieceCatalogue,
  pieceSourcesOf,
  readTabbed,
  redoStep,
  removeRows,
  roomIn,
  rowOfText,
  TABBED_LIMITS,
  takeCompanion,
  undoStep,
  viewOfPieces,
  withStep,
} from '.';

const data = seedData();
const catalogueOf = (catalogId: CatalogId = 16): PieceCatalogue => {
  const rateId = catalogId === 16 ? 10 : 12;
  const prices = data.basePrices.filter((row) => row.catalogId === catalogId && row.rateId === rateId);
  return {
    catalogId,
    today: calendarDayOf(2026, 11, 20),
    models: new Map([...data.models, ...data.accessories].filter((each) => each.catalogId === catalogId).map((each) => [each.model, each])),
    companions: data.companions,
    rules: new Map(),
    basePricesMinor: new Map(prices.map(({ model, basePrice }) => [model, Math.round(basePrice * 100)])),
    priceBasis: { rateId, currency: catalogId === 16 ? 'EUR' : 'USD', calculation: 'new' },
    discountPercentOf: () => 0,
  };
};
const catalogue = catalogueOf();

const row = (id: string, text: string, quantity = 1): PieceRow => rowOfText({ id, quantity }, text, catalogue);
const listOf = (...rows: readonly PieceRow[]): PieceList => ({
  type: 'PieceList',
  version: 1,
  subFamilyId: 110,
  applicationLocationId: 0,
  rows,
  dismissed: [],
});
const ids = (() => {
  let next = 0;
  return () => `new-${++next}`;
})();

describe('cells', () => {
  const changed = (
    list: PieceList,
    column: 'reference' | 'finish' | 'temperature' | 'control' | 'installation' | 'quantity',
    value: string,
  ) => editCells(list, [{ rowId: 'a', column, value }], catalogue);

  it('take a reference, an extended one, a model number, and keep anything else as it was written', () => {
    expect(row('a', '082042/2A_10')).toMatchObject({
      model: '0820',
      selection: { color: '42', temperature: '2', control: 'A', installation: '10' },
    });
    expect(row('a', '0820 42 / 2A _ 10').selection).toEqual(row('a', '082042/2A_10').selection);
    expect(row('a', '0820422A10LW0150')).toMatchObject({ model: '0820', selection: { color: '42', pendantHeightCm: 150 } });
    expect(row('a', '0820')).toMatchObject({ model: '0820', selection: { color: expect.any(String) } });
    expect(row('a', 'chandelier')).toEqual({ id: 'a', model: '', selection: {}, quantity: 1, written: 'chandelier' });
    expect(['0820', '082042/2A', ' 08 20 42', 'lamp', '12', '5525-10'].map(modelInText)).toEqual([
      '0820',
      '0820',
      '0820',
      undefined,
      undefined,
      '5525',
    ]);
  });

  it('take a value by its code or its words, or nothing', () => {
    const list = listOf(row('a', '082042/2A_10'));
    const words =
      catalogue.models.get('0820')?.variations.find(({ type, modifier }) => type === 'temperature' && modifier === '1')?.description.de ??
      '';
    expect(changed(list, 'temperature', words.toUpperCase()).list.rows[0]?.selection.temperature).toBe('1');
    expect(changed(list, 'temperature', ' 1 ').list.rows[0]?.selection.temperature).toBe('1');
    expect(changed(list, 'control', '').list.rows[0]?.selection).not.toHaveProperty('control');
    expect(changed(list, 'quantity', ' 12 ').list.rows[0]?.quantity).toBe(12);
    expect(changed(list, 'finish', '42')).toEqual({ list, refused: [] });
    expect(changed(list, 'finish', '42').list).toBe(list);
  });

  it('stay as they are with the reason: not offered, no quantity, too long, nothing to choose', () => {
    const list = listOf(row('a', '082042/2A_10'), { id: 'b', model: '', selection: {}, quantity: 1, written: 'lamp' });
    expect(changed(list, 'finish', 'chartreuse').refused).toMatchObject([{ refusal: { kind: 'not-offered', value: 'chartreuse' } }]);
    expect(['0', '-1', '1.5', 'many', '100000'].map((value) => changed(list, 'quantity', value).refused[0]?.refusal.kind)).toEqual(
      Array(5).fill('quantity'),
    );
    expect(changed(list, 'reference', 'x'.repeat(1_000_000)).refused).toMatchObject([{ refusal: { kind: 'too-long', max: 64 } }]);
    expect(editCells(list, [{ rowId: 'b', column: 'finish', value: '42' }], catalogue).refused).toMatchObject([
      { refusal: { kind: 'not-varied' } },
    ]);
    expect(changed(list, 'finish', 'chartreuse').list).toBe(list);
  });

  it('refuse values that the others exclude, with repairs that make them possible', () => {
    const excluded = [...catalogue.models.values()].flatMap((model) =>
      model.exclusions.flatMap((exclusion) =>
        exclusion.finish !== '*' &&
        exclusion.control === '*' &&
        exclusion.temperature === '*' &&
        exclusion.installation1 !== '*' &&
        exclusion.installation2 !== '*'
          ? [{ model, exclusion }]
          : [],
      ),
    );
    const [found] = excluded;
    if (found === undefined) throw new Error('the catalogue excludes no finish with an installation');
    const { model, exclusion } = found;
    const installation = `${exclusion.installation1}${exclusion.installation2}`;
    const other = model.variations.find(({ type, modifier }) => type === 'color' && modifier !== exclusion.finish)?.modifier ?? '';
    const start: PieceRow = { id: 'a', model: model.model, selection: { color: other, installation }, quantity: 1 };
    const { refused, list } = editCells(listOf(start), [{ rowId: 'a', column: 'finish', value: exclusion.finish }], catalogue);
    expect(list.rows[0]).toBe(start);
    expect(refused[0]?.refusal).toMatchObject({ kind: 'excluded', type: 'color', modifier: exclusion.finish });
    const { refusal } = refused[0] ?? {};
    const repairs = refusal?.kind === 'excluded' ? refusal.repairs : [];
    expect(repairs.length).toBeGreaterThan(0);
    expect(repairs.every(({ selection }) => selection.color === exclusion.finish && selection.installation !== installation)).toBe(true);
  });

  it('of one row are read with the reference first, and those of others are left alone', () => {
    const list = listOf(row('a', '082042/2A_10'), row('b', '082042/2A_10'));
    const { list: after } = editCells(
      list,
      [
        { rowId: 'a', column: 'quantity', value: '7' },
        { rowId: 'a', column: 'control', value: 'A' },
        { rowId: 'a', column: 'reference', value: '552510' },
      ],
      catalogue,
    );
    expect(after.rows[0]).toMatchObject({ model: '5525', quantity: 7, selection: { control: 'A' } });
    expect(after.rows[1]).toBe(list.rows[1]);
  });
});

describe('rows', () => {
  it('are added at the end or below one, copied and removed, never more than a list may have', () => {
    const list = listOf(row('a', '0820'), row('b', '5525'));
    expect(addRows(list, [row('c', '0820')], 'a').rows.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    expect(addRows(list, [row('c', '0820')]).rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(duplicateRows(list, ['a', 'b'], ids).rows.map(({ model }) => model)).toEqual(['0820', '5525', '0820', '5525']);
    expect(removeRows(list, ['a', 'zzz']).rows.map(({ id }) => id)).toEqual(['b']);
    expect(removeRows(list, ['zzz'])).toBe(list);
    const full = addRows(
      list,
      Array.from({ length: 3_000 }, (_, index) => row(`r${index}`, '0820')),
    );
    expect(full.rows).toHaveLength(2_000);
    expect(roomIn(full)).toBe(0);
    expect(addRows(full, [row('x', '0820')])).toBe(full);
  });

  it('that companions ask for join a row of the same article, and dismissed ones are not asked for again', () => {
    const list = listOf(row('belt', '8010', 250));
    const missing = (of: PieceList) => companionsMissing(of, catalogue.companions, pieceSourcesOf(catalogue));
    expect(missing(list).map(({ rule, needed }) => [rule.id, needed])).toEqual([
      ['belt-feed', 3],
      ['belt-fixing', 13],
    ]);
    const [feed] = missing(list);
    if (feed === undefined) throw new Error('no feed is asked for');
    const taken = takeCompanion(list, feed, ids);
    expect(taken.rows).toHaveLength(2);
    expect(taken.rows[1]?.quantity).toBe(3);
    expect(missing(taken).map(({ rule }) => rule.id)).toEqual(['belt-fixing']);
    expect(takeCompanion(taken, feed, ids).rows.map(({ quantity }) => quantity)).toEqual([250, 6]);
    expect(missing(dismissCompanion(taken, 'belt-fixing'))).toEqual([]);
  });
});

describe('history', () => {
  it('undoes and redoes step by step, and drops undone steps after a new one', () => {
    const [one, two, three] = [listOf(), listOf(row('a', '0820')), listOf(row('b', '5525'))];
    const done = withStep(withStep(openPieces(one), 'add', two), 'change', three);
    expect(done.document).toEqual(three);
    expect(isChanged(done)).toBe(true);
    const back = undoStep(undoStep(undoStep(done)));
    expect(back.document).toEqual(one);
    expect(isChanged(back)).toBe(false);
    expect(back.undone.map(({ kind }) => kind)).toEqual(['change', 'add']);
    expect(redoStep(redoStep(redoStep(back))).document).toBe(three);
    const other = withStep(undoStep(done), 'remove', listOf());
    expect(other.undone).toEqual([]);
    expect(other.done.map(({ kind }) => kind)).toEqual(['add', 'remove']);
    expect(withStep(done, 'change', three)).toBe(done);
  });
});

describe('a view', () => {
  it('groups rows by kind with subtotals, and names the faults of each', () => {
    const list = listOf(
      row('belt', '8010', 20),
      row('a', '082042/2A_10', 2),
      { id: 'x', model: '', selection: {}, quantity: 1, written: 'lamp' },
      row('open', '0820'),
    );
    const { groups, issues, evaluation } = viewOfPieces(catalogue, list);
    expect(groups.map(({ group, rows, pieces }) => [group, rows.map(({ row: { id } }) => id), pieces])).toEqual([
      ['Light', ['a', 'open'], 3],
      ['Track', ['belt'], 20],
      ['unread', ['x'], 1],
    ]);
    expect(groups[0]?.rows.map(({ issue }) => issue?.code)).toEqual([undefined, 'reference.part-missing']);
    expect(groups[2]?.rows[0]?.issue?.code).toBe('reference.invalid');
    expect(groups[2]?.grossMinor).toBeUndefined();
    expect(evaluation.totals).toBeUndefined();
    expect(issues).toBeGreaterThanOrEqual(2);
    const whole = viewOfPieces(catalogue, listOf(row('a', '082042/2A_10', 2)), 3);
    expect(whole.evaluation.totals?.totalGross).toBe((whole.groups[0]?.grossMinor ?? 0) * 3);
  });

  it('works out again only the rows that changed', () => {
    const list = listOf(row('a', '082042/2A_10'), row('b', '082042/2A_10'));
    const before = viewOfPieces(catalogue, list).groups[0]?.rows;
    const { list: after } = editCells(list, [{ rowId: 'a', column: 'quantity', value: '9' }], catalogue);
    const rows = viewOfPieces(catalogue, after).groups[0]?.rows;
    expect(rows?.[0] === before?.[0]).toBe(false);
    expect(rows?.[1]).toBe(before?.[1]);
  });
});

describe('texts of cells', () => {
  const cellsOf = (text: string) => {
    const read = readTabbed(text);
    return read.kind === 'cells' ? read.cells : read;
  };

  it('are read as spreadsheets write them', () => {
    expect(cellsOf('a\tb\r\nc\td\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(cellsOf('"say ""x""\ty"\tz\n\n1')).toEqual([['say "x"\ty', 'z'], [''], ['1']]);
    expect(cellsOf('')).toEqual([['']]);
    expect(cellsOf('"never closed\tb\nc')).toEqual([['"never closed\tb\nc']]);
    expect(cellsOf('5" pipe\tb')).toEqual([['5" pipe', 'b']]);
  });

  it('are refused where they are too many or too long, however they are written', () => {
    expect(cellsOf('x'.repeat(TABBED_LIMITS.characters + 1))).toMatchObject({ kind: 'too-long', limit: 'characters' });
    expect(cellsOf('1\n'.repeat(TABBED_LIMITS.lines + 2))).toMatchObject({ kind: 'too-long', limit: 'lines', max: 10_000 });
    expect(cellsOf('1\n'.repeat(TABBED_LIMITS.lines)) as readonly unknown[]).toHaveLength(10_000);
    for (const sign of ['"', '\t', '""', '"\n']) expect(readTabbed(sign.repeat(4_000)).kind).toBe('cells');
  });
});

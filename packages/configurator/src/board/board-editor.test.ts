import { seedData } from '@candil/catalogue';
import { calendarDayOf, checkToolkitBoard, TOOLKIT_BOARD_LIMITS, type ToolkitBoard } from '@candil/domain';
import { expect, it } from 'vitest';
import { createBoardEditor } from '.';

const PLATE = '9010';
const TRAMA = 270;
const REACH = 0.08;

/** Made once: expanding the catalogue takes a fifth of a second. */
const { models, systemParts } = seedData();

const EMPTY: ToolkitBoard = { type: 'ToolkitBoard', version: 1, subFamilyId: TRAMA, applicationLocationId: 72, parts: [] };

const open = (board: ToolkitBoard = EMPTY) => {
  const own = models.filter(({ catalogId, subFamilyId }) => catalogId === 16 && subFamilyId === TRAMA);
  let ids = 0;
  return createBoardEditor({
    board,
    newId: () => `part-${++ids}`,
    catalogue: {
      catalogId: 16,
      today: calendarDayOf(2026, 11, 20),
      models: new Map(own.map((model) => [model.model, model])),
      companions: [],
      rules: new Map(),
      basePricesMinor: new Map(),
      priceBasis: { rateId: 10, currency: 'EUR', calculation: 'new' },
      discountPercentOf: () => 0,
      subFamilyId: TRAMA,
      familyName: 'Trama',
      parts: systemParts,
    },
  });
};
const layAt = (editor: ReturnType<typeof open>, x: number, z: number) => {
  editor.placeAt(x, z, true, REACH);
  editor.drop();
};
const partsOf = (editor: ReturnType<typeof open>) => editor.document.getState().board.parts;

it('lays parts down one after the other, each as one step', () => {
  const editor = open();
  for (const x of [0, 1, 2]) {
    editor.beginPlacing(PLATE);
    layAt(editor, x, 0);
  }
  expect(partsOf(editor).map(({ x }) => x)).toEqual([0, 1, 2]);
  editor.undo();
  expect(partsOf(editor)).toHaveLength(2);
});

it('lays down the part that was taken last, in place of one that was over the board before', () => {
  const editor = open();
  const other = [...editor.catalogue.models.keys()].find((model) => model !== PLATE && editor.catalogue.parts[model]?.board) ?? '';
  editor.beginPlacing(other);
  editor.placeAt(0.5, 0.5, true, REACH);
  editor.beginPlacing(PLATE);
  layAt(editor, 0, 0);
  expect(partsOf(editor).map(({ model }) => model)).toEqual([PLATE]);
});

it('keeps a part in the hand where another lies, says why, and lays it down beside', () => {
  const editor = open();
  editor.beginPlacing(PLATE);
  layAt(editor, 0, 0);
  editor.beginPlacing(PLATE);
  layAt(editor, 0.01, 0);
  expect(editor.notes.getState().note).toEqual({ kind: 'refused', refusal: 'overlap' });
  expect(editor.live.getState().placing?.model).toBe(PLATE);
  expect(partsOf(editor)).toHaveLength(1);
  layAt(editor, 1, 0);
  expect(partsOf(editor)).toHaveLength(2);
  expect(editor.live.getState().placing).toBeUndefined();
});

it('lays nothing down that was put back', () => {
  const editor = open();
  editor.beginPlacing(PLATE);
  editor.placeAt(0, 0, true, REACH);
  editor.cancel();
  editor.drop();
  expect(partsOf(editor)).toEqual([]);
});

/** As many plates as a board may have, in a grid. */
const FULL: ToolkitBoard = {
  ...EMPTY,
  parts: Array.from({ length: TOOLKIT_BOARD_LIMITS.parts }, (_, index) => ({
    id: `p${index}`,
    model: PLATE,
    selection: { color: '10', installation: '10' },
    x: (index % 25) - 12,
    z: Math.floor(index / 25) - 10,
    turnDegrees: 0,
  })),
};

it('takes no part more than a board may have, by whatever way, so that it can always be saved', () => {
  const editor = open(FULL);
  const said = () => editor.notes.getState().note;
  const full = { kind: 'refused', refusal: 'full' };
  editor.beginPlacing(PLATE);
  layAt(editor, 30, 30);
  expect(said()).toEqual(full);
  expect(partsOf(editor).length).toEqual(FULL.parts.length);
  expect(editor.live.getState().placing).toBeUndefined();
  expect(editor.add(PLATE)).toBe(false);
  expect(said()).toEqual(full);
  editor.select(['p0']);
  editor.duplicate();
  expect(said()).toEqual(full);
  expect(checkToolkitBoard(editor.document.getState().board).ok).toBe(true);
});

it('lays down as many of a row as there is room for, as one step, and says why no more', () => {
  const editor = open();
  editor.add(PLATE);
  const [row] = editor.document.getState().facts.others;
  expect(editor.setQuantity(row?.key ?? '', 2_000)).toBe(true);
  const laid = partsOf(editor).length;
  expect(laid).toBeGreaterThan(50);
  expect(editor.notes.getState().note).toEqual({ kind: 'refused', refusal: 'no-place' });
  expect(checkToolkitBoard(editor.document.getState().board).ok).toBe(true);
  editor.undo();
  expect(partsOf(editor)).toHaveLength(1);
});

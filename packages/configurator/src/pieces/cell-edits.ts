import {
  type CodeAttributeType,
  type ExclusionRow,
  formatReference,
  initialSelection,
  type ModelDefinition,
  optionsFor,
  PIECE_LIST_LIMITS,
  type PieceRow,
  parseExtendedReference,
  parseReference,
  pieceOfReference,
  type Repair,
  repairsFor,
  type Selection,
  variationsOf,
} from '@candil/domain';
import { type PieceCatalogue, pieceSourcesOf } from './piece-catalogue';

/** Columns whose cells are changed. */
export const PIECE_COLUMNS = ['reference', 'finish', 'temperature', 'control', 'installation', 'quantity'] as const;
export type PieceColumn = (typeof PIECE_COLUMNS)[number];

/** Columns of attributes, by the attribute that they show. */
export const ATTRIBUTE_COLUMNS: Readonly<Partial<Record<PieceColumn, CodeAttributeType>>> = {
  finish: 'color',
  temperature: 'temperature',
  control: 'control',
  installation: 'installation',
};

/** Reasons a cell keeps its value. */
export type CellRefusal =
  | {
      readonly kind: 'excluded';
      readonly type: CodeAttributeType;
      readonly modifier: string;
      readonly rows: readonly ExclusionRow[];
      readonly repairs: readonly Repair[];
    }
  | { readonly kind: 'not-offered'; readonly value: string; readonly allowed: readonly string[] }
  | { readonly kind: 'not-varied' }
  | { readonly kind: 'quantity'; readonly value: string }
  | { readonly kind: 'too-long'; readonly max: number };

export type CellOutcome = { readonly ok: true; readonly row: PieceRow } | { readonly ok: false; readonly refusal: CellRefusal };

const kept = (row: PieceRow): CellOutcome => ({ ok: true, row });
const refused = (refusal: CellRefusal): CellOutcome => ({ ok: false, refusal });

/** Finds the value that the text of a cell names: by its code, or its description in any language. */
const namedBy = (value: string, variations: ReturnType<typeof variationsOf>) => {
  const folded = value.trim().toLowerCase();
  return (
    variations.find(({ modifier }) => modifier.toLowerCase() === folded) ??
    variations.find(({ description }) => Object.values(description).some((text) => text.toLowerCase() === folded)) ??
    // A temperature is read with or without its blank.
    variations.find(({ description }) => Object.values(description).some((text) => squeezed(text) === squeezed(folded)))
  );
};
const squeezed = (text: string): string => text.toLowerCase().replaceAll(/\s/g, '');

/** Returns the model number that a text begins with, for callers that need it before the text is read. */
export const modelInText = (text: string): string | undefined => {
  const bare = text.slice(0, PIECE_LIST_LIMITS.written * 2).replaceAll(/\s/g, '');
  return /^\d{4}/.test(bare) ? bare.slice(0, 4) : undefined;
};

/** The row that a reference, an extended one or a model number makes; anything else stays as it was written. */
export const rowOfText = (row: Pick<PieceRow, 'id' | 'quantity'>, text: string, catalogue: PieceCatalogue): PieceRow => {
  const { id, quantity } = row;
  const sources = pieceSourcesOf(catalogue);
  const bare = text.replaceAll(/\s/g, '');
  const model = /^\d{4}$/.test(bare) ? catalogue.models.get(bare) : undefined;
  if (model !== undefined) return { id, model: model.model, selection: initialSelection(model, catalogue.today), quantity };
  const extended = parseReference(text).ok ? undefined : parseExtendedReference(text);
  if (extended?.ok !== true) return pieceOfReference(id, text.trim(), quantity, sources);
  const { parts, pendantHeightCm } = extended.value;
  const made = pieceOfReference(id, formatReference(parts), quantity, sources);
  return pendantHeightCm === undefined || made.model === '' ? made : { ...made, selection: { ...made.selection, pendantHeightCm } };
};

const withAttribute = (row: PieceRow, type: CodeAttributeType, value: string, { models, today }: PieceCatalogue): CellOutcome => {
  const model = models.get(row.model);
  const variations = model === undefined ? [] : variationsOf(model, type, today);
  if (model === undefined || variations.length === 0) return value.trim() === '' ? kept(row) : refused({ kind: 'not-varied' });
  if (value.trim() === '') return kept({ ...row, selection: without(row.selection, type) });
  const chosen = namedBy(value, variations);
  if (chosen === undefined) {
    return refused({ kind: 'not-offered', value, allowed: variations.map(({ modifier }) => modifier) });
  }
  const { modifier } = chosen;
  if (row.selection[type] === modifier) return kept(row);
  const blocked = blockedIn(model, row.selection, type, modifier, today);
  if (blocked === undefined) return kept({ ...row, selection: { ...row.selection, [type]: modifier } });
  return refused({ kind: 'excluded', type, modifier, rows: blocked, repairs: repairsFor(model, row.selection, { type, modifier }, today) });
};

/** The rows of the exclusion matrix that are in the way of a value; undefined where nothing is. */
const blockedIn = (
  model: ModelDefinition,
  selection: Selection,
  type: CodeAttributeType,
  modifier: string,
  today: PieceCatalogue['today'],
) => {
  const options = optionsFor(model, selection, today).find((group) => group.type === type)?.options ?? [];
  const option = options.find(({ variation }) => variation.modifier === modifier);
  return option === undefined || option.compatible ? undefined : (option.blockedBy ?? []);
};

const without = (selection: Selection, type: CodeAttributeType): Selection => {
  const { [type]: _, ...rest } = selection;
  return rest;
};

/** A row with another text in one of its cells, or why it stays as it is. */
export const withCell = (row: PieceRow, column: PieceColumn, value: string, catalogue: PieceCatalogue): CellOutcome => {
  if (value.length > PIECE_LIST_LIMITS.written) return refused({ kind: 'too-long', max: PIECE_LIST_LIMITS.written });
  if (column === 'quantity') return withQuantity(row, value);
  const type = ATTRIBUTE_COLUMNS[column];
  if (type !== undefined) return withAttribute(row, type, value, catalogue);
  return value.trim() === '' ? kept(row) : kept(rowOfText(row, value, catalogue));
};

const withQuantity = (row: PieceRow, value: string): CellOutcome => {
  const text = value.trim();
  const quantity = text === '' ? 1 : /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return quantity >= 1 ? kept(quantity === row.quantity ? row : { ...row, quantity }) : refused({ kind: 'quantity', value });
};

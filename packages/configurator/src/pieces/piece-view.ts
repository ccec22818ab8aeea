import {
  type Article,
  type ArticleAvailability,
  type ArticleFailure,
  articleAvailability,
  composeReference,
  type ElementType,
  elementTypeOf,
  evaluatePieceList,
  isAccessory,
  type LinePrices,
  linePrices,
  type ModelDefinition,
  type PieceList,
  type PieceListEvaluation,
  type PieceRow,
  type PriceFailure,
  type ReferenceFailure,
  type RuleRefusal,
  resolvePiece,
  ruleRefusalOf,
} from '@candil/domain';
import { type PieceCatalogue, pieceSourcesOf } from './piece-catalogue';

/** Groups of a list in their order: luminaires, the parts of systems, other accessories, and rows without an article. */
export const PIECE_GROUPS = [
  'Light',
  'Track',
  'ElectricalConnection',
  'Reflector',
  'Counterweight',
  'Complement',
  'accessory',
  'unread',
] as const;
export type PieceGroup = (typeof PIECE_GROUPS)[number];

/** The problems of a row. */
export type PieceIssue =
  | ArticleFailure
  | ReferenceFailure
  | PriceFailure
  | RuleRefusal
  | { readonly code: 'line.moq'; readonly moq: number; readonly quantity: number }
  | { readonly code: 'line.discontinued'; readonly replacedBy: string }
  | { readonly code: 'line.ended' };

/** A row with everything that follows from it. */
export interface PieceView {
  readonly row: PieceRow;
  readonly group: PieceGroup;
  readonly model: ModelDefinition | undefined;
  readonly article: Article | undefined;
  /** Without discount; undefined where there is none. */
  readonly prices: LinePrices | undefined;
  readonly availability: ArticleAvailability | undefined;
  readonly issue: PieceIssue | undefined;
}

/** A list with everything that follows from it. */
export interface PieceListView {
  readonly groups: readonly {
    readonly group: PieceGroup;
    readonly rows: readonly PieceView[];
    readonly pieces: number;
    readonly grossMinor: number | undefined;
  }[];
  readonly evaluation: PieceListEvaluation;
  readonly issues: number;
}

const groupOf = (model: ModelDefinition | undefined): PieceGroup => {
  if (model === undefined) return 'unread';
  const type: ElementType | undefined = elementTypeOf(model.articleType);
  if (type === 'Pendant') return 'Light';
  return PIECE_GROUPS.find((group) => group === type) ?? 'accessory';
};

/** Views of rows by the facts they depend on: an unchanged row is not evaluated again. */
const known = new WeakMap<PieceCatalogue, WeakMap<PieceRow, PieceView>>();

const missingOf = (model: ModelDefinition, article: Article): PieceIssue | undefined => {
  const composed = composeReference(model, article.selection);
  return composed.ok ? undefined : composed.failure;
};

const viewOf = (catalogue: PieceCatalogue, row: PieceRow): PieceView => {
  const sources = pieceSourcesOf(catalogue);
  const { model, article: built } = resolvePiece(row, sources);
  const group = groupOf(model);
  if (model === undefined || !built.ok) {
    const issue = built.ok ? undefined : built.failure;
    return { row, group, model, article: undefined, prices: undefined, availability: undefined, issue };
  }
  const article = built.value;
  const price = sources.unitPriceOf(model, article);
  const availability = articleAvailability(article, row.quantity, catalogue.today);
  // Rules of parts ask how they are arranged, which a list does not say.
  const rules = isAccessory(model) ? undefined : catalogue.rules.get(model.subFamilyId);
  const missing = missingOf(model, article);
  const refusal =
    missing === undefined && rules !== undefined ? ruleRefusalOf(rules, model, article.selection, catalogue.today) : undefined;
  return {
    row,
    group,
    model,
    article,
    prices: price.ok ? linePrices(price.value.amountMinor, row.quantity, 0) : undefined,
    availability,
    issue:
      missing ??
      refusal ??
      (model.discontinued ? { code: 'line.discontinued', replacedBy: model.replacedBy ?? '' } : undefined) ??
      (availability.days < 0 ? { code: 'line.ended' } : undefined) ??
      (price.ok ? undefined : price.failure) ??
      (row.quantity < article.moq ? { code: 'line.moq', moq: article.moq, quantity: row.quantity } : undefined),
  };
};

export const viewOfRow = (catalogue: PieceCatalogue, row: PieceRow): PieceView => {
  const ofCatalogue = known.get(catalogue) ?? new WeakMap<PieceRow, PieceView>();
  known.set(catalogue, ofCatalogue);
  const before = ofCatalogue.get(row);
  if (before !== undefined) return before;
  const view = viewOf(catalogue, row);
  ofCatalogue.set(row, view);
  return view;
};

const sumOf = (rows: readonly PieceView[]): number | undefined => {
  let sum = 0;
  for (const { prices } of rows) {
    if (prices === undefined) return undefined;
    sum += prices.totalGross;
  }
  return sum;
};

/** The rows by group, in the order of the list within each, and the list as a product. */
export const viewOfPieces = (catalogue: PieceCatalogue, list: PieceList, quantity = 1): PieceListView => {
  const views = list.rows.map((row) => viewOfRow(catalogue, row));
  const groups = PIECE_GROUPS.flatMap((group) => {
    const rows = views.filter((view) => view.group === group);
    if (rows.length === 0) return [];
    return [{ group, rows, pieces: rows.reduce((sum, { row }) => sum + row.quantity, 0), grossMinor: sumOf(rows) }];
  });
  return {
    groups,
    evaluation: evaluatePieceList(list, pieceSourcesOf(catalogue), quantity),
    issues: views.filter(({ issue }) => issue !== undefined).length,
  };
};

import {
  type Article,
  type ArticleFailure,
  buildArticle,
  completeSelection,
  type ModelDefinition,
  selectionFromReference,
} from '../article';
import { catalogOf } from '../catalogue';
import type { CreationSources } from '../composition';
import { parseReference, type ReferenceFailure } from '../reference-code';
import { fail, type Result } from '../result';
import type { PieceRow } from './piece-list';

/** A row with the article that it is, as far as it is one. */
export interface ResolvedPiece {
  /** Row as the list has it. */
  readonly row: PieceRow;
  /** Undefined where the catalogue has none. */
  readonly model: ModelDefinition | undefined;
  /** Article on the day, or the failure. */
  readonly article: Result<Article, ArticleFailure | ReferenceFailure>;
}

/** Resolves the article of a row on a day; attributes with a single value are chosen automatically (PL4). */
export function resolvePiece(row: PieceRow, { modelOf, today }: Pick<CreationSources, 'modelOf' | 'today'>): ResolvedPiece {
  if (row.written !== undefined) return { row, model: undefined, article: notReadable(row.written) };
  const model = modelOf(row.model);
  if (model === undefined) return { row, model, article: fail({ code: 'article.model-unknown', model: row.model }) };
  return { row, model, article: buildArticle(model, completeSelection(model, row.selection, today), today) };
}

/** A text that can be read names a model that the catalogue has not, any other is no reference. */
function notReadable(written: string): Result<never, ArticleFailure | ReferenceFailure> {
  const parts = parseReference(written);
  return parts.ok ? fail({ code: 'article.model-unknown', model: parts.value.model }) : parts;
}

/** The row that a reference and a quantity make: of the model that it names, else what was written (PL4). */
export function pieceOfReference(
  id: string,
  written: string,
  quantity: number,
  { modelOf, today }: Pick<CreationSources, 'modelOf' | 'today'>,
): PieceRow {
  const parts = parseReference(written);
  const model = parts.ok ? modelOf(parts.value.model) : undefined;
  if (!parts.ok || model === undefined || parts.value.dash !== catalogOf(model.catalogId).dash) {
    return { id, model: '', selection: {}, quantity, written };
  }
  const named = selectionFromReference(parts.value);
  return { id, model: model.model, selection: completeSelection(model, named, today), quantity };
}

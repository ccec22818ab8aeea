import type { ArticleFailure } from '../article';
import type { PartlyResolved } from '../bom/resolve-composition';
import type { CreationEvaluation, CreationSources } from '../composition';
import { evaluateResolved } from '../composition/evaluate-creation';
import type { ReferenceFailure } from '../reference-code';
import type { PieceList } from './piece-list';
import { type ResolvedPiece, resolvePiece } from './resolve-pieces';

/** Inputs of the evaluation of a list of pieces. */
export type PieceSources = Pick<CreationSources, 'modelOf' | 'unitPriceOf' | 'accessoryOf' | 'discountPercentOf' | 'today'>;

/** Evaluation of a list of pieces as a product, with each of its rows. */
export interface PieceListEvaluation extends CreationEvaluation {
  /** In the order of the list. */
  readonly rows: readonly ResolvedPiece[];
}

/**
 * Evaluates a list of pieces as a product: one composition of its rows (PL5), evaluated as every creation is (CP9). `quantity` lists are
 * ordered, whole, 1 or more.
 */
export function evaluatePieceList(list: Pick<PieceList, 'rows' | 'subFamilyId'>, sources: PieceSources, quantity = 1): PieceListEvaluation {
  const rows = list.rows.map((row) => resolvePiece(row, sources));
  return { ...evaluateResolved(rows.length === 0 ? [] : [compositionOfRows(list.subFamilyId, rows)], sources, quantity), rows };
}

/** Rows as one composition whose articles are known as far as they can be. */
export function compositionOfRows(subFamilyId: number, rows: readonly ResolvedPiece[]): PartlyResolved {
  const articles = rows.flatMap(({ row, model, article }, elementOrderValue) =>
    model === undefined || !article.ok
      ? []
      : [{ elementId: row.id, model, article: article.value, pieces: row.quantity, elementOrderValue }],
  );
  const refused = rows.flatMap(({ row, model, article }) =>
    article.ok
      ? []
      : [
          {
            element: { id: row.id, type: 'Light' as const },
            code: row.written ?? row.model,
            model,
            failure: asArticle(article.failure, row.written),
            pieces: row.quantity,
          },
        ],
  );
  const [first] = refused;
  return {
    composition: {
      subFamilyId,
      attributes: {},
      articles,
      electricalGroups: [],
      parts: [],
      assemblyData: { tracks: [], electricalConnections: [], places: [] },
    },
    refused,
    failure: first && { code: 'bom.element-refused', elementId: first.element.id, failure: first.failure },
  };
}

/** A bill of materials knows articles alone: what is no reference names no model. */
function asArticle(failure: ArticleFailure | ReferenceFailure, written = ''): ArticleFailure {
  return failure.code === 'reference.invalid' || failure.code === 'reference.part-missing'
    ? { code: 'article.model-unknown', model: written }
    : failure;
}

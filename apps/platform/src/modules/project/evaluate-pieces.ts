import {
  type ArticleFailure,
  CODE_ATTRIBUTE_TYPES,
  composeReference,
  configuratorTypeOf,
  evaluatePieceList,
  isAccessory,
  type PieceList,
  type ReferenceFailure,
  type ResolvedPiece,
} from '@candil/domain';
import { type RuleRefusal, ruleRefusal } from '../catalogue';
import { pieceSourcesFor } from '../domain-service';
import { discontinuedIn, type EvaluatedConfiguration, type Obstacle, type Terms, unitGrossOf } from './evaluate-configuration';

/** An attribute that the model varies and the row leaves open. */
const missingOf = ({ model, article }: ResolvedPiece): ArticleFailure | undefined => {
  if (model === undefined || !article.ok) return undefined;
  const composed = composeReference(model, article.value.selection);
  if (composed.ok || composed.failure.code !== 'reference.part-missing') return undefined;
  const { part } = composed.failure;
  const attribute = CODE_ATTRIBUTE_TYPES.find((type) => type === part);
  return attribute && { code: 'article.attribute-missing', attribute };
};

/**
 * Returns the rule that refuses a completely chosen luminaire; the scripts of parts depend on their arrangement, which
 * a list does not have.
 */
export const refusalOfPiece = ({ context }: Terms, { model, article }: ResolvedPiece): RuleRefusal | undefined =>
  model !== undefined && !isAccessory(model) && article.ok && article.value.isPersonalized === 1
    ? ruleRefusal(context, { model, article: article.value })
    : undefined;

/** The same said of several rows is one obstacle. */
export const obstaclesOfPieces = (terms: Terms, rows: readonly ResolvedPiece[]): readonly Obstacle[] => {
  const found = new Map<string, { failure: ArticleFailure | ReferenceFailure | RuleRefusal; elements: number }>();
  for (const resolved of rows) {
    const failure = resolved.article.ok ? (missingOf(resolved) ?? refusalOfPiece(terms, resolved)) : resolved.article.failure;
    if (failure === undefined) continue;
    const key = JSON.stringify({ ...failure, row: undefined });
    const known = found.get(key);
    if (known === undefined) found.set(key, { failure, elements: 1 });
    else known.elements += 1;
  }
  return [...found.values()];
};

/** A list of pieces by the catalogue, the price list and the terms of a day. */
export const evaluatePieces = (terms: Terms, list: PieceList): EvaluatedConfiguration => {
  const { context, catalogId, company } = terms;
  const { rows, ...evaluation } = evaluatePieceList(list, pieceSourcesFor({ context, catalogId }, company));
  const parts = evaluation.compositions.flatMap((composition) => composition.parts);
  const obstacles = [...obstaclesOfPieces(terms, rows), ...discontinuedIn(parts)];
  return {
    space: {
      subFamilyId: list.subFamilyId,
      applicationLocationId: list.applicationLocationId,
      configurator: configuratorTypeOf('PIECES_LIST'),
    },
    evaluation,
    parts,
    unitGrossMinor: unitGrossOf(parts),
    obstacles: rows.length === 0 ? [{ failure: { code: 'composition.empty' }, elements: 0 }] : obstacles,
    countsMinimums: true,
  };
};

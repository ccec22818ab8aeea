import type { LineIssue } from '@candil/contract';
import { type CatalogId, fail, type IsoLanguage, ok, type Result } from '@candil/domain';
import { withoutBreak } from '../../kernel';
import type { CatalogueContext } from '../price';
import { type ExchangeFailure, exchanged, type ModelExchange } from './exchange-model';
import { evaluateConfiguration, keepEvaluated } from './kept-evaluations';
import { failureIssue } from './line-issue';
import { obstacleIssue } from './obstacle-issue';
import { readContent } from './read-content';
import { type PieceChoice, type Recomposed, recomposed } from './recompose';
import type { StoredConfiguration, StoredProject } from './stored-project';

/** Changes of a composition: another model in the place of one, then another choice for all pieces. */
export interface Remaking {
  readonly exchange?: ModelExchange | undefined;
  readonly choice?: PieceChoice | undefined;
}

/** A document as it is asked for, or why a model cannot take the place of the other in it. */
export const remade = (
  view: Pick<CatalogueContext, 'catalogue' | 'today'>,
  catalogId: CatalogId,
  document: StoredConfiguration['document'],
  { exchange, choice }: Remaking,
): Result<Recomposed, ExchangeFailure> => {
  const next = exchange === undefined ? ok(document) : exchanged(view, catalogId, document, exchange);
  if (!next.ok) return next;
  const made = choice === undefined ? { document: next.value, changed: 0, kept: [] } : recomposed(view, catalogId, next.value, choice);
  return ok({ ...made, changed: made.changed + (exchange === undefined ? 0 : 1) });
};

/** A composition as it would be, with the pieces of it that stay; the stored one where nothing changes. */
export interface RemadeComposition extends Pick<Recomposed, 'changed' | 'kept'> {
  readonly configuration: StoredConfiguration;
}

/** Result of the changes of a composition, or the issue that they would bring. */
export const remadeComposition = (
  context: CatalogueContext,
  { catalogId, company }: Pick<StoredProject, 'catalogId' | 'company'>,
  configuration: StoredConfiguration,
  remaking: Remaking,
  language: IsoLanguage,
): Result<RemadeComposition, LineIssue> => {
  const made = remade(context, catalogId, configuration.document, remaking);
  if (!made.ok) return fail(failureIssue(made.failure, language));
  const { document, changed, kept } = made.value;
  const [first] = kept;
  if (changed === 0) return first === undefined ? ok({ changed, kept, configuration }) : fail(failureIssue(first.failure, language));
  const terms = { context, catalogId, company };
  const read = withoutBreak(readContent(terms, document));
  if (!read.ok) return fail(obstacleIssue({ failure: read.failure, elements: 1 }, language));
  const { evaluated, ...content } = read.value;
  const known = new Set(evaluateConfiguration(terms, configuration).obstacles.map(({ failure }) => failure.code));
  const fresh = evaluated.obstacles.find(({ failure }) => !known.has(failure.code));
  if (fresh !== undefined) return fail(obstacleIssue(fresh, language));
  keepEvaluated(terms, content, evaluated);
  return ok({ changed, kept, configuration: { ...configuration, ...content } });
};

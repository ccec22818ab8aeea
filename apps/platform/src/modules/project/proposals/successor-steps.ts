import type { ProjectProposal } from '@candil/contract';
import { fail, type IsoLanguage, ok, type Result } from '@candil/domain';
import type { CooperativeScheduler } from '../../../kernel';
import type { EvaluatedLine } from '../evaluated-line';
import { codesIn, type ModelExchange } from '../exchange-model';
import { failureIssue, lineIssue, nameOf } from '../line-issue';
import { remadeComposition } from '../remake-composition';
import { remadeRegular } from '../remake-regular';
import { type Alternative, successorsOf, totalOf, type Workshop } from './alternatives';
import { exchangeStep } from './proposed-step';
import { Tries } from './tries';

type Staying = ProjectProposal['staying'][number];
type Issue = Staying['issue'];

/** After so many lines others get their turn. */
const LINES_AT_A_TIME = 5;

/** The models of a line: of a composition those of its pieces. */
const modelsOf = ({ product }: EvaluatedLine): Iterable<string> =>
  product.configuration === null ? [product.model] : codesIn(product.configuration.document);

const regularIn = (
  workshop: Workshop,
  { product }: EvaluatedLine,
  exchange: ModelExchange,
  language: IsoLanguage,
): Result<Alternative, Issue> => {
  const [offer] = successorsOf(workshop, product);
  if (offer !== undefined) return ok(offer);
  const made = remadeRegular(workshop.context, workshop.project, product, { exchange });
  if (!made.ok) return fail(failureIssue(made.failure, language));
  return fail(lineIssue(workshop.evaluate(made.value), language) ?? { code: 'line.no-price', values: {} });
};

const compositionIn = (
  workshop: Workshop,
  { product }: EvaluatedLine,
  exchange: ModelExchange,
  language: IsoLanguage,
): Result<Alternative, Issue> => {
  if (product.configuration === null) return fail({ code: 'product.no-composition', values: {} });
  const { context, project } = workshop;
  const made = remadeComposition(context, project, product.configuration, { exchange }, language);
  if (!made.ok) return made;
  const line = workshop.evaluate({ ...product, configuration: made.value.configuration });
  return ok({
    kind: 'successor',
    to: exchange.to,
    exchange,
    line,
    totalMinor: totalOf(line, workshop) ?? 0,
    day: line.availability?.onSite,
  });
};

/**
 * Returns one step for each discontinued model with a successor: the step replaces it everywhere in the project, in compositions as far as
 * the tries of one request last.
 */
export const successorSteps = async (
  workshop: Workshop,
  lines: readonly EvaluatedLine[],
  language: IsoLanguage,
  scheduler: CooperativeScheduler,
): Promise<readonly ProjectProposal[]> => {
  const tries = new Tries();
  const { models } = workshop.context.catalogue.editions[workshop.project.catalogId];
  const affected = new Map<string, EvaluatedLine[]>();
  for (const line of lines) {
    for (const code of modelsOf(line)) {
      const model = models.get(code);
      if (model?.discontinued === true && model.replacedBy !== undefined) affected.set(code, [...(affected.get(code) ?? []), line]);
    }
  }
  const steps: ProjectProposal[] = [];
  for (const [from, ofModel] of affected) {
    const exchange = { from, to: models.get(from)?.replacedBy ?? '' };
    const changes: { id: string; offer: Alternative }[] = [];
    const staying: Staying[] = [];
    for (const [index, line] of ofModel.entries()) {
      const { product, tag } = line;
      if (product.configuration !== null || index % LINES_AT_A_TIME === 0) await scheduler.yield();
      // Once these are taken, the others are proposed.
      if (product.configuration !== null && !tries.take(product.configuration.document)) continue;
      const of = product.configuration === null ? regularIn : compositionIn;
      const offer = of(workshop, line, exchange, language);
      if (offer.ok) changes.push({ id: product.id, offer: offer.value });
      else staying.push({ productId: product.id, tag, modelName: nameOf(line, language), issue: offer.failure });
    }
    if (changes.length > 0) steps.push({ ...exchangeStep(workshop, lines, 'successor', changes, language), staying });
  }
  return steps;
};

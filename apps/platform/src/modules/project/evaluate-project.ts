import { articleAvailability, type CalendarDay, type LineTotals, linePrices, lineValidity, ok, sumLines } from '@candil/domain';
import { articleOfSelection, type ConfiguredArticle, calendarDayOfIso, type RuleRefusal, ruleRefusal } from '../catalogue';
import { type CatalogueContext, type PriceTerms, priceArticle, termsOf } from '../price';
import type { Terms } from './evaluate-configuration';
import { evaluateCreationLine } from './evaluate-creation-line';
import type { EvaluatedLine, LineFacts, LineState } from './evaluated-line';
import type { StoredProduct, StoredProject } from './stored-project';

export interface EvaluatedProject {
  readonly lines: readonly EvaluatedLine[];
  readonly totals: LineTotals;
  readonly pieces: number;
  readonly lumens: number;
  readonly watts: number;
  /** The line that arrives last; undefined without lines or when a lead time is unknown. */
  readonly onSite: { readonly day: CalendarDay; readonly productId: string; readonly weeks: number } | undefined;
}

/** An ordered project stays as it was on the day of its order. */
const dayOf = ({ orderedOn }: StoredProject, today: CalendarDay): CalendarDay => (orderedOn === null ? today : calendarDayOfIso(orderedOn));

/** Returns the context without rules for an ordered project: a rule that came later does not affect an order. */
const judgementOf = (context: CatalogueContext, { orderedOn }: StoredProject): CatalogueContext =>
  orderedOn === null ? context : { ...context, rulesOn: false };

/** An open choice is reported first: rules concern chosen values. */
const refusalOf = (context: CatalogueContext, configured: ConfiguredArticle): RuleRefusal | undefined =>
  configured.article.isPersonalized === 1 ? ruleRefusal(context, configured) : undefined;

const factsOf = ({ model, article }: ConfiguredArticle): LineFacts => ({
  name: model.name,
  subFamilyId: model.subFamilyId,
  applicationLocationId: model.applicationLocationId,
  moq: article.moq,
  isPersonalized: article.isPersonalized,
  discontinued: model.discontinued,
  lumens: model.technical.lumens,
  watts: model.technical.watts,
  leadTimes: article.leadtimes,
});

const evaluateLine = (context: CatalogueContext, terms: PriceTerms, day: CalendarDay, product: StoredProduct): EvaluatedLine => {
  const { tag } = product;
  const edition = context.catalogue.editions[terms.catalogId];
  const configured = articleOfSelection(edition, product.model, product.selection, day);
  if (!configured.ok) {
    const validity = { valid: false, reason: 'not-buildable', failure: configured.failure } as const;
    return {
      product,
      tag,
      model: edition.models.get(product.model),
      article: undefined,
      creation: undefined,
      facts: undefined,
      availability: undefined,
      price: undefined,
      validity,
    };
  }
  const { model, article } = configured.value;
  const availability = articleAvailability(article, product.quantity, day);
  const priced = priceArticle(context.book, terms, configured.value, product.quantity);
  const refusal = refusalOf(context, configured.value);
  const validity: LineState =
    refusal === undefined
      ? lineValidity({
          quantity: product.quantity,
          moq: article.moq,
          isPersonalized: article.isPersonalized,
          discontinued: model.discontinued,
          days: availability.days,
          price: priced.ok ? ok(priced.value.unit) : priced,
        })
      : { valid: false, reason: 'rule', failure: refusal };
  const { ordered } = product;
  const price =
    ordered !== null
      ? { ...linePrices(ordered.unitGrossMinor, product.quantity, ordered.discountPercent), discountPercent: ordered.discountPercent }
      : priced.ok
        ? { ...priced.value.line, discountPercent: priced.value.discountPercent }
        : undefined;
  return { product, tag, model, article, creation: undefined, facts: factsOf(configured.value), availability, price, validity };
};

const lastOnSite = (lines: readonly EvaluatedLine[]): EvaluatedProject['onSite'] => {
  let last: EvaluatedProject['onSite'];
  for (const { product, availability } of lines) {
    const day = availability?.onSite;
    if (day === undefined) return undefined;
    if (last === undefined || day > last.day) last = { day, productId: product.id, weeks: availability?.weeks ?? 0 };
  }
  return last;
};

const sumOf = (lines: readonly EvaluatedLine[], of: (line: EvaluatedLine) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0);

/** Light and power of one piece; a model that is no longer sold as chosen still has both. */
export const lightOf = ({ facts, model }: EvaluatedLine): { readonly lumens: number; readonly watts: number } => {
  const { lumens, watts } = facts ?? model?.technical ?? { lumens: 0, watts: 0 };
  return { lumens, watts };
};

/** Totals of lines; watts to a tenth, because models have no finer ones. */
export const summarise = (lines: readonly EvaluatedLine[]): Omit<EvaluatedProject, 'lines'> => ({
  totals: sumLines(lines.flatMap(({ price }) => price ?? [])),
  pieces: sumOf(lines, ({ product }) => product.quantity),
  lumens: Math.round(sumOf(lines, (line) => lightOf(line).lumens * line.product.quantity)),
  watts: Math.round(sumOf(lines, (line) => lightOf(line).watts * line.product.quantity) * 10) / 10,
  onSite: lastOnSite(lines),
});

/** Terms by which the compositions of a project are evaluated. */
export const compositionTerms = (context: CatalogueContext, project: StoredProject): Terms => ({
  context: { ...judgementOf(context, project), today: dayOf(project, context.today) },
  catalogId: project.catalogId,
  company: project.company,
});

/** Judges single products of a project as the project is judged: by its catalogue, the terms of its company and its day. */
export const lineEvaluator = (context: CatalogueContext, project: StoredProject): ((product: StoredProduct) => EvaluatedLine) => {
  const terms = termsOf(project.company, project.catalogId);
  const day = dayOf(project, context.today);
  const judged = judgementOf(context, project);
  const creationTerms = compositionTerms(context, project);
  return (product) =>
    product.configuration === null
      ? evaluateLine(judged, terms, day, product)
      : evaluateCreationLine(creationTerms, product, product.configuration);
};

/** Prices, availability and validity of every product, from the catalogue and the terms of the project's company. */
export const evaluateProject = (context: CatalogueContext, project: StoredProject): EvaluatedProject => {
  const lines = project.products.map(lineEvaluator(context, project));
  return { lines, ...summarise(lines) };
};

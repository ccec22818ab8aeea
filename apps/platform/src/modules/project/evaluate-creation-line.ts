import {
  type ArticleAvailability,
  type CalendarDay,
  type LineValidity,
  type LocalisedText,
  linePrices,
  lineValidity,
} from '@candil/domain';
import type { EvaluatedConfiguration, Obstacle, Terms } from './evaluate-configuration';
import type { EvaluatedLine, LineFacts, LineState } from './evaluated-line';
import { evaluateConfiguration } from './kept-evaluations';
import { availabilityOfPieces, leadTimesOfPieces } from './pieces-of-creation';
import type { StoredConfiguration, StoredProduct } from './stored-project';

const inEveryLanguage = (text: string): LocalisedText => ({ en: text, es: text, de: text, fr: text, it: text, us: text });

const factsOf = ({ context, catalogId }: Terms, evaluated: EvaluatedConfiguration): LineFacts | undefined => {
  const { space, evaluation, parts } = evaluated;
  if (space === undefined || evaluation === undefined) return undefined;
  const luminaires = parts.filter(({ kind }) => kind !== 'driver');
  return {
    name: inEveryLanguage(context.catalogue.editions[catalogId].subFamilies.get(space.subFamilyId)?.name ?? ''),
    subFamilyId: space.subFamilyId,
    applicationLocationId: space.applicationLocationId,
    moq: 1,
    isPersonalized: luminaires.length > 0 && luminaires.every(({ article }) => article?.isPersonalized === 1) ? 1 : 0,
    discontinued: parts.some(({ model }) => model?.discontinued === true),
    lumens: evaluation.lumens,
    watts: evaluation.watts,
    // As soon as one part is on request, all of it is.
    leadTimes: evaluation.availability.weeks === undefined ? [] : leadTimesOfPieces(evaluated),
  };
};

/** Parts ordered below their minimum order quantity. */
const minimumsIn = ({ countsMinimums = false, parts }: EvaluatedConfiguration, quantity: number): readonly Obstacle[] =>
  countsMinimums
    ? parts.flatMap(({ part, article }): Obstacle[] => {
        const ordered = part.quantity * quantity;
        const moq = article?.moq ?? 1;
        return ordered < moq ? [{ failure: { code: 'line.moq', moq, quantity: ordered }, elements: 1 }] : [];
      })
    : [];

const stateOf = (evaluated: EvaluatedConfiguration, line: Omit<Parameters<typeof lineValidity>[0], 'price'>): LineState => {
  const { obstacles, parts, unitGrossMinor } = evaluated;
  const [first, ...others] = [...obstacles, ...minimumsIn(evaluated, line.quantity)];
  if (first !== undefined) return { valid: false, reason: 'configuration', obstacles: [first, ...others] };
  const validity: LineValidity = lineValidity(line);
  if (!validity.valid || unitGrossMinor !== undefined) return validity;
  const failure = parts.find(({ part }) => part.unitPriceMinor === undefined)?.failure;
  return failure === undefined
    ? { valid: false, reason: 'no-price', failure: { code: 'price.base-not-found', model: '', rateId: 0 } }
    : { valid: false, reason: 'configuration', obstacles: [{ failure, elements: 1 }] };
};

const availabilityOf = (
  evaluated: EvaluatedConfiguration,
  quantity: number,
  day: CalendarDay,
): { readonly availability: ArticleAvailability | undefined; readonly setsDate: string | undefined } => {
  if (evaluated.parts.length === 0) return { availability: undefined, setsDate: undefined };
  const { days, weeks, onSite, onSiteOf, weeksOf, daysOf } = availabilityOfPieces(evaluated, quantity, day);
  return { availability: { days, weeks, ...(onSite !== undefined && { onSite }) }, setsDate: onSiteOf ?? weeksOf ?? daysOf };
};

/** Evaluates a composition of a project on the day of the context. */
export const evaluateCreationLine = (terms: Terms, product: StoredProduct, stored: StoredConfiguration): EvaluatedLine => {
  const evaluated = evaluateConfiguration(terms, stored);
  const { quantity, ordered, tag } = product;
  const facts = factsOf(terms, evaluated);
  const { availability, setsDate } = availabilityOf(evaluated, quantity, terms.context.today);
  const discountPercent = ordered?.discountPercent ?? evaluated.evaluation?.discountPercent ?? 0;
  const unitGrossMinor = ordered?.unitGrossMinor ?? evaluated.unitGrossMinor;
  return {
    product,
    tag,
    model: undefined,
    article: undefined,
    creation: { ...evaluated, stored, setsDate },
    facts,
    availability,
    price: unitGrossMinor === undefined ? undefined : { ...linePrices(unitGrossMinor, quantity, discountPercent), discountPercent },
    validity: stateOf(evaluated, {
      quantity,
      moq: 1,
      isPersonalized: facts?.isPersonalized ?? 0,
      discontinued: false,
      days: availability?.days ?? 0,
    }),
  };
};

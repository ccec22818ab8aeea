import {
  type ArticleFailure,
  type BomConfiguratorType,
  type BomFailure,
  type BrokenRule,
  type CalendarDay,
  type CatalogId,
  CONFIGURATOR_IDS,
  type CompositionAvailability,
  type CompositionPart,
  type Configuration,
  type ConfigurationIssue,
  type ConfiguratorName,
  type CreationEvaluation,
  checkConfiguration,
  compositionAvailability,
  configuratorTypeOf,
  type EditFailure,
  type EvaluatedPart,
  elementOf,
  evaluateCreation,
  type LeadTimeEntry,
  type PriceFailure,
  type ReferenceFailure,
} from '@candil/domain';
import { type ConfigurationFailure, creationSourcesFor, readConfiguration } from '../domain-service';
import type { CompanyTerms, Offer } from '../price';
import { termsOf } from '../price';
import type { StoredConfiguration } from './stored-project';

/** What stands against a composition, each once with the number of elements that it is about. */
export interface Obstacle {
  readonly failure:
    | EditFailure
    | ArticleFailure
    | BrokenRule
    | ConfigurationFailure
    | BomFailure
    | PriceFailure
    | ReferenceFailure
    | { readonly code: 'composition.empty' | 'composition.collides' }
    | { readonly code: 'composition.discontinued'; readonly modelName: string; readonly replacedBy: string };
  readonly elements: number;
}

/** What the Space of a composition says of itself. */
export interface SpaceFacts {
  readonly subFamilyId: number;
  readonly applicationLocationId: number;
  readonly configurator: BomConfiguratorType;
}

/** A composition with everything that follows from it on a day, whatever its quantity. */
export interface EvaluatedConfiguration {
  /** Undefined, as the evaluation, when the document cannot be read by the catalogue of that day. */
  readonly space: SpaceFacts | undefined;
  readonly evaluation: CreationEvaluation | undefined;
  readonly parts: readonly EvaluatedPart[];
  /** Gross price of one piece; undefined as soon as a part has none. */
  readonly unitGrossMinor: number | undefined;
  readonly obstacles: readonly Obstacle[];
}

/** By what a composition is evaluated. */
export interface Terms {
  readonly offer: Offer;
  readonly catalogId: CatalogId;
  readonly company: CompanyTerms | null;
}

const failureOf = (issue: ConfigurationIssue): Obstacle['failure'] => {
  if (issue.kind === 'collides') return { code: 'composition.collides' };
  return issue.kind === 'broken-rule' ? issue.rule : issue.failure;
};

/** The same said of several elements is one obstacle. */
const obstaclesOf = (issues: readonly ConfigurationIssue[]): readonly Obstacle[] => {
  const found = new Map<string, { failure: Obstacle['failure']; elements: number }>();
  for (const issue of issues) {
    const failure = failureOf(issue);
    const key = JSON.stringify({ ...failure, elementId: undefined, subject: undefined });
    const known = found.get(key);
    if (known === undefined) found.set(key, { failure, elements: 1 });
    else known.elements += 1;
  }
  return [...found.values()];
};

const discontinuedIn = (parts: readonly EvaluatedPart[]): readonly Obstacle[] =>
  parts.flatMap(({ model, part }): Obstacle[] =>
    model?.discontinued === true
      ? [
          {
            failure: { code: 'composition.discontinued', modelName: model.name.en, replacedBy: model.replacedBy ?? '' },
            elements: part.quantity,
          },
        ]
      : [],
  );

/** What the check does not tell: a model that the catalogue does not have, or drivers that nobody knows. */
const untoldOf = (failure: BomFailure | undefined, obstacles: readonly Obstacle[]): BomFailure | undefined => {
  const isUnknown = failure?.code === 'bom.element-refused' && failure.failure.code === 'article.model-unknown';
  return obstacles.length === 0 || isUnknown ? failure : undefined;
};

const unitGrossOf = (parts: readonly EvaluatedPart[]): number | undefined => {
  let sum = 0;
  for (const { part } of parts) {
    if (part.unitPriceMinor === undefined) return undefined;
    sum += part.unitPriceMinor * part.quantity;
  }
  return parts.length === 0 ? undefined : sum;
};

const isConfigurator = (name: string): name is ConfiguratorName => Object.hasOwn(CONFIGURATOR_IDS, name);

const spaceFactsOf = ({ tree }: Configuration): SpaceFacts => {
  const { info, applicationLocationId, configurator = '', source } = elementOf(tree, tree.rootId).props;
  return {
    subFamilyId: info.subfamily,
    applicationLocationId,
    configurator: configuratorTypeOf(isConfigurator(configurator) ? configurator : undefined, source),
  };
};

/** A configuration that was just read, with what the check found in it. */
export const evaluateRead = (
  { offer, catalogId, company }: Terms,
  configuration: Configuration,
  issues: readonly ConfigurationIssue[],
): EvaluatedConfiguration => {
  const space = spaceFactsOf(configuration);
  const evaluation = evaluateCreation(configuration.tree, creationSourcesFor({ offer, catalogId }, company, space.subFamilyId));
  const parts = evaluation.compositions.flatMap((composition) => composition.parts);
  const obstacles = [...obstaclesOf(issues), ...discontinuedIn(parts)];
  const untold = untoldOf(evaluation.failure, obstacles);
  return {
    space,
    evaluation,
    parts,
    unitGrossMinor: unitGrossOf(parts),
    obstacles: [
      ...obstacles,
      ...(untold === undefined ? [] : [{ failure: untold, elements: 1 }]),
      ...(evaluation.failure === undefined && !parts.some(({ kind }) => kind === 'article')
        ? [{ failure: { code: 'composition.empty' } as const, elements: 0 }]
        : []),
    ],
  };
};

/** A document with what it is known by: equal ones have the same. */
export type KnownDocument = Pick<StoredConfiguration, 'document' | 'digest'>;

const evaluate = (terms: Terms, { document }: KnownDocument): EvaluatedConfiguration => {
  const { offer, catalogId } = terms;
  const read = readConfiguration({ offer, catalogId, remoteDriverOn: false }, document);
  if (read.ok) return evaluateRead(terms, read.value, checkConfiguration(read.value));
  const obstacles = [{ failure: read.failure, elements: 1 }];
  return { space: undefined, evaluation: undefined, parts: [], unitGrossMinor: undefined, obstacles };
};

/** Most compositions kept with what follows from them: a project of many is asked about at every look. */
const KEPT_MAX = 300;
const kept = new WeakMap<object, Map<string, EvaluatedConfiguration>>();

const keyOf = ({ offer, catalogId, company }: Terms, { digest }: KnownDocument): string => {
  const { book, today, rulesOn } = offer;
  return JSON.stringify([
    digest,
    catalogId,
    termsOf(company, catalogId).rateId,
    company?.discountPercentHundredths,
    book.calculation,
    today,
    rulesOn,
  ]);
};

/** A stored composition by the catalogue, the price list and the terms of a day; worked out once for equal documents. */
export const evaluateConfiguration = (terms: Terms, stored: KnownDocument): EvaluatedConfiguration => {
  const { catalogue } = terms.offer;
  const ofCatalogue = kept.get(catalogue) ?? new Map<string, EvaluatedConfiguration>();
  kept.set(catalogue, ofCatalogue);
  const key = keyOf(terms, stored);
  const known = ofCatalogue.get(key);
  if (known !== undefined) return known;
  const fresh = evaluate(terms, stored);
  if (ofCatalogue.size >= KEPT_MAX) ofCatalogue.clear();
  ofCatalogue.set(key, fresh);
  return fresh;
};

/** The same part in several compositions is ordered at once: the more pieces, the longer it may take (AV6). */
const partsIn = ({ parts }: EvaluatedConfiguration): readonly CompositionPart[] => {
  const byCode = new Map<string, CompositionPart>();
  for (const { part } of parts) {
    const known = byCode.get(part.code);
    byCode.set(part.code, known === undefined ? part : { ...known, quantity: known.quantity + part.quantity });
  }
  return [...byCode.values()];
};

/** When so many pieces are on site, and the part that decides it. */
export const availabilityOfPieces = (evaluated: EvaluatedConfiguration, quantity: number, today: CalendarDay): CompositionAvailability =>
  compositionAvailability(partsIn(evaluated), quantity, today);

/** Lead times by pieces of the composition: a part that three of are needed reaches its thresholds with a third of them. */
export const leadTimesOfPieces = (evaluated: EvaluatedConfiguration): readonly (readonly LeadTimeEntry[])[] =>
  partsIn(evaluated).flatMap(({ leadtimes, quantity }) =>
    leadtimes.map((entries) => entries.map(({ from, weeks }) => ({ from: Math.max(1, Math.ceil(from / quantity)), weeks }))),
  );

import type { Article, ArticleFailure, ModelDefinition } from '../article';
import { OPEN_PERIOD } from '../attribute';
import { isAccessory, type ResolvedArticle } from '../bom';
import type { PartlyResolved, RefusedElement } from '../bom/resolve-composition';
import type { ElementId } from '../element';
import type { PriceFailure, PriceStep } from '../price';
import type { ReferenceFailure } from '../reference-code';
import { type CompositionPart, partOfArticle } from './composition-part';
import type { CreationSources } from './creation-sources';

/** Quantity of one part in one composition. */
export interface EvaluatedPart {
  /** A luminaire, what goes with luminaires, or a remote driver. */
  readonly kind: 'article' | 'accessory' | 'driver';
  /** Code, pieces, price and dates. */
  readonly part: CompositionPart;
  /** Absent where the catalogue has none. */
  readonly model: ModelDefinition | undefined;
  /** Absent where it cannot be built. */
  readonly article: Article | undefined;
  /** The elements that it is; of a driver the lights that it feeds. */
  readonly elementIds: readonly ElementId[];
  /** Total length of an article that is cut to length, metres; absent for other parts. */
  readonly cutMetres?: number;
  /** Steps of the price of one piece; empty where it has none. */
  readonly steps: readonly PriceStep[];
  /** Reason why it has no price. */
  readonly failure: PriceFailure | ArticleFailure | ReferenceFailure | undefined;
}

/** Price sources of the parts of a composition. */
export type PartSources = Pick<CreationSources, 'unitPriceOf' | 'accessoryOf'>;

/**
 * Lists the parts of a composition: articles and accessories in the order of their first element, elements that cannot be built, then the
 * drivers (CP9, CP10).
 */
export function evaluatedParts({ composition, refused }: PartlyResolved, sources: PartSources): readonly EvaluatedPart[] {
  const { articles, electricalGroups } = composition;
  const drivers = new Map<string, { readonly elementIds: ElementId[]; quantity: number }>();
  for (const { accessory, elements } of electricalGroups) {
    const known = drivers.get(accessory.accessoryCode);
    if (known === undefined) drivers.set(accessory.accessoryCode, { elementIds: [...elements], quantity: accessory.quantity });
    else {
      known.quantity += accessory.quantity;
      known.elementIds.push(...elements);
    }
  }
  return [
    ...alike(articles).map((those) => articlePart(those, sources)),
    ...refused.map(refusedPart),
    ...[...drivers].map(([code, { elementIds, quantity }]) => driverPart(code, quantity, elementIds, sources)),
  ];
}

/** Articles of one reference together; at another height it is another article. */
function alike(articles: readonly ResolvedArticle[]): readonly (readonly [ResolvedArticle, ...ResolvedArticle[]])[] {
  const groups = new Map<string, [ResolvedArticle, ...ResolvedArticle[]]>();
  for (const resolved of articles) {
    const { reference, selection } = resolved.article;
    const key = `${reference} ${selection.pendantHeightCm ?? ''}`;
    const others = groups.get(key);
    if (others === undefined) groups.set(key, [resolved]);
    else others.push(resolved);
  }
  return [...groups.values()];
}

function articlePart(those: readonly [ResolvedArticle, ...ResolvedArticle[]], sources: PartSources): EvaluatedPart {
  const [{ model, article }] = those;
  const kind = isAccessory(model) ? 'accessory' : 'article';
  const elementIds = those.map(({ elementId }) => elementId);
  const pieces = those.reduce((sum, each) => sum + each.pieces, 0);
  const cutMetres = those.reduce((sum, each) => sum + (each.cutMetres ?? 0), 0);
  return { kind, elementIds, ...priced(model, article, pieces, sources), ...(cutMetres > 0 && { cutMetres }) };
}

function driverPart(code: string, quantity: number, elementIds: readonly ElementId[], sources: PartSources): EvaluatedPart {
  const driver = sources.accessoryOf(code);
  if (driver.ok) return { kind: 'driver', elementIds, ...priced(driver.value.model, driver.value.article, quantity, sources) };
  return { kind: 'driver', elementIds, ...unbuilt(code, quantity), model: undefined, failure: driver.failure };
}

function refusedPart({ element, code, model, failure, pieces }: RefusedElement): EvaluatedPart {
  const kind = isLight({ element, model }) ? 'article' : 'accessory';
  return { kind, elementIds: [element.id], ...unbuilt(code, pieces), model, failure };
}

/** Recognises a luminaire among elements that cannot be built: by its model, else by its kind. */
export function isLight({ element, model }: Pick<RefusedElement, 'element' | 'model'>): boolean {
  return model === undefined ? element.type === 'Light' || element.type === 'Pendant' : !isAccessory(model);
}

type Priced = Pick<EvaluatedPart, 'part' | 'model' | 'article' | 'steps' | 'failure'>;

function priced(model: ModelDefinition, article: Article, quantity: number, sources: PartSources): Priced {
  const price = sources.unitPriceOf(model, article);
  const part = partOfArticle(article, price.ok ? price.value.amountMinor : undefined, quantity);
  return price.ok
    ? { part, model, article, steps: price.value.steps, failure: undefined }
    : { part, model, article, steps: [], failure: price.failure };
}

/** Without price, and on request. */
function unbuilt(reference: string, quantity: number): Pick<EvaluatedPart, 'part' | 'article' | 'steps'> {
  const part = partOfArticle({ reference, leadtimes: [], availability: OPEN_PERIOD }, undefined, quantity);
  return { part, article: undefined, steps: [] };
}

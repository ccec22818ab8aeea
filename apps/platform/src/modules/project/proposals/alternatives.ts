import type { LineRepair } from '@candil/contract';
import { type AttributeType, composeReference, type LineOffer, NO_DRIVER, type Selection } from '@candil/domain';
import { articleOfSelection } from '../../catalogue';
import type { CatalogueContext } from '../../price';
import { configureProduct } from '../configure-products';
import type { EvaluatedLine } from '../evaluated-line';
import type { ModelExchange } from '../exchange-model';
import type { PieceChoice } from '../recompose';
import { type EXCHANGEABLE, modifiersOf, selectionsIn } from '../selections-in-model';
import type { StoredProduct, StoredProject } from '../stored-project';

/** Attributes whose other values leave the light where and as it is: only these are proposed unasked. */
export const PROPOSABLE = ['color', 'control'] as const satisfies readonly AttributeType[];
type Exchangeable = (typeof EXCHANGEABLE)[number];

/** A line made in another way that can be ordered. */
export interface Alternative extends LineOffer {
  readonly kind: Exclude<LineRepair['kind'], 'quantity'>;
  /** Modifier of the attribute, or the model. */
  readonly to: string;
  readonly line: EvaluatedLine;
  /** Of a composition: which model is exchanged in it. */
  readonly exchange?: ModelExchange;
  /** For a composition: the value that all its pieces take, and the values that it replaces. */
  readonly pieces?: { readonly choice: PieceChoice; readonly from: readonly string[] };
}

/** Context for finding alternatives. */
export interface Workshop {
  readonly context: CatalogueContext;
  readonly project: StoredProject;
  readonly evaluate: (product: StoredProduct) => EvaluatedLine;
  /** Articles configured so far, by model and selection: a large project has the same again and again. */
  readonly configured: Map<string, Configured | undefined>;
  /** True when offers are compared by net prices, because the viewer sees them. */
  readonly net: boolean;
}

/** Returns the total of a line as the viewer sees it, in cents; undefined = it has no price. */
export const totalOf = ({ price }: EvaluatedLine, { net }: Pick<Workshop, 'net'>): number | undefined =>
  price && (net ? price.totalNet : price.totalGross);

type Configured = Pick<StoredProduct, 'model' | 'selection' | 'referenceCode'>;

/** As a change of the line would be taken; undefined where it would not. */
const configuredAs = ({ context, project }: Workshop, model: string, selection: Selection): Configured | undefined => {
  const chosen = articleOfSelection(context.catalogue.editions[project.catalogId], model, selection, context.today);
  if (!chosen.ok) return undefined;
  const composed = composeReference(chosen.value.model, chosen.value.article.selection);
  if (!composed.ok) return undefined;
  const request = { referenceCode: composed.value, pendantHeight: selection.pendantHeightCm };
  const configured = configureProduct(context, project.catalogId, request);
  return configured.ok ? configured.value : undefined;
};

const alternativeOf = (
  workshop: Workshop,
  product: StoredProduct,
  model: string,
  selection: Selection,
  of: Pick<Alternative, 'kind' | 'to'>,
): Alternative | undefined => {
  const key = JSON.stringify([model, selection]);
  if (!workshop.configured.has(key)) workshop.configured.set(key, configuredAs(workshop, model, selection));
  const configured = workshop.configured.get(key);
  if (configured === undefined) return undefined;
  const line = workshop.evaluate({ ...product, ...configured });
  const totalMinor = totalOf(line, workshop);
  return line.validity.valid && totalMinor !== undefined ? { ...of, totalMinor, day: line.availability?.onSite, line } : undefined;
};

/** Without a driver a luminaire is cheaper because something is missing. */
const changesDriver = (kind: Exchangeable, from: string | undefined, to: string): boolean =>
  kind === 'control' && (from === NO_DRIVER) !== (to === NO_DRIVER);

/** The ways to make a product with one attribute other than it is; none of a composition, whose pieces change together. */
export const alternativesOf = (workshop: Workshop, product: StoredProduct, types: readonly Exchangeable[]): readonly Alternative[] => {
  const { context, project } = workshop;
  const model = product.configuration === null ? context.catalogue.editions[project.catalogId].models.get(product.model) : undefined;
  if (model === undefined) return [];
  return types.flatMap((kind) =>
    modifiersOf(model, kind, context.today).flatMap((to) => {
      if (to === product.selection[kind] || changesDriver(kind, product.selection[kind], to)) return [];
      return alternativeOf(workshop, product, model.model, { ...product.selection, [kind]: to }, { kind, to }) ?? [];
    }),
  );
};

/** Returns the product in another model: common values stay chosen, the rest takes every possible value. */
export const inModel = (workshop: Workshop, product: StoredProduct, to: string | undefined): readonly Alternative[] => {
  const { models } = workshop.context.catalogue.editions[workshop.project.catalogId];
  const model = to === undefined ? undefined : models.get(to);
  if (model === undefined) return [];
  return selectionsIn(model, product.selection, workshop.context.today).flatMap(
    (selection) => alternativeOf(workshop, product, model.model, selection, { kind: 'successor', to: model.model }) ?? [],
  );
};

/** The product in the model that replaces its own. */
export const successorsOf = (workshop: Workshop, product: StoredProduct): readonly Alternative[] => {
  const { models } = workshop.context.catalogue.editions[workshop.project.catalogId];
  return product.configuration === null ? inModel(workshop, product, models.get(product.model)?.replacedBy) : [];
};

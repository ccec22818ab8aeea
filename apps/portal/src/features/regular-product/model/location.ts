import {
  type CatalogId,
  catalogOf,
  formatReference,
  initialSelection,
  MAX_QUANTITY,
  type ModelDefinition,
  ok,
  parseCatalogId,
  type Result,
} from '@candil/domain';
import type { Configuration } from './configuration';
import { heightRangeOf, nearestHeight } from './height-range';
import type { ProductOffer } from './product-offer';
import { type CodeFailure, readWrittenCode, selectionOfCode } from './read-code';

/** Configuration in the address; everything in it may be missing or wrong. */
export interface Location {
  readonly subFamilyId: number | undefined;
  readonly model: string | undefined;
  readonly reference: string | undefined;
  readonly heightCm: number | undefined;
  readonly quantity: number;
  /** Undefined = that of the account or of the project. */
  readonly catalogId: CatalogId | undefined;
  /** The use and place that the other models are narrowed to. */
  readonly applicationLocationId: number | undefined;
  readonly tab: ConfiguratorTab;
}

export const CONFIGURATOR_TABS = ['configure', 'technical', 'documents'] as const;
export type ConfiguratorTab = (typeof CONFIGURATOR_TABS)[number];

/** Parameters of an address besides the product, kept as the product changes. */
export type ViewOfLocation = Pick<Location, 'applicationLocationId' | 'tab'>;

const catalogNamed = (text: string | null): CatalogId | undefined => {
  const named = parseCatalogId(text);
  return named.ok ? named.value : undefined;
};

export const readLocation = (search: URLSearchParams): Location => ({
  subFamilyId: wholeNumber(search.get('subFamily')),
  model: /^\d{4}$/.exec(search.get('model') ?? '')?.[0] ?? /^\d{4}/.exec(search.get('reference')?.replace(/\s/g, '') ?? '')?.[0],
  reference: search.get('reference') ?? undefined,
  heightCm: wholeNumber(search.get('height')),
  quantity: Math.min(MAX_QUANTITY, Math.max(1, wholeNumber(search.get('quantity')) ?? 1)),
  catalogId: catalogNamed(search.get('catalog')),
  applicationLocationId: wholeNumber(search.get('applicationLocation')),
  tab: CONFIGURATOR_TABS.find((tab) => tab === search.get('activeTab')) ?? 'configure',
});

/** The address of a configuration: its code as far as it can be said, height and quantity where they differ from the standard. */
export const writeLocation = (
  offer: ProductOffer,
  model: ModelDefinition,
  { selection, quantity }: Configuration,
  { applicationLocationId, tab }: ViewOfLocation,
): URLSearchParams => {
  const search = new URLSearchParams({ subFamily: String(model.subFamilyId), catalog: String(offer.catalogId), model: model.model });
  if (selection.color !== undefined) {
    const { color, temperature, control, installation } = selection;
    const named = { ...(temperature && { temperature }), ...(control && { control }), ...(installation && { installation }) };
    search.set('reference', formatReference({ model: model.model, dash: catalogOf(offer.catalogId).dash, color, ...named }));
  }
  const height = selection.pendantHeightCm;
  if (height !== undefined && height !== heightRangeOf(model, offer.today)?.standard) search.set('height', String(height));
  if (quantity !== 1) search.set('quantity', String(quantity));
  if (applicationLocationId !== undefined) search.set('applicationLocation', String(applicationLocationId));
  if (tab !== 'configure') search.set('activeTab', tab);
  return search;
};

/** The configuration that an address names of a model, or of the model's first choice where it names none; fails on a code that cannot be built. */
export const configurationAt = (offer: ProductOffer, model: ModelDefinition, location: Location): Result<Configuration, CodeFailure> => {
  const { reference, heightCm, quantity } = location;
  const range = heightRangeOf(model, offer.today);
  const height = range !== undefined && heightCm !== undefined ? { pendantHeightCm: nearestHeight(range, heightCm) } : {};
  if (reference === undefined) {
    return ok({ model: model.model, quantity, selection: { ...initialSelection(model, offer.today), ...height } });
  }
  const written = readWrittenCode(reference, offer.catalogId);
  if (!written.ok) return written;
  const selection = selectionOfCode(offer, model, { ...written.value, ...height });
  return selection.ok ? ok({ model: model.model, quantity, selection: selection.value }) : selection;
};

const wholeNumber = (text: string | null): number | undefined => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

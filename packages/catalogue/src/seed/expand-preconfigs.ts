import {
  type CatalogId,
  CODE_ATTRIBUTE_TYPES,
  type CodeAttributeType,
  composeReference,
  exclusionsOf,
  findExclusion,
  type IsoLanguage,
  type LocalisedText,
  type ModelDefinition,
  NO_DRIVER,
  type Selection,
} from '@candil/domain';
import type { Preconfig, PreconfigProduct, PreconfigSet } from '../data/browse-data';
import { PRECONFIGS, type PreconfigProductSource, type PreconfigSource, SCHEMES } from '../source/preconfigs.data';
import { fillText } from './fill-text';

/** The starting points of a collection in one catalogue. */
export function expandPreconfigs(subFamilyId: number, catalogId: CatalogId, models: readonly ModelDefinition[]): PreconfigSet {
  const own = models.filter((model) => model.catalogId === catalogId);
  const sources = PRECONFIGS.filter((source) => source.subFamilyId === subFamilyId);
  return { subFamilyId, catalogId, preconfigs: sources.map((source) => expandPreconfig(source, own)) };
}

function expandPreconfig({ subFamilyId, scheme, products }: PreconfigSource, models: readonly ModelDefinition[]): Preconfig {
  const definitions = products.map(({ model: number }) => {
    const found = models.find(({ model }) => model === number);
    if (found === undefined) throw new Error(`preconfig ${scheme} of ${subFamilyId} names model ${number}, which is none`);
    return found;
  });
  const [first] = definitions;
  if (first === undefined) throw new Error(`preconfig ${scheme} of ${subFamilyId} has no product`);
  const places = new Set(definitions.map(({ applicationLocationId }) => applicationLocationId));
  return {
    id: `${subFamilyId}-${scheme}`,
    subFamilyId,
    applicationLocationId: places.size === 1 ? first.applicationLocationId : null,
    name: SCHEMES[scheme].name,
    text: fillText(SCHEMES[scheme].text, { products: productList(products, definitions) }),
    products: definitions.map((model, index) => productOf(model, products[index] as PreconfigProductSource)),
  };
}

/** `4 × Alba Cluster-one and 2 × Alba 18`, as each language joins a list. */
function productList(products: readonly PreconfigProductSource[], definitions: readonly ModelDefinition[]): LocalisedText {
  const listIn = (language: IsoLanguage) =>
    new Intl.ListFormat(language === 'us' ? 'en-US' : language).format(
      products.map(({ quantity }, index) => `${quantity} × ${definitions[index]?.name[language] ?? ''}`),
    );
  return { en: listIn('en'), es: listIn('es'), de: listIn('de'), fr: listIn('fr'), it: listIn('it'), us: listIn('us') };
}

function productOf(model: ModelDefinition, { quantity, chosen = {}, pendantHeight }: PreconfigProductSource): PreconfigProduct {
  const selection = wholeSelection(model, chosen);
  const reference = selection && composeReference(model, selection);
  if (!reference?.ok) throw new Error(`no article of model ${model.model} in catalogue ${model.catalogId} has what the preconfig chooses`);
  return { referenceCode: reference.value, ...(pendantHeight !== undefined && { pendantHeight }), quantity };
}

/** The first choice in data order that has what is chosen already and that no exclusion rejects. */
function wholeSelection(model: ModelDefinition, chosen: Selection): Selection | undefined {
  if (findExclusion(exclusionsOf(model), chosen) !== undefined) return undefined;
  const open = CODE_ATTRIBUTE_TYPES.find((type) => chosen[type] === undefined && lastingModifiers(model, type).length > 0);
  if (open === undefined) return chosen;
  for (const modifier of lastingModifiers(model, open)) {
    const whole = wholeSelection(model, { ...chosen, [open]: modifier });
    if (whole !== undefined) return whole;
  }
  return undefined;
}

/** Without what is sold for a time only, and without lights that come without a driver. */
function lastingModifiers({ variations }: ModelDefinition, wanted: CodeAttributeType): readonly string[] {
  return variations
    .filter(({ type, validFrom, validUntil }) => type === wanted && validFrom === undefined && validUntil === undefined)
    .map(({ modifier }) => modifier)
    .filter((modifier) => wanted !== 'control' || modifier !== NO_DRIVER);
}

import { type CatalogId, composeReference, type IsoLanguage, type LocalisedText, type ModelDefinition } from '@candil/domain';
import type { Preconfig, PreconfigProduct, PreconfigSet } from '../data/browse-data';
import { COMPOSITION_PRESETS, COMPOSITION_SCHEMES, type CompositionPreset, type PresetLight } from '../source/composition-presets.data';
import { PRECONFIGS, type PreconfigProductSource, type PreconfigSource, SCHEMES } from '../source/preconfigs.data';
import { expandComposition } from './expand-composition';
import { fillText } from './fill-text';
import { wholeSelection } from './whole-selection';

/** The starting points of a collection in one catalogue. */
export function expandPreconfigs(subFamilyId: number, catalogId: CatalogId, models: readonly ModelDefinition[]): PreconfigSet {
  const own = models.filter((model) => model.catalogId === catalogId);
  const sources = PRECONFIGS.filter((source) => source.subFamilyId === subFamilyId);
  const composed = COMPOSITION_PRESETS.filter((preset) => preset.subFamilyId === subFamilyId);
  return {
    subFamilyId,
    catalogId,
    preconfigs: [...sources.map((source) => expandPreconfig(source, own)), ...composed.map((preset) => expandComposed(preset, own))],
  };
}

/** A composed starting point: its document, and its lights as products for whoever lists and counts. */
function expandComposed(preset: CompositionPreset, models: readonly ModelDefinition[]): Preconfig {
  const { subFamilyId, scheme, canopies, furniture } = preset;
  const modelOf = (number: string): ModelDefinition => {
    const found = models.find(({ model }) => model === number);
    if (found === undefined) throw new Error(`preset ${scheme} of ${subFamilyId} names model ${number}, which is none`);
    return found;
  };
  const lights = canopies.flatMap(({ installation, lights: hung }) => hung.map((light) => ({ ...light, installation })));
  const groups = [...new Map(lights.map((light) => [keyOf(light), light])).values()].map((light) => ({
    light,
    quantity: lights.filter((other) => keyOf(other) === keyOf(light)).length,
  }));
  return {
    id: `${subFamilyId}-${scheme}`,
    subFamilyId,
    applicationLocationId: modelOf(lights[0]?.model ?? '').applicationLocationId,
    name: COMPOSITION_SCHEMES[scheme].name,
    text: fillText(COMPOSITION_SCHEMES[scheme].text, { products: productList(countedByModel(lights), modelsOf(lights, modelOf)) }),
    products: groups.map(({ light: { model, color, installation, heightCm }, quantity }) =>
      productOf(modelOf(model), { model, quantity, chosen: { color, installation }, pendantHeight: heightCm }),
    ),
    composition: { document: expandComposition(preset, modelOf), furniture },
  };
}

type HungLight = PresetLight & { readonly installation: string };

const keyOf = ({ model, color, heightCm, installation }: HungLight): string => `${model} ${color} ${heightCm} ${installation}`;

/** Each model once, in the order in which it is hung, with its number of lights. */
function countedByModel(lights: readonly HungLight[]): readonly { readonly model: string; readonly quantity: number }[] {
  return [...new Set(lights.map(({ model }) => model))].map((model) => ({
    model,
    quantity: lights.filter((light) => light.model === model).length,
  }));
}

function modelsOf(lights: readonly HungLight[], modelOf: (number: string) => ModelDefinition): readonly ModelDefinition[] {
  return [...new Set(lights.map(({ model }) => model))].map(modelOf);
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
function productList(products: readonly { readonly quantity: number }[], definitions: readonly ModelDefinition[]): LocalisedText {
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

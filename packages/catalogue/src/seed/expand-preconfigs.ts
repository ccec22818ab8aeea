import { type CatalogId, composeReference, type IsoLanguage, type LocalisedText, type ModelDefinition } from '@candil/domain';
import type { Preconfig, PreconfigProduct, PreconfigSet } from '../data/browse-data';
import { BELT_PRESETS, BELT_SCHEMES, type BeltPreset } from '../source/belt-presets.data';
import { BOARD_PRESETS, BOARD_SCHEMES, type BoardPreset } from '../source/board-presets.data';
import { COMPOSITION_PRESETS, COMPOSITION_SCHEMES, type CompositionPreset } from '../source/composition-presets.data';
import { PRECONFIGS, type PreconfigProductSource, type PreconfigSource, SCHEMES } from '../source/preconfigs.data';
import { STICK_PRESETS, STICK_SCHEMES, type StickPreset } from '../source/stick-presets.data';
import { expandBelts } from './expand-belts';
import { expandBoard } from './expand-board';
import { expandComposition } from './expand-composition';
import { expandSticks, modelsOfSticks } from './expand-sticks';
import { fillText } from './fill-text';
import { wholeSelection } from './whole-selection';

/** The starting points of a collection in one catalogue. */
export function expandPreconfigs(subFamilyId: number, catalogId: CatalogId, models: readonly ModelDefinition[]): PreconfigSet {
  const own = models.filter((model) => model.catalogId === catalogId);
  const sources = PRECONFIGS.filter((source) => source.subFamilyId === subFamilyId);
  const composed = COMPOSITION_PRESETS.filter((preset) => preset.subFamilyId === subFamilyId);
  const drawn = BELT_PRESETS.filter((preset) => preset.subFamilyId === subFamilyId);
  return {
    subFamilyId,
    catalogId,
    preconfigs: [
      ...sources.map((source) => expandPreconfig(source, own)),
      ...composed.map((preset) => expandComposed(preset, own)),
      ...drawn.map((preset) => expandDrawn(preset, own)),
      ...BOARD_PRESETS.filter((preset) => preset.subFamilyId === subFamilyId).map((preset) => expandLaidOut(preset, own)),
      ...STICK_PRESETS.filter((preset) => preset.subFamilyId === subFamilyId).map((preset) => expandLines(preset, own)),
    ],
  };
}

/** A composed starting point: its document, and its lights as products for lists and counts. */
function expandComposed(preset: CompositionPreset, models: readonly ModelDefinition[]): Preconfig {
  const { subFamilyId, scheme, canopies, furniture } = preset;
  const modelOf = modelReader(preset, models);
  const lights = canopies.flatMap(({ installation, lights: hung }) =>
    hung.map(({ model, color, heightCm }): MadeLight => ({ model, pendantHeight: heightCm, chosen: { color, installation } })),
  );
  return {
    id: `${subFamilyId}-${scheme}`,
    subFamilyId,
    ...descriptionOf(COMPOSITION_SCHEMES[scheme], lights, modelOf),
    composition: { document: expandComposition(preset, modelOf), furniture },
  };
}

/** The same for drawn starting points: belts, feeds and fixings are in the document alone. */
function expandDrawn(preset: BeltPreset, models: readonly ModelDefinition[]): Preconfig {
  const { subFamilyId, scheme, belts, furniture } = preset;
  const modelOf = modelReader(preset, models);
  const lights = belts.flatMap((belt) => belt.lights.map(([, , model, color]): MadeLight => ({ model, chosen: { color } })));
  return {
    id: `${subFamilyId}-${scheme}`,
    subFamilyId,
    ...descriptionOf(BELT_SCHEMES[scheme], lights, modelOf),
    composition: { document: expandBelts(preset, modelOf), furniture },
  };
}

/** The same for boards: their luminaires as products, all their parts in the document. */
function expandLaidOut(preset: BoardPreset, models: readonly ModelDefinition[]): Preconfig {
  const { subFamilyId, scheme, parts } = preset;
  const modelOf = modelReader(preset, models);
  const lights = parts.flatMap(({ model, color, heightCm }): readonly MadeLight[] =>
    modelOf(model).technical.lumens === 0 ? [] : [{ model, chosen: { color }, ...(heightCm !== undefined && { pendantHeight: heightCm }) }],
  );
  return {
    id: `${subFamilyId}-${scheme}`,
    subFamilyId,
    ...descriptionOf(BOARD_SCHEMES[scheme], lights, modelOf),
    composition: { document: expandBoard(preset, modelOf), furniture: [] },
  };
}

/** The same for lines of sticks: joints and bases are in the document alone. */
function expandLines(preset: StickPreset, models: readonly ModelDefinition[]): Preconfig {
  const { subFamilyId, scheme, color, furniture } = preset;
  const modelOf = modelReader(preset, models);
  const sticks = modelsOfSticks(preset, modelOf).map((model): MadeLight => ({ model, chosen: { color } }));
  return {
    id: `${subFamilyId}-${scheme}`,
    subFamilyId,
    ...descriptionOf(STICK_SCHEMES[scheme], sticks, modelOf),
    composition: { document: expandSticks(preset, modelOf), furniture },
  };
}

function modelReader(
  { subFamilyId, scheme }: { readonly subFamilyId: number; readonly scheme: string },
  models: readonly ModelDefinition[],
) {
  return (number: string): ModelDefinition => {
    const found = models.find(({ model }) => model === number);
    if (found === undefined) throw new Error(`preset ${scheme} of ${subFamilyId} names model ${number}, which is none`);
    return found;
  };
}

type MadeLight = Omit<PreconfigProductSource, 'quantity'>;

interface Scheme {
  readonly name: LocalisedText;
  readonly text: LocalisedText;
}

/** Description of the lights of a generated starting point: each kind once with its quantity. */
function descriptionOf(scheme: Scheme, lights: readonly MadeLight[], modelOf: (number: string) => ModelDefinition) {
  const keyOf = (light: MadeLight) => JSON.stringify([light.model, light.chosen, light.pendantHeight]);
  const groups = [...new Map(lights.map((light) => [keyOf(light), light])).values()].map((light) => ({
    ...light,
    quantity: lights.filter((other) => keyOf(other) === keyOf(light)).length,
  }));
  const counted = countedByModel(lights);
  return {
    applicationLocationId: modelOf(lights[0]?.model ?? '').applicationLocationId,
    name: scheme.name,
    text: fillText(scheme.text, {
      products: productList(
        counted,
        counted.map(({ model }) => modelOf(model)),
      ),
    }),
    products: groups.map((light) => productOf(modelOf(light.model), light)),
  };
}

/** Each model once, in the order in which it comes, with its number of lights. */
function countedByModel(lights: readonly MadeLight[]): readonly { readonly model: string; readonly quantity: number }[] {
  return [...new Set(lights.map(({ model }) => model))].map((model) => ({
    model,
    quantity: lights.filter((light) => light.model === model).length,
  }));
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

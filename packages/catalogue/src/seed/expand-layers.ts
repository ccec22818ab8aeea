import { type CatalogId, ISO_LANGUAGES, isAccessory, type LocalisedText, type ModelDefinition } from '@candil/domain';
import type { LayerBlock, LayerSet } from '../data/browse-data';
import type { SubFamily } from '../data/catalogue-data';
import { IDEAS, LAYER_TEXTS } from '../source/layers.data';
import { sameText } from '../source/localised-text';
import { fillText } from './fill-text';

/** A collection is shown beside this many others. */
const RELATED = 3;

/** Layers of a collection, derived from its properties; one without a light has none. */
export function expandLayers(
  subFamily: SubFamily,
  catalogId: CatalogId,
  subFamilies: readonly SubFamily[],
  models: readonly ModelDefinition[],
): LayerSet {
  const lights = models.filter((model) => model.catalogId === catalogId && !model.discontinued && !isAccessory(model));
  const own = lights.filter(({ subFamilyId }) => subFamilyId === subFamily.id);
  const hero = own.find(({ model }) => subFamily.image.includes(`/${model}/`)) ?? own[0];
  const blocks = hero === undefined ? [] : blocksOf({ subFamily, hero, own, subFamilies, lights });
  return { subFamilyId: subFamily.id, catalogId, blocks };
}

interface Shown {
  readonly subFamily: SubFamily;
  readonly hero: ModelDefinition;
  /** The lights of the collection. */
  readonly own: readonly ModelDefinition[];
  readonly subFamilies: readonly SubFamily[];
  /** Lights of the whole catalogue. */
  readonly lights: readonly ModelDefinition[];
}

function blocksOf(shown: Shown): readonly LayerBlock[] {
  const { subFamily, hero, own } = shown;
  const { id } = subFamily;
  const name = { name: subFamily.name };
  const collection = { subFamilyId: id, applicationLocationId: null };
  const byDay = (model: ModelDefinition) => ({ model: model.model, night: false });
  const platform = 'platform' as const;
  const modelBlock = (layer: 'D' | 'E', title: LocalisedText, model: ModelDefinition): LayerBlock => ({
    id: `${id}-${layer.toLowerCase()}`,
    layer,
    visibility: platform,
    title: joined(title, model.name),
    text: model.description,
    picture: byDay(model),
    link: { subFamilyId: id, applicationLocationId: model.applicationLocationId, model: model.model },
  });
  const idea = IDEAS[id];
  return [
    {
      id: `${id}-a`,
      layer: 'A',
      visibility: platform,
      title: sameText(subFamily.name),
      text: subFamily.tagline,
      picture: byDay(hero),
      link: collection,
    },
    ...placeBlocks(shown),
    ...(idea === undefined
      ? []
      : [
          {
            id: `${id}-c`,
            layer: 'C' as const,
            visibility: 'website' as const,
            title: fillText(LAYER_TEXTS.idea, name),
            text: idea,
            picture: { model: hero.model, night: true },
            link: collection,
          },
        ]),
    modelBlock(
      'D',
      LAYER_TEXTS.brightest,
      most(own, ({ technical }) => technical.lumens),
    ),
    modelBlock(
      'E',
      LAYER_TEXTS.slightest,
      most(own, ({ technical }) => -technical.widthMetres),
    ),
    {
      id: `${id}-f`,
      layer: 'F',
      visibility: platform,
      title: LAYER_TEXTS.finishes,
      text: finishesOf(own),
      picture: byDay(hero),
      link: collection,
    },
    ...relatedBlocks(shown),
  ];
}

/** One block of layer B for each place that the collection has a light for. */
function placeBlocks({ subFamily, own }: Shown): readonly LayerBlock[] {
  return subFamily.applicationLocations.flatMap((place): readonly LayerBlock[] => {
    const first = own.find(({ applicationLocationId }) => applicationLocationId === place.id);
    if (first === undefined) return [];
    return [
      {
        id: `${subFamily.id}-b-${place.id}`,
        layer: 'B',
        visibility: 'platform',
        title: place.name,
        text: fillText(LAYER_TEXTS.place, { name: subFamily.name }),
        picture: { model: first.model, night: true },
        link: { subFamilyId: subFamily.id, applicationLocationId: place.id },
      },
    ];
  });
}

/** Layer G: collections that share a place with this one, those behind it in the list first. */
function relatedBlocks({ subFamily, subFamilies, lights }: Shown): readonly LayerBlock[] {
  const places = new Set(subFamily.applicationLocations.map(({ id }) => id));
  const at = subFamilies.findIndex(({ id }) => id === subFamily.id);
  const others = [...subFamilies.slice(at + 1), ...subFamilies.slice(0, Math.max(at, 0))];
  return others
    .flatMap((other) => {
      const hero = lights.find(({ model, subFamilyId }) => subFamilyId === other.id && other.image.includes(`/${model}/`));
      return hero !== undefined && other.applicationLocations.some(({ id }) => places.has(id)) ? [{ other, hero }] : [];
    })
    .slice(0, RELATED)
    .map(({ other, hero }) => ({
      id: `${subFamily.id}-g-${other.id}`,
      layer: 'G',
      visibility: 'platform',
      title: sameText(other.name),
      text: joined(fillText(LAYER_TEXTS.related, { name: subFamily.name }), other.tagline, '. '),
      picture: { model: hero.model, night: false },
      link: { subFamilyId: other.id, applicationLocationId: null },
    }));
}

/** The first of those with the greatest value. */
function most(models: readonly ModelDefinition[], rank: (model: ModelDefinition) => number): ModelDefinition {
  return models.reduce((greatest, model) => (rank(model) > rank(greatest) ? model : greatest));
}

/** The finishes of some models by name, each once. */
function finishesOf(models: readonly ModelDefinition[]): LocalisedText {
  const colors = models.flatMap(({ variations }) => variations.filter(({ type }) => type === 'color'));
  const distinct = [...new Map(colors.map((color) => [color.modifier, color.description])).values()];
  return distinct.reduce((all, name) => joined(all, name, ' · '));
}

function joined(first: LocalisedText, second: LocalisedText, between = ': '): LocalisedText {
  const both = { ...first };
  for (const language of ISO_LANGUAGES) both[language] = `${first[language]}${between}${second[language]}`;
  return both;
}

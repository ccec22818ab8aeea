import {
  attributeOptionsOf,
  type Belt,
  beltOf,
  type CalendarDay,
  canopyOf,
  type ElementAttributeOptions,
  type ElementAttributes,
  type ElementInfo,
  type ElementNode,
  type ElementPlacement,
  type ElementSize,
  type ElementTechnicalData,
  type ModelDefinition,
  partTechnicalData,
  placeOnBelt,
} from '@candil/domain';
import type { CatalogueEdition } from '../catalogue';

const NO_SIZE: ElementSize = { height: 0, width: 0, depth: 0 };

/** Catalogue and day by which a posted configuration is judged. */
export interface CatalogueView {
  readonly edition: CatalogueEdition;
  readonly today: CalendarDay;
}

/** The model of a luminaire or accessory. */
export const modelIn = ({ models, accessories }: CatalogueEdition, code: string): ModelDefinition | undefined =>
  models.get(code) ?? accessories.get(code);

/**
 * Returns the configuration with all known facts taken from the catalogue: sizes, technical data and options decide about collisions,
 * rules and articles, so a caller's values for them are ignored. Choices stay as they were posted.
 */
export const catalogueSpace = (view: CatalogueView, node: ElementNode, above?: ElementNode): ElementNode => {
  const model = node.props.code === undefined ? undefined : modelIn(view.edition, node.props.code);
  const own = model === undefined ? withoutModel(view, node) : ofModel(view, node, model, above);
  const belt = node.props.geometry?.kind === 'path' ? beltOf(node.props.geometry) : undefined;
  return {
    ...own,
    elements: node.elements.map(({ element, options }) => ({
      element: catalogueSpace(view, element, node),
      options: belt === undefined ? options : onItsBelt(belt, node.id, element, options),
    })),
  };
};

/** Puts an element on a belt where it is along it, wherever its document places it. */
const onItsBelt = (
  belt: Belt,
  trackId: string,
  { props }: ElementNode,
  options: ElementPlacement['options'],
): ElementPlacement['options'] =>
  props.geometry?.kind === 'hosted' && props.geometry.trackId === trackId
    ? { ...options, position: placeOnBelt(belt, props.geometry.arcLengthMetres).at }
    : options;

const ofModel = ({ edition, today }: CatalogueView, node: ElementNode, model: ModelDefinition, above?: ElementNode): ElementNode => {
  const { lumens, watts, netWeightKg, widthMetres, depthMetres, heightMetres } = model.technical;
  return {
    ...node,
    props: {
      ...node.props,
      attributes: hanging(attributesOf(node), model, above),
      info: infoOf(edition, node.props.info, model),
      technicalData: { ...systemDataOf(edition, node, model), lumens, watts, netWeight: netWeightKg, height: heightMetres },
      attributeOptions: optionsOf(node, model, today),
      applicationLocationId: model.applicationLocationId,
    },
    size: { height: heightMetres, width: widthMetres, depth: depthMetres },
    data: { ...node.data, articleType: model.articleType },
  };
};

/**
 * Returns the technical data of a part of a system: the output of a feed comes from the catalogue, not from the caller. A drawn
 * track is as long as its belt, whatever length its document states; the length of one that is not drawn is chosen.
 */
const systemDataOf = ({ systemParts }: CatalogueEdition, { type, props }: ElementNode, model: ModelDefinition): ElementTechnicalData => {
  const part = systemParts[model.model];
  if (part === undefined) return props.technicalData;
  const known = partTechnicalData(part, model, props.attributes.installation);
  if (props.geometry?.kind === 'path') return { ...known, productLength: beltOf(props.geometry).lengthMetres };
  const { productLength } = props.technicalData;
  return type === 'Track' && productLength !== undefined ? { ...known, productLength } : known;
};

/** Returns the options of an element: a semi-finished one chooses among those offered as semi-finished, where there are any (PS). */
const optionsOf = ({ props }: ElementNode, model: ModelDefinition, today: CalendarDay): ElementAttributeOptions => {
  const offered = attributeOptionsOf(model, today);
  if (props.isPsa !== true) return offered;
  const lists = (['controls', 'temperatures', 'installations'] as const).flatMap((name) => {
    const psa = offered[name]?.filter(({ isPsa }) => isPsa === true) ?? [];
    return psa.length === 0 ? [] : [[name, psa] as const];
  });
  return { ...offered, ...Object.fromEntries(lists) };
};

const infoOf = ({ subFamilies }: CatalogueEdition, info: ElementInfo, { subFamilyId, catalogId }: ModelDefinition): ElementInfo => ({
  ...info,
  subfamily: subFamilyId,
  catalog: catalogId,
  familyName: subFamilies.get(subFamilyId)?.name ?? '',
});

/** Removes the stored results of collisions: they are computed, not believed. */
const attributesOf = ({ props }: ElementNode): ElementAttributes => {
  const { collides: _, lastValidPosition: __, ...chosen } = props.attributes;
  return chosen;
};

/** A light in a cluster hangs as its cluster does, where its model has a choice. */
const hanging = (attributes: ElementAttributes, model: ModelDefinition, above?: ElementNode): ElementAttributes => {
  const installation = above?.type === 'Cluster' ? above.props.attributes.installation : undefined;
  const chooses = model.variations.some(({ type }) => type === 'installation');
  return attributes.installation === undefined && installation !== undefined && chooses ? { ...attributes, installation } : attributes;
};

/** A cluster is as large as the canopy of its installation, a virtual one has no body. */
const withoutModel = ({ edition }: CatalogueView, node: ElementNode): ElementNode => {
  const own = { ...node, props: { ...node.props, attributes: attributesOf(node) } };
  if (node.type !== 'Cluster') return own;
  const { installation = '' } = node.props.attributes;
  const canopy = node.props.virtual === true ? undefined : canopyOf(edition.canopies, installation);
  return {
    ...own,
    size: canopy === undefined ? NO_SIZE : { height: canopy.heightMetres, width: canopy.widthMetres, depth: canopy.depthMetres },
  };
};

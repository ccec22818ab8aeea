import {
  absolutePositionOf,
  applyOperation,
  type CatalogId,
  type Configuration,
  checkImport,
  compileElementRules,
  createConfiguration,
  DEFAULT_SPACE_CONFIG,
  type EditContext,
  type Element,
  type ElementNode,
  type ElementTree,
  elementOf,
  fail,
  isCircleInRoom,
  loadDocument,
  ok,
  type Result,
  snapshotOf,
  walk,
} from '@candil/domain';
import type { Actor, InPieces } from '../../kernel';
import type { CatalogueEdition } from '../catalogue';
import type { CatalogueContext } from '../price';
import { catalogueSpace, modelIn } from './catalogue-space';
import type { ConfigurationFailure } from './failures';

/** Sources for reading a configuration. */
export interface Reading {
  readonly context: CatalogueContext;
  readonly catalogId: CatalogId;
  /** True when remote installations change controls: a flag, resolved once per question. */
  readonly remoteDriverOn: boolean;
}

/** Question of an account about a catalogue. */
export interface Question extends Reading {
  readonly actor: Actor;
}

export const editionFor = ({ context, catalogId }: Pick<Reading, 'context' | 'catalogId'>): CatalogueEdition =>
  context.catalogue.editions[catalogId];

const NO_RULES = compileElementRules([]);

/** Context for judging configurations of a sub-family, for this account. */
export const editContextOf = (question: Reading, subFamilyId: number): EditContext => {
  const edition = editionFor(question);
  return {
    modelOf: (code) => modelIn(edition, code),
    partOf: (code) => edition.systemParts[code],
    canopies: edition.canopies,
    rules: edition.rulesOfSubFamily.get(subFamilyId) ?? NO_RULES,
    rulesOn: question.context.rulesOn,
    remoteDriverOn: question.remoteDriverOn,
    today: question.context.today,
  };
};

/**
 * Elements of one posted configuration. A document may hold more, but they may all overlap, and finding that out for each pair of five
 * thousand would keep the service from everybody else for seconds.
 */
export const MOST_ELEMENTS = 1_000;

/** Points of all belts of one posted configuration: every span is compared with those of the other belts. */
export const MOST_POINTS = 1_000;

/** Reads a posted document as a Space of the catalogue; only its choices are trusted. */
export function* readSpace(question: Reading, json: unknown): InPieces<Result<ElementNode, ConfigurationFailure>> {
  const edition = editionFor(question);
  const family = { models: [...edition.models.values(), ...edition.accessories.values()] };
  // A value that is no Space is refused first: only a Space names the sub-family whose data are loaded.
  const importable = checkImport(json, family);
  if (!importable.ok) return importable;
  const loaded = loadDocument(json, edition.subFamilies.has(subFamilyOf(importable.value)) ? family : undefined);
  if (!loaded.ok) return loaded;
  yield;
  const { tree } = loaded.value;
  if (tree.elements.size > MOST_ELEMENTS) return fail({ code: 'saved-document.too-large', limit: 'elements', max: MOST_ELEMENTS });
  if (pointsIn(tree) > MOST_POINTS) return fail({ code: 'saved-document.too-large', limit: 'points', max: MOST_POINTS });
  const stranger = strangerIn(tree, question);
  if (stranger !== undefined) return fail(stranger);
  return ok(catalogueSpace({ edition, today: question.context.today }, snapshotOf(tree)));
}

/** A posted document as a configuration, with its collisions found out. */
export function* readConfiguration(question: Reading, json: unknown): InPieces<Result<Configuration, ConfigurationFailure>> {
  const space = yield* readSpace(question, json);
  if (!space.ok) return space;
  yield;
  const configuration = createConfiguration(space.value, editContextOf(question, space.value.props.info.subfamily));
  flagCollisions(configuration);
  return ok(configuration);
}

/** The sub-family that a posted document names; NaN where it names none. */
export const subFamilyOf = (posted: unknown): number => {
  const { props } = (posted ?? {}) as { readonly props?: { readonly info?: { readonly subfamily?: unknown } } | null };
  const subfamily = props?.info?.subfamily;
  return typeof subfamily === 'number' ? subfamily : Number.NaN;
};

const pointsIn = (tree: ElementTree): number => {
  let points = 0;
  for (const { props } of walk(tree)) if (props.geometry?.kind === 'path') points += props.geometry.points.length;
  return points;
};

/** The first element of another catalogue, or whose group names a sub-family that this one does not have. */
const strangerIn = (tree: ElementTree, question: Reading): ConfigurationFailure | undefined => {
  const { subFamilies } = editionFor(question);
  const { catalogId } = question;
  for (const { id, type, props } of walk(tree)) {
    if (props.info.catalog !== catalogId) return { code: 'saved-document.other-catalogue', elementId: id, catalogId };
    if (type === 'Composition' && !subFamilies.has(props.info.subfamily)) return { code: 'import.no-family-data', elementId: id };
  }
  return undefined;
};

/** Flags elements that collide or are outside the room, as if all of them had just been placed. */
const flagCollisions = (configuration: Configuration): void => {
  const { tree } = configuration;
  for (const element of [...walk(tree)].filter((each) => hasBody(each) && collides(configuration, each))) {
    const attributes = { ...element.props.attributes, collides: true };
    applyOperation(tree, { kind: 'attributes', elementId: element.id, attributes });
  }
};

/** Groups without a canopy have none: collisions are reported for their members. */
const hasBody = ({ type, size }: Element): boolean => type !== 'Space' && type !== 'Composition' && size.width > 0;

const collides = ({ tree, plan }: Configuration, { id, type, size }: Element): boolean => {
  if (type !== 'Cluster') return plan.collides(id);
  const [x, , z] = absolutePositionOf(tree, id);
  const { roomSize } = elementOf(tree, tree.rootId).props.config ?? DEFAULT_SPACE_CONFIG;
  return plan.overlapping(id).length > 0 || !isCircleInRoom({ x, z, radius: size.width / 2 }, roomSize);
};

import { loadSeedCatalogue } from '@candil/catalogue';
import {
  attributesOfSelection,
  type CatalogId,
  calendarDayOf,
  createCluster,
  createComposition,
  createElementOfModel,
  createElementTree,
  createSpace,
  type ElementNode,
  type ElementPlacement,
  type ModelDefinition,
  placedAt,
  type SavedDocument,
  type Selection,
  saveDocument,
} from '@candil/domain';

const catalogue = loadSeedCatalogue();
const today = calendarDayOf(2026, 11, 20);
const createdAt = '2026-11-20T09:00:00.000Z';
const ROOM_HEIGHT = 4;

export const modelOf = (model: string, catalogId: CatalogId = 16): ModelDefinition => {
  const found = catalogue.modelOf(model, catalogId);
  if (found === undefined) throw new Error(`no model ${model}`);
  return found;
};

const infoOf = (subfamily: number, catalog: CatalogId) => ({ subfamily, catalog, familyName: '', applicationLocation: '' });

/** A light of the packaged catalogue. */
export const lightOf = (id: string, model: string, selection: Selection, catalogId: CatalogId = 16): ElementNode =>
  createElementOfModel({
    id,
    createdAt,
    model: modelOf(model, catalogId),
    today,
    familyName: '',
    applicationLocation: '',
    attributes: attributesOfSelection(selection),
  });

/** Lights in a row at a given distance, hanging from the ceiling. */
export const inRow = (nodes: readonly ElementNode[], apartMetres: number, y = 0): readonly ElementPlacement[] =>
  nodes.map((node, index) => placedAt(node, [(index - (nodes.length - 1) / 2) * apartMetres, y, 0]));

export const clusterOf = (id: string, installation: string, elements: readonly ElementPlacement[]): ElementNode =>
  createCluster({ id, createdAt, info: infoOf(110, 16), attributes: { installation }, elements, canopies: [] });

export const compositionOf = (
  id: string,
  elements: readonly ElementPlacement[],
  attributes: ElementNode['props']['attributes'] = {},
  catalogId: CatalogId = 16,
): ElementNode => createComposition({ id, createdAt, info: infoOf(110, catalogId), attributes, elements });

/** A saved document of a room of 6 by 4 m, with the elements on its ceiling. */
export const documentOf = (elements: readonly ElementNode[], more: { catalogId?: CatalogId; subFamilyId?: number } = {}): SavedDocument => {
  const { catalogId = 16, subFamilyId = 110 } = more;
  const placed = elements.map((element) => placedAt(element, [0, ROOM_HEIGHT, 0]));
  const space = createSpace({
    id: 'space',
    createdAt,
    info: infoOf(subFamilyId, catalogId),
    applicationLocationId: 11,
    roomSize: { width: 6, depth: 4, height: ROOM_HEIGHT },
    elements: placed,
  });
  return saveDocument(createElementTree(space));
};

import { type CatalogId, CONFIGURATOR_IDS, chooseConfigurator, newProductPath, SUB_FAMILY_IDS } from '@candil/domain';

/** Place of the choice: for a new project, or for an existing one. */
export interface PickerPlace {
  readonly projectId: string | undefined;
}

export const collectionsPath = ({ projectId }: PickerPlace): string =>
  projectId === undefined ? '/create-project/select-collection' : `/project/${projectId}/add-product/select-collection`;

export const collectionPath = (place: PickerPlace, subFamilyId: number): string => `${collectionsPath(place)}/${subFamilyId}`;

/** The specification knows these screens without a project only; the project travels in the query. */
const withProject = (path: string, { projectId }: PickerPlace): string => (projectId === undefined ? path : `${path}?project=${projectId}`);

interface ModelPlace {
  readonly subFamilyId: number;
  /** Null where several are possible. */
  readonly applicationLocationId: number | null;
  readonly model: string;
  /** The finish that a search has named; undefined = the one it is shown in. */
  readonly foundFinish?: string | undefined;
}

/** A model's page: with pictures first for browsing, with technical data first for adding to a project. */
export const modelPath = (place: PickerPlace, { subFamilyId, applicationLocationId, model, foundFinish }: ModelPlace): string => {
  const page = `/add-product${place.projectId === undefined ? '-v2' : ''}/${subFamilyId}/${applicationLocationId ?? 0}/${model}`;
  const path = withProject(page, place);
  return foundFinish === undefined ? path : `${path}${place.projectId === undefined ? '?' : '&'}finish=${foundFinish}`;
};

export const preconfigsPath = (place: PickerPlace, subFamilyId: number): string => withProject(`/preconfigs-list/${subFamilyId}`, place);

export const preconfigPath = (place: PickerPlace, preconfigId: string): string => withProject(`/add-preconfig/${preconfigId}`, place);

const isKnownConfigurator = (id: number): boolean => Object.values(CONFIGURATOR_IDS).some((known) => known === id);

interface Choice {
  readonly configuratorTypeId: number;
  readonly subFamilyId: number;
  readonly catalogId: number;
  readonly model: string;
  /** A code as far as it is chosen. */
  readonly reference?: string | undefined;
  /** The tab to open; undefined = the first. */
  readonly activeTab?: string | undefined;
}

/**
 * Returns the address at which a model is configured. Composed products have screens of their own or are taken apart:
 * every model of theirs is a single article to the regular configurator. Undefined for an unknown type ("No
 * configurator setted!").
 */
export const configuratorPath = ({ projectId }: PickerPlace, choice: Choice): string | undefined => {
  if (!isKnownConfigurator(choice.configuratorTypeId)) return undefined;
  const base = projectId === undefined ? '/new-product' : `/project/${projectId}/add-product`;
  const search = new URLSearchParams({ subFamily: String(choice.subFamilyId), catalog: String(choice.catalogId), model: choice.model });
  if (choice.reference !== undefined) search.set('reference', choice.reference);
  if (choice.activeTab !== undefined) search.set('activeTab', choice.activeTab);
  return `${base}/RegularConfigurator?${search}`;
};

interface CanopyStart {
  readonly subFamilyId: number;
  readonly catalogId?: CatalogId | undefined;
  /** Id of a composed starting point. */
  readonly configId?: string | undefined;
}

/** Returns the address at which pendants are hung from the outlets of a canopy: for a project (CF6), or for staff without one. */
export const compositorPath = ({ projectId }: PickerPlace, { subFamilyId, catalogId, configId }: CanopyStart): string => {
  const query = new URLSearchParams();
  if (projectId !== undefined) query.set('projectId', projectId);
  if (configId !== undefined) query.set('configId', configId);
  query.set('family', String(subFamilyId));
  if (catalogId !== undefined) query.set('catalog', String(catalogId));
  return `/compositor?${query}`;
};

/** Start of a composition: a collection, one of its models, or a composed starting point. */
type CompositionStart = { readonly subFamilyId: number } | { readonly model: string } | { readonly preconfigId: string };

/** Returns the address at which compositions are made, in a project or on their own. */
export const compositionPath = ({ projectId }: PickerPlace, start: CompositionStart): string => {
  const base = `${projectId === undefined ? '/new-product' : `/project/${projectId}/add-product`}/crea-configurator`;
  if ('model' in start) return `${base}/${start.model}`;
  return 'preconfigId' in start ? `${base}?preconfigId=${start.preconfigId}` : `${base}?subFamily=${start.subFamilyId}`;
};

/** Returns the address at which a list of pieces is written, in a project or on its own. */
export const piecesListPath = ({ projectId }: PickerPlace): string =>
  `${projectId === undefined ? '/new-product' : `/project/${projectId}/add-product`}/BundleListConfigurator`;

/** The collections that are drawn here, by the system that their texts are said of. */
const DRAWN_SYSTEMS: Readonly<Partial<Record<number, 'plusminus' | 'sticks'>>> = {
  [SUB_FAMILY_IDS.PLUSMINUS]: 'plusminus',
  [SUB_FAMILY_IDS.STICKS]: 'sticks',
};

/** The system of a collection that is drawn. */
export const drawnSystemOf = (subFamilyId: number): 'plusminus' | 'sticks' | undefined => DRAWN_SYSTEMS[subFamilyId];

const systemPath = (id: 2 | 3, { projectId }: PickerPlace, subFamilyId: number, preconfigId?: string): string | undefined => {
  if (drawnSystemOf(subFamilyId) === undefined) return undefined;
  const choice = chooseConfigurator(id, subFamilyId);
  const path = choice.ok ? newProductPath(choice.value, { projectId, preconfigId }) : choice;
  return path.ok ? path.value : undefined;
};

/**
 * Returns the address at which a collection is drawn, from a starting point or from nothing; undefined for a collection
 * that is not drawn.
 */
export const drawingPath = (place: PickerPlace, subFamilyId: number, preconfigId?: string): string | undefined =>
  systemPath(CONFIGURATOR_IDS.DRAWING, place, subFamilyId, preconfigId);

/** Returns the address at which the same is put together as a list. */
export const listPath = (place: PickerPlace, subFamilyId: number, preconfigId?: string): string | undefined =>
  systemPath(CONFIGURATOR_IDS.NODRAWING, place, subFamilyId, preconfigId);

/** Start of a board: a toolkit, or a board that the maker has laid out. */
type BoardStart = ({ readonly subFamilyId: number } | { readonly preconfigId: string }) & { readonly catalogId?: CatalogId };

/** Returns the address at which a toolkit is laid out on a board, in a project or on its own (CF6). */
export const boardPath = ({ projectId }: PickerPlace, start: BoardStart): string => {
  const query = new URLSearchParams('preconfigId' in start ? { preconfigId: start.preconfigId } : { subFamily: String(start.subFamilyId) });
  if (start.catalogId !== undefined) query.set('catalog', String(start.catalogId));
  return `${projectId === undefined ? '/new-product' : `/project/${projectId}/add-product`}/ToolkitListConfigurator?${query}`;
};

/** Configurator named by a starting point of a board. */
const BOARD = 'COMPOSITOR_2D';

/** Configurator named by a starting point of the compositor. */
export const COMPOSITOR = 'COMPOSITOR_CP_3D';

interface ComposedStart {
  readonly id: string;
  readonly subFamilyId: number;
  readonly composedWith: string | null;
  /** Catalogue that offers it, needed where a place without a project has to say it. */
  readonly catalogId?: CatalogId;
}

/** Returns the address at which a composed starting point is opened. */
export const composedPath = (place: PickerPlace, { id, subFamilyId, composedWith, catalogId }: ComposedStart): string => {
  if (composedWith === COMPOSITOR) return compositorPath(place, { subFamilyId, catalogId, configId: id });
  if (composedWith === BOARD) return boardPath(place, { preconfigId: id, ...(catalogId !== undefined && { catalogId }) });
  return drawingPath(place, subFamilyId, id) ?? compositionPath(place, { preconfigId: id });
};

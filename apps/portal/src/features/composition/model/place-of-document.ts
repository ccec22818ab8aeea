import {
  type CatalogId,
  CONFIGURATOR_IDS,
  type ConfiguratorChoice,
  type ConfiguratorFailure,
  chooseConfigurator,
  newProductPath,
  parseCatalogId,
  productPath,
  type Result,
  validationPath,
} from '@candil/domain';
import { compositorPath } from '../../../shared/browse/paths';
import type { Opening } from './opening';

/** Place of a document: here, at another address, or nowhere with the reason. */
export type DocumentPlace =
  | { readonly kind: 'here' }
  | { readonly kind: 'elsewhere'; readonly path: string }
  | { readonly kind: 'refused'; readonly failure: ConfiguratorFailure }
  /** A link to it leads nowhere. */
  | { readonly kind: 'unreadable' };

interface MadeIn {
  /** Its name, as the Space of a document has it; the domain checks the rest when it is opened. */
  readonly configurator: string | undefined;
  readonly subFamilyId: number | undefined;
  readonly catalogId: CatalogId | undefined;
}

/** The configurator and the collection that a document names; undefined where it names none. */
export const madeIn = (document: unknown): MadeIn => {
  const { props } = (document ?? {}) as {
    readonly props?: { readonly configurator?: unknown; readonly info?: { readonly subfamily?: unknown; readonly catalog?: unknown } };
  };
  const [configurator, subFamilyId, catalogId] = [props?.configurator, props?.info?.subfamily, props?.info?.catalog];
  const catalogue = parseCatalogId(catalogId);
  return {
    configurator: typeof configurator === 'string' ? configurator : undefined,
    subFamilyId: typeof subFamilyId === 'number' ? subFamilyId : undefined,
    catalogId: catalogue.ok ? catalogue.value : undefined,
  };
};

const HERE = { kind: 'here' } as const;
const UNREADABLE = { kind: 'unreadable' } as const;

const typeIdOf = (name: string): number | undefined =>
  Object.hasOwn(CONFIGURATOR_IDS, name) ? CONFIGURATOR_IDS[name as keyof typeof CONFIGURATOR_IDS] : undefined;

/** Configurators of documents without a room, such as lists and boards, by document type. */
const WITHOUT_ROOM: Readonly<Record<string, 8 | 9>> = {
  PieceList: CONFIGURATOR_IDS.PIECES_LIST,
  ToolkitBoard: CONFIGURATOR_IDS.COMPOSITOR_2D,
};

/** Returns the configurator of a document without a room; undefined for every other document. */
export const withoutRoom = (document: unknown): 8 | 9 | undefined => {
  const { type } = (document ?? {}) as { readonly type?: unknown };
  return typeof type === 'string' && Object.hasOwn(WITHOUT_ROOM, type) ? WITHOUT_ROOM[type] : undefined;
};

/**
 * Returns the place of a product without a room opened at an address of a room: in its own configurator, validated
 * where its attributes are.
 */
const placeWithoutRoom = (opening: Extract<Opening, { kind: 'saved' }>, id: 8 | 9): DocumentPlace => {
  const choice = chooseConfigurator(id);
  if (!choice.ok) return { kind: 'refused', failure: choice.failure };
  const path =
    opening.mode === 'validate'
      ? validationPath(choice.value, opening, { validateComposingPendants: true })
      : productPath(choice.value, 'edit', opening);
  return path.ok ? { kind: 'elsewhere', path: path.value } : { kind: 'refused', failure: path.failure };
};

/** Returns the editor that a document is at home in; whatever has no editor of its own is a composition of crea. */
export const editorOf = (document: unknown): Result<ConfiguratorChoice, ConfiguratorFailure> => {
  const { configurator, subFamilyId } = madeIn(document);
  const typeId = configurator === undefined ? undefined : typeIdOf(configurator);
  const hasEditor = typeId === undefined || isDrawn(typeId) || typeId === CONFIGURATOR_IDS.COMPOSITOR_CP_3D;
  return chooseConfigurator(hasEditor ? typeId : CONFIGURATOR_IDS.CREA, subFamilyId);
};

const isDrawn = (typeId: number | undefined): boolean => typeId === CONFIGURATOR_IDS.DRAWING || typeId === CONFIGURATOR_IDS.NODRAWING;

/** A document that drawing and no-drawing share is at home in both. */
export const placeOfDocument = (opening: Opening, document: unknown): DocumentPlace => {
  const listed = withoutRoom(document);
  if (listed !== undefined && opening.kind === 'saved') return placeWithoutRoom(opening, listed);
  const { configurator, subFamilyId, catalogId } = madeIn(document);
  if (configurator === undefined || opening.openedIn.isExport === true) return HERE;
  if (isDrawn(typeIdOf(configurator)) && opening.openedIn.subFamilyId === subFamilyId) return HERE;
  const choice = editorOf(document);
  if (!choice.ok) return { kind: 'refused', failure: choice.failure };
  const { id, route } = opening.openedIn.choice;
  // The short form edits compositions of crea.
  if (choice.value.route === route || (id === CONFIGURATOR_IDS.EXPRESS && choice.value.id === CONFIGURATOR_IDS.CREA)) return HERE;
  if (opening.kind === 'shared') return UNREADABLE;
  // The starting point travels along, which `newProductPath` has no place for in a query.
  if (choice.value.paths === 'query' && opening.kind === 'new' && subFamilyId !== undefined)
    return { kind: 'elsewhere', path: compositorPath(opening, { subFamilyId, catalogId, configId: opening.preconfigId }) };
  const path: Result<string, ConfiguratorFailure> =
    opening.kind === 'new'
      ? newProductPath(choice.value, opening)
      : productPath(choice.value, opening.mode === 'create' || !choice.value.modes.includes(opening.mode) ? 'edit' : opening.mode, {
          ...opening,
          family: subFamilyId,
        });
  return path.ok ? { kind: 'elsewhere', path: path.value } : { kind: 'refused', failure: path.failure };
};

/** The same of a document that a link holds: one that names nothing, or another catalogue, is read nowhere. */
export const placeOfLinked = (opening: Opening, document: unknown, catalogId: CatalogId): DocumentPlace => {
  const made = madeIn(document);
  if (made.configurator === undefined || made.subFamilyId === undefined || made.catalogId !== catalogId) return UNREADABLE;
  const place = placeOfDocument(opening, document);
  return place.kind === 'here' ? place : UNREADABLE;
};

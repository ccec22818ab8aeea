import type { EditorMode } from '@candil/configurator';
import type { CatalogId } from '@candil/domain';

/** The configurator of an address: crea, or the compositor of composing pendants. Documents name theirs alike. */
export type CompositionMaker = 'CREA' | 'COMPOSITOR_CP_3D';

/** What an address of a configurator of compositions opens. */
export type Opening =
  | {
      readonly kind: 'new';
      readonly maker: CompositionMaker;
      /** The project that it is added to; undefined = asked when it is saved. */
      readonly projectId: string | undefined;
      /** A light to begin with; its collection is the composition's. */
      readonly model: string | undefined;
      readonly preconfigId: string | undefined;
      readonly subFamilyId: number | undefined;
      /** Of the address; undefined = that of the project, else of the account. */
      readonly catalogId: CatalogId | undefined;
    }
  | {
      readonly kind: 'saved';
      readonly maker: CompositionMaker;
      readonly projectId: string;
      readonly productId: string;
      readonly mode: EditorMode;
    };

type Parameters = Readonly<Record<string, string | undefined>>;

const MODEL = /^[0-9A-Z]{4}$/;
const PRECONFIG = /^[a-z0-9.-]{1,200}$/;

const modeOf = (text: string | undefined): EditorMode => (text === 'validate' ? 'validate' : text === 'create' ? 'create' : 'edit');

const preconfigOf = (text: string | null): string | undefined => (text !== null && PRECONFIG.test(text) ? text : undefined);

const subFamilyOf = (text: string | null): number | undefined => {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id < 10_000 ? id : undefined;
};

const catalogueOf = (text: string | null): CatalogId | undefined => (text === '16' ? 16 : text === '21' ? 21 : undefined);

/** Reads an address of crea; words that nothing in the catalogue can have are left out. */
export const readOpening = ({ projectId, productId, mode, model }: Parameters, search: URLSearchParams): Opening => {
  if (projectId !== undefined && productId !== undefined) return { kind: 'saved', maker: 'CREA', projectId, productId, mode: modeOf(mode) };
  return {
    kind: 'new',
    maker: 'CREA',
    projectId,
    model: model !== undefined && MODEL.test(model) ? model : undefined,
    preconfigId: preconfigOf(search.get('preconfigId')),
    subFamilyId: subFamilyOf(search.get('subFamily')),
    catalogId: undefined,
  };
};

/** Reads the query of the compositor (P§2, CF6, CF7): a product of a project, or a collection and what to begin with. */
export const readCompositorOpening = (search: URLSearchParams): Opening => {
  const projectId = search.get('projectId') ?? undefined;
  const productId = search.get('productId') ?? undefined;
  const maker = 'COMPOSITOR_CP_3D';
  if (projectId !== undefined && productId !== undefined)
    return { kind: 'saved', maker, projectId, productId, mode: search.get('validating') === 'true' ? 'validate' : 'edit' };
  return {
    kind: 'new',
    maker,
    projectId,
    model: undefined,
    preconfigId: preconfigOf(search.get('configId')),
    subFamilyId: subFamilyOf(search.get('family')),
    catalogId: catalogueOf(search.get('catalog')),
  };
};

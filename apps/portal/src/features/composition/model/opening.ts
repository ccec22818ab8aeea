import { COMPOSITION_PARAMETER } from '@candil/contract/composition-link';
import { type CatalogId, type ConfiguratorMode, parseConfiguratorMode } from '@candil/domain';
import { handedOverIn } from '../../../shared/draft/handed-over';
import type { OpenedIn } from './opened-in';

/** Shared composition: the composition itself, or its id at the service. */
export type Shared = { readonly code: string } | { readonly configId: string };

/** Subject opened by an address of a configurator. */
export type Opening =
  | {
      readonly kind: 'new';
      readonly openedIn: OpenedIn;
      /** The project that it is added to; undefined = asked when it is saved. */
      readonly projectId: string | undefined;
      /** A light to begin with; its collection is the composition's. */
      readonly model: string | undefined;
      readonly preconfigId: string | undefined;
      readonly subFamilyId: number | undefined;
      /** Draft of a composition that was handed over. */
      readonly handedOver?: string;
      /** Catalogue in the address; undefined = that of the project, else of the account. */
      readonly catalogId: CatalogId | undefined;
    }
  /** Something to be looked at that is in no project: the address holds it, or its id. */
  | { readonly kind: 'shared'; readonly openedIn: OpenedIn; readonly projectId: undefined; readonly shared: Shared }
  | {
      readonly kind: 'saved';
      readonly openedIn: OpenedIn;
      readonly projectId: string;
      readonly productId: string;
      readonly mode: ConfiguratorMode;
    };

/** The modes that leave their subject as it is. */
const SHOWN_ONLY: readonly ConfiguratorMode[] = ['view', 'export'];

/** Returns whether it is read-only: also for users who may only read the project, regardless of a draft. */
export const isShownOnly = (opening: Opening): boolean =>
  opening.kind === 'shared' || (opening.kind === 'saved' && SHOWN_ONLY.includes(opening.mode));

type Parameters = Readonly<Record<string, string | undefined>>;

const MODEL = /^[0-9A-Z]{4}$/;
const PRECONFIG = /^[a-z0-9.-]{1,200}$/;

/** Id of a product, or of a starting point of the catalogue. */
const CONFIG_ID = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{1,4}-[a-z-]{1,60})$/;

/** The composition behind the `#` of an address. */
export const codeInFragment = (fragment: string): string | undefined =>
  new URLSearchParams(fragment.slice(1)).get(COMPOSITION_PARAMETER) ?? undefined;

const preconfigOf = (text: string | null): string | undefined => (text !== null && PRECONFIG.test(text) ? text : undefined);

const subFamilyOf = (text: string | null): number | undefined => {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id < 10_000 ? id : undefined;
};

const catalogueOf = (text: string | null): CatalogId | undefined => (text === '16' ? 16 : text === '21' ? 21 : undefined);

/** Reads the address; words that nothing in the catalogue can have are left out. */
export const readOpening = (openedIn: OpenedIn, parameters: Parameters, search: URLSearchParams, fragment = ''): Opening => {
  if (openedIn.choice.paths === 'query') return readQuery(openedIn, search);
  const { projectId, productId, mode, model, hash } = parameters;
  if (hash !== undefined) {
    const shared = CONFIG_ID.test(hash) ? { configId: hash } : { code: codeInFragment(fragment) ?? hash };
    return { kind: 'shared', openedIn, projectId: undefined, shared };
  }
  if (projectId !== undefined && productId !== undefined) {
    const read = parseConfiguratorMode(openedIn.choice, mode);
    return { kind: 'saved', openedIn, projectId, productId, mode: openedIn.isExport === true ? 'export' : read.ok ? read.value : 'edit' };
  }
  return {
    kind: 'new',
    openedIn,
    projectId,
    model: model !== undefined && MODEL.test(model) ? model : undefined,
    preconfigId: preconfigOf(search.get('preconfigId')),
    subFamilyId: openedIn.subFamilyId ?? subFamilyOf(search.get('subFamily')),
    catalogId: undefined,
    ...handedOverIn(search),
  };
};

/** Reads an address that is all query (P§2, CF6, CF7): a product of a project, or a collection and the start. */
const readQuery = (openedIn: OpenedIn, search: URLSearchParams): Opening => {
  const projectId = search.get('projectId') ?? undefined;
  const productId = search.get('productId') ?? undefined;
  if (projectId !== undefined && productId !== undefined) {
    return { kind: 'saved', openedIn, projectId, productId, mode: search.get('validating') === 'true' ? 'validate' : 'edit' };
  }
  return {
    kind: 'new',
    openedIn,
    projectId,
    model: undefined,
    preconfigId: preconfigOf(search.get('configId')),
    subFamilyId: subFamilyOf(search.get('family')),
    catalogId: catalogueOf(search.get('catalog')),
    ...handedOverIn(search),
  };
};

import type { EditorMode } from '@candil/configurator';

/** What an address of the crea configurator opens. */
export type Opening =
  | {
      readonly kind: 'new';
      /** The project that it is added to; undefined = asked when it is saved. */
      readonly projectId: string | undefined;
      /** A light to begin with; its collection is the composition's. */
      readonly model: string | undefined;
      readonly preconfigId: string | undefined;
      readonly subFamilyId: number | undefined;
    }
  | { readonly kind: 'saved'; readonly projectId: string; readonly productId: string; readonly mode: EditorMode };

type Parameters = Readonly<Record<string, string | undefined>>;

const MODEL = /^[0-9A-Z]{4}$/;
const PRECONFIG = /^[a-z0-9.-]{1,200}$/;

const modeOf = (text: string | undefined): EditorMode => (text === 'validate' ? 'validate' : text === 'create' ? 'create' : 'edit');

/** Reads the address; words that nothing in the catalogue can have are left out. */
export const readOpening = ({ projectId, productId, mode, model }: Parameters, search: URLSearchParams): Opening => {
  if (projectId !== undefined && productId !== undefined) return { kind: 'saved', projectId, productId, mode: modeOf(mode) };
  const preconfigId = search.get('preconfigId') ?? '';
  const subFamilyId = Number(search.get('subFamily'));
  return {
    kind: 'new',
    projectId,
    model: model !== undefined && MODEL.test(model) ? model : undefined,
    preconfigId: PRECONFIG.test(preconfigId) ? preconfigId : undefined,
    subFamilyId: Number.isInteger(subFamilyId) && subFamilyId > 0 && subFamilyId < 10_000 ? subFamilyId : undefined,
  };
};

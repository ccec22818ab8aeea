import type { CatalogId } from '@candil/domain';
import { handedOverIn } from '../../../shared/draft/handed-over';

/** Subject opened by an address of the board. */
export type Opening =
  | {
      readonly kind: 'new';
      /** The project that it is added to; undefined = asked when it is saved. */
      readonly projectId: string | undefined;
      readonly subFamilyId: number | undefined;
      readonly applicationLocationId: number | undefined;
      readonly catalogId: CatalogId | undefined;
      /** A starting point that the maker has put together. */
      readonly preconfigId: string | undefined;
      /** Draft of a board that was handed over. */
      readonly handedOver?: string;
    }
  | { readonly kind: 'saved'; readonly projectId: string; readonly productId: string };

const serial = (text: string | null): number | undefined => {
  const number = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return number > 0 ? number : undefined;
};

/** Reads the address; values that nothing in the catalogue can have are left out. */
export const readOpening = ({ projectId, productId }: Readonly<Record<string, string | undefined>>, search: URLSearchParams): Opening => {
  if (projectId !== undefined && productId !== undefined) return { kind: 'saved', projectId, productId };
  const catalog = search.get('catalog');
  const preconfigId = search.get('preconfigId') ?? '';
  return {
    kind: 'new',
    projectId,
    subFamilyId: serial(search.get('subFamily')),
    applicationLocationId: serial(search.get('applicationLocation')),
    catalogId: catalog === '16' ? 16 : catalog === '21' ? 21 : undefined,
    preconfigId: /^[a-z0-9-]{1,64}$/.test(preconfigId) ? preconfigId : undefined,
    ...handedOverIn(search),
  };
};

/** Returns the draft id of an address: each saved board has its own, new ones have one for each place, toolkit and start. */
export const draftIdOf = (opening: Opening): string =>
  opening.kind === 'saved'
    ? `${opening.projectId}/${opening.productId}`
    : [opening.projectId ?? 'new', opening.subFamilyId ?? '', opening.preconfigId ?? opening.handedOver ?? '']
        .filter((part) => part !== '')
        .join('/');

import type { CatalogId } from '@candil/domain';
import { handedOverIn } from '../../../shared/draft/handed-over';

/** Tabs of a pieces list, as the address names them. */
export const PIECES_TABS = ['list', 'summary', 'documents'] as const;
export type PiecesTab = (typeof PIECES_TABS)[number];

/** Subject opened by an address of the pieces list. */
export type Opening =
  | {
      readonly kind: 'new';
      /** The project that it is added to; undefined = asked when it is saved. */
      readonly projectId: string | undefined;
      readonly subFamilyId: number | undefined;
      readonly applicationLocationId: number | undefined;
      readonly catalogId: CatalogId | undefined;
      /** Draft of a list that was handed over. */
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
  return {
    kind: 'new',
    projectId,
    subFamilyId: serial(search.get('subFamily')),
    applicationLocationId: serial(search.get('applicationLocation')),
    catalogId: catalog === '16' ? 16 : catalog === '21' ? 21 : undefined,
    ...handedOverIn(search),
  };
};

/** The tab of the address, the list unless it names another. */
export const readTab = (search: URLSearchParams): PiecesTab => {
  const named = search.get('activeTab');
  return PIECES_TABS.find((tab) => tab === named) ?? 'list';
};

/** Returns the draft id of an address: each saved list has its own, new ones have one for each place, and each handed over its own. */
export const draftIdOf = (opening: Opening): string =>
  opening.kind === 'saved'
    ? `${opening.projectId}/${opening.productId}`
    : [opening.projectId ?? 'new', opening.subFamilyId ?? '', opening.handedOver ?? ''].filter((part) => part !== '').join('/');

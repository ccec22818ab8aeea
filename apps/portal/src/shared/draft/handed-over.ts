import type { Draft, DraftStore } from './draft-store';

const HANDED_OVER = /^[0-9a-f]{8}$/;

/** Name under which work that was handed over is a draft of its own, beside those that are there. */
const newHandedOver = (): string => crypto.getRandomValues(new Uint32Array(1))[0]?.toString(16).padStart(8, '0') ?? '';

/** The name in an address; a word that is none is left out. */
export const handedOverIn = (search: URLSearchParams): { readonly handedOver?: string } => {
  const handedOver = search.get('handedOver') ?? '';
  return HANDED_OVER.test(handedOver) ? { handedOver } : {};
};

interface HandedOver extends Omit<Draft, 'id' | 'href' | 'savedAt'> {
  /** Address of a new product. */
  readonly path: string;
  /** Id of the draft that the address has with this name. */
  readonly idOf: (handedOver: string) => string;
}

/** Keeps work as the draft of a new product, beside the drafts that are there; returns the address that opens it. */
export const keepHandedOver = (drafts: Pick<DraftStore, 'keep'>, { path, idOf, ...draft }: HandedOver): string => {
  const handedOver = newHandedOver();
  const href = `${path}${path.includes('?') ? '&' : '?'}handedOver=${handedOver}`;
  drafts.keep({ ...draft, id: idOf(handedOver), href });
  return href;
};

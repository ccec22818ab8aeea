import type { NewProduct } from './project-write-repository';
import type { StoredProduct } from './stored-project';

/** Most pieces of a line (OR). */
const QUANTITY_MAX = 99_999;

type Counted = Pick<StoredProduct, 'id' | 'quantity'>;

/** Equal for products that could be one line. */
export const sameLine = (product: Pick<StoredProduct, 'referenceCode' | 'selection' | 'room'>): string =>
  [product.referenceCode, product.selection.pendantHeightCm ?? '', product.room.toLowerCase()].join('\n');

/**
 * New products counted where an equal one stands in the same room. One that brings a tag or a note of its own, or would make more of a
 * line than it may have, stays a line.
 */
export const mergeEqual = (
  there: readonly StoredProduct[],
  added: readonly NewProduct[],
): { readonly recounted: readonly Counted[]; readonly fresh: readonly NewProduct[] } => {
  const lines = new Map<string, { id: string; quantity: number }>();
  for (const product of there) {
    const key = sameLine(product);
    if (product.note === '' && !lines.has(key)) lines.set(key, { id: product.id, quantity: product.quantity });
  }
  const recounted = new Set<{ id: string; quantity: number }>();
  const fresh: NewProduct[] = [];
  for (const product of added) {
    const line = lines.get(sameLine({ ...product, room: product.room ?? '' }));
    const mayMerge = product.tag === undefined && (product.note ?? '') === '';
    if (line !== undefined && mayMerge && line.quantity + product.quantity <= QUANTITY_MAX) {
      line.quantity += product.quantity;
      recounted.add(line);
    } else fresh.push(product);
  }
  return { recounted: [...recounted], fresh };
};

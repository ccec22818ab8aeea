import type { ProjectProduct } from '@candil/contract';
import { useState } from 'react';

/** The lines that are chosen for a change of several. */
export interface Selection {
  readonly ids: readonly string[];
  readonly has: (productId: string) => boolean;
  readonly set: (productIds: readonly string[]) => void;
  readonly toggle: (productId: string) => void;
}

/** Chosen ones of the lines that are shown; a line that is gone or hidden does not count. */
export const useSelection = (products: readonly Pick<ProjectProduct, '_id'>[]): Selection => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = products.flatMap(({ _id }) => (chosen.has(_id) ? [_id] : []));
  return {
    ids,
    has: (productId) => chosen.has(productId),
    set: (productIds) => setChosen(new Set(productIds)),
    toggle: (productId) =>
      setChosen((known) => {
        const next = new Set(known);
        if (!next.delete(productId)) next.add(productId);
        return next;
      }),
  };
};

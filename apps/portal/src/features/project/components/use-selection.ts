import type { Project } from '@candil/contract';
import { useState } from 'react';

/** The lines that are chosen for a change of several. */
export interface Selection {
  readonly ids: readonly string[];
  readonly has: (productId: string) => boolean;
  readonly set: (productIds: readonly string[]) => void;
  readonly toggle: (productId: string) => void;
}

/** Chosen lines of the project; a line that is gone is no longer chosen. */
export const useSelection = ({ products }: Pick<Project, 'products'>): Selection => {
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

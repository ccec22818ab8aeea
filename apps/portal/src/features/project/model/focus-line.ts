import type { Project } from '@candil/contract';

/** Moves the focus to a line: the element that had it is gone, and the page would start at its top again. */
export const focusLine = (productId: string | undefined): void => {
  if (productId !== undefined) document.getElementById(productId)?.focus();
};

/** The line that takes the place of those taken out: the next that stays, else the last before them. */
export const lineAfter = ({ products }: Pick<Project, 'products'>, removed: readonly string[]): string | undefined => {
  const gone = new Set(removed);
  const first = products.findIndex(({ _id }) => gone.has(_id));
  const next = products.slice(first + 1).find(({ _id }) => !gone.has(_id));
  return (next ?? products.slice(0, Math.max(first, 0)).findLast(({ _id }) => !gone.has(_id)))?._id;
};

import type { ProjectProduct } from '@candil/contract';
import { type PieceRow, parseSelection } from '@candil/domain';

/** A regular product as it is stored: model, choices and quantity. */
export const rowOfProduct = ({ _id, model, attributes, quantity }: ProjectProduct): PieceRow => {
  const selection = parseSelection(attributes);
  return { id: _id, model, quantity, selection: selection.ok ? selection.value : {} };
};

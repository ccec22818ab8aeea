import { ATTRIBUTE_TYPES, type AttributeType } from '@candil/domain';
import type { Configuration } from './configuration';

/** A difference between a product and its saved version. */
export interface ProductChange {
  readonly what: AttributeType | 'model' | 'quantity';
  readonly from: string | number | undefined;
  readonly to: string | number | undefined;
}

/** Differences between the saved product and the one on screen, in the order of the form. */
export const productChanges = (saved: Configuration, now: Configuration): readonly ProductChange[] => {
  const attributes = ATTRIBUTE_TYPES.map((type): ProductChange => {
    const key = type === 'pendantHeight' ? 'pendantHeightCm' : type;
    return { what: type, from: saved.selection[key], to: now.selection[key] };
  });
  const all: ProductChange[] = [
    { what: 'model', from: saved.model, to: now.model },
    ...attributes,
    { what: 'quantity', from: saved.quantity, to: now.quantity },
  ];
  return all.filter(({ from, to }) => from !== to);
};

import { composeReference, type ModelDefinition } from '@candil/domain';
import type { ProductToAdd } from '../../../shared/add-to-project/add-products';
import type { Configuration } from '../model/configuration';

/** A configuration as it is sent; undefined while a choice is open. */
export const productToSave = (model: ModelDefinition, { selection, quantity }: Configuration): ProductToAdd | undefined => {
  const reference = composeReference(model, selection);
  if (!reference.ok) return undefined;
  const { pendantHeightCm } = selection;
  return { referenceCode: reference.value, quantity, ...(pendantHeightCm !== undefined && { pendantHeight: pendantHeightCm }) };
};

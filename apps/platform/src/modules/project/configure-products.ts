import { randomUUID } from 'node:crypto';
import { type CatalogId, fail, ok, type Result } from '@candil/domain';
import { acceptProduct, type ProductRefusal, type ProductRequest } from '../catalogue';
import type { Offer } from '../price';
import type { ProjectFailure } from './failures';
import { type ProductPlace, placeOf } from './product-place';
import type { NewProduct } from './project-write-repository';

/** A product asked for, as a project keeps it, or the reason why it does not. */
export const configureProduct = (
  offer: Offer,
  catalogId: CatalogId,
  request: ProductRequest,
): Result<Pick<NewProduct, 'model' | 'referenceCode' | 'selection'>, ProductRefusal> => {
  const accepted = acceptProduct(offer, catalogId, request);
  if (!accepted.ok) return accepted;
  const { article } = accepted.value;
  return ok({ model: article.model, referenceCode: article.reference, selection: article.selection });
};

/** All products of a request or, for the first that cannot be, its place and the reason. */
export const configureProducts = (
  offer: Offer,
  catalogId: CatalogId,
  requests: readonly (ProductRequest & ProductPlace & { readonly quantity: number })[],
): Result<NewProduct[], ProjectFailure> => {
  const products: NewProduct[] = [];
  for (const [index, request] of requests.entries()) {
    const configured = configureProduct(offer, catalogId, request);
    if (!configured.ok) return fail({ ...configured.failure, index });
    const place = placeOf(request);
    if (!place.ok) return place;
    products.push({ id: randomUUID(), ...configured.value, ...place.value, quantity: request.quantity });
  }
  return ok(products);
};

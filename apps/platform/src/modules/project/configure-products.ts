import { randomUUID } from 'node:crypto';
import { type CatalogId, fail, ok, type Result } from '@candil/domain';
import { acceptProduct, type ProductRefusal, type ProductRequest } from '../catalogue';
import type { CatalogueContext } from '../price';
import { creationNumberIn } from './creation-code';
import type { ProjectFailure } from './failures';
import { type ProductPlace, placeOf } from './product-place';
import type { NewProduct } from './project-write-repository';

/** A product asked for, as a project keeps it, or the reason why it does not. */
export const configureProduct = (
  context: CatalogueContext,
  catalogId: CatalogId,
  request: ProductRequest,
): Result<Pick<NewProduct, 'model' | 'referenceCode' | 'selection'>, ProductRefusal> => {
  const accepted = acceptProduct(context, catalogId, request);
  if (!accepted.ok) return accepted;
  const { article } = accepted.value;
  return ok({ model: article.model, referenceCode: article.reference, selection: article.selection });
};

type Requested = ProductRequest & ProductPlace & { readonly quantity: number };

/** Products of a request, and which of them are copies of compositions. */
export interface ConfiguredProducts {
  readonly products: readonly NewProduct[];
  readonly copies: readonly { readonly productId: string; readonly copyId: string }[];
}

/** Compositions that a request may name by their creation code, by number: the ids of their products. */
export type NamedCompositions = ReadonlyMap<number, string>;

/** The numbers of the creations that a request names. */
export const creationsNamed = (requests: readonly Requested[]): readonly number[] => [
  ...new Set(requests.flatMap(({ referenceCode }) => creationNumberIn(referenceCode) ?? [])),
];

/** All products of a request or, for the first that cannot be, its place and the reason. */
export const configureProducts = (
  context: CatalogueContext,
  catalogId: CatalogId,
  requests: readonly Requested[],
  compositions: NamedCompositions,
): Result<ConfiguredProducts, ProjectFailure> => {
  const products: NewProduct[] = [];
  const copies: { productId: string; copyId: string }[] = [];
  for (const [index, request] of requests.entries()) {
    const id = randomUUID();
    const place = placeOf(request);
    const number = creationNumberIn(request.referenceCode);
    if (number === undefined) {
      const configured = configureProduct(context, catalogId, request);
      if (!configured.ok) return fail({ ...configured.failure, index });
      if (!place.ok) return place;
      products.push({ id, ...configured.value, ...place.value, quantity: request.quantity });
    } else {
      const productId = compositions.get(number);
      if (productId === undefined) return fail({ code: 'creation-code.unknown', creationCode: request.referenceCode, index });
      if (!place.ok) return place;
      copies.push({ productId, copyId: id });
      products.push({ id, model: '', referenceCode: '', selection: { color: '' }, ...place.value, quantity: request.quantity });
    }
  }
  return ok({ products, copies });
};

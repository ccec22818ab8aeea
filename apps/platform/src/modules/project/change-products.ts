import type { endpoints, ReceivedBy } from '@candil/contract';
import { fail, ok, parseReference, type Result } from '@candil/domain';
import type { CatalogueContext } from '../price';
import { configureProduct } from './configure-products';
import type { ProjectFailure } from './failures';
import { placeOf } from './product-place';
import type { StoredProduct, StoredProject } from './stored-project';

type Request = ReceivedBy<typeof endpoints.changeProducts>['body'];
export type ProductUpdate = Omit<Request['changes'][number], 'productId'>;

/** Another finish keeps the height at which a pendant hangs, another model does not. */
const keptHeight = (product: StoredProduct, reference: string): number | undefined => {
  const parts = parseReference(reference);
  return parts.ok && parts.value.model === product.model ? product.selection.pendantHeightCm : undefined;
};

const factsOf = ({ quantity, tag, room, note, model, referenceCode, selection }: StoredProduct): readonly unknown[] => {
  const { color, temperature, control, installation, pendantHeightCm } = selection;
  return [quantity, tag, room, note, model, referenceCode, color, temperature, control, installation, pendantHeightCm];
};

/** Returns whether a change left a product as it was. */
export const isSameProduct = (before: StoredProduct | undefined, after: StoredProduct): boolean => {
  const known = before && factsOf(before);
  return known !== undefined && factsOf(after).every((fact, index) => fact === known[index]);
};

/** A product as a change makes it, or why it cannot be that. */
export const updated = (
  context: CatalogueContext,
  { catalogId }: Pick<StoredProject, 'catalogId'>,
  product: StoredProduct,
  { quantity = product.quantity, referenceCode, pendantHeight, ...texts }: ProductUpdate,
): Result<StoredProduct, ProjectFailure> => {
  const place = placeOf(texts);
  if (!place.ok) return place;
  const { tag = product.tag, room = product.room, note = product.note } = place.value;
  const counted = { ...product, quantity, tag, room, note };
  if (referenceCode === undefined && pendantHeight === undefined) return ok(counted);
  if (product.configuration !== null) return fail({ code: 'product.is-composition' });
  const reference = referenceCode ?? product.referenceCode;
  const request = { referenceCode: reference, pendantHeight: pendantHeight ?? keptHeight(product, reference) };
  const configured = configureProduct(context, catalogId, request);
  return configured.ok ? ok({ ...counted, ...configured.value }) : configured;
};

/** All products of a request as they will be or, for the first that cannot be, its place and the reason. */
export const updatedProducts = (
  context: CatalogueContext,
  project: StoredProject,
  requests: Request['changes'],
): Result<StoredProduct[], ProjectFailure> => {
  const byId = new Map(project.products.map((product) => [product.id, product]));
  for (const [index, { productId, ...update }] of requests.entries()) {
    const product = byId.get(productId);
    if (product === undefined) return fail({ code: 'product.not-found' });
    const next = updated(context, project, product, update);
    if (!next.ok) return fail({ ...next.failure, index } as ProjectFailure);
    byId.set(productId, next.value);
  }
  return ok([...new Set(requests.map(({ productId }) => productId))].flatMap((id) => byId.get(id) ?? []));
};

import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../kernel';
import type { ProductUpdate } from './change-products';
import type { Change } from './change-project';
import { insertConfiguration, nextCreationNumber } from './configuration-repository';
import type { ProjectFailure } from './failures';
import { copyProduct, markProductsDeleted, updateProducts } from './project-write-repository';
import { pieceChoiceOf } from './recompose';
import { type Remaking, remade } from './remake-composition';
import { compositionsTooLarge, contentOf } from './save-configuration';
import type { StoredProduct, StoredProject } from './stored-project';

type Request = ProductUpdate & { readonly productId: string };

/** Change that a request makes to a composition; undefined where it makes none. */
const remakingOf = (request: Request): Remaking | undefined => {
  const { exchange } = request;
  const choice = pieceChoiceOf(request);
  return exchange === undefined && choice === undefined ? undefined : { exchange, choice };
};

/**
 * Puts compositions in another model, finish, light or control in the places of those that they are made of, which are taken out and can be put
 * back. Each has a creation code of its own, so that whatever names the earlier one stays true. Products are as they are after the request.
 */
export const recomposeProducts = async (
  transaction: Transaction,
  change: Change,
  project: StoredProject,
  products: readonly StoredProduct[],
  requests: readonly Request[],
): Promise<ProjectFailure | undefined> => {
  const asked = requests.flatMap((request) => {
    const remaking = remakingOf(request);
    return remaking === undefined ? [] : [{ productId: request.productId, remaking }];
  });
  for (const { productId, remaking } of asked) {
    const product = products.find(({ id }) => id === productId);
    if (product === undefined) return { code: 'product.not-found' };
    const { configuration } = product;
    if (configuration === null) return { code: 'product.no-composition' };
    const made = remade(change.context, project.catalogId, configuration.document, remaking);
    if (!made.ok) return made.failure;
    const content = contentOf(change, project, { document: made.value.document, furniture: [...configuration.furniture] });
    if (!content.ok) return content.failure;
    const id = randomUUID();
    if (!(await copyProduct(transaction, project.id, productId, id))) return { code: 'product.not-found' };
    await insertConfiguration(transaction, id, await nextCreationNumber(transaction), content.value);
    await updateProducts(transaction, project.id, [{ ...product, id, referenceCode: '' }]);
    await markProductsDeleted(transaction, project.id, [productId], change.now);
  }
  return asked.length === 0 ? undefined : compositionsTooLarge(transaction, project.id);
};

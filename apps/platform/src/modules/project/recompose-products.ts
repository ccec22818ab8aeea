import { randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '@candil/domain';
import { othersTurn, type Transaction } from '../../kernel';
import type { ProductUpdate } from './change-products';
import type { Change } from './change-project';
import { insertConfiguration, nextCreationNumber, type SavedContent } from './configuration-repository';
import type { ProjectFailure } from './failures';
import { MadeOnce } from './made-once';
import { copyProduct, markProductsDeleted, updateProducts } from './project-write-repository';
import { pieceChoiceOf } from './recompose';
import { type Remaking, remade } from './remake-composition';
import { compositionsTooLarge, contentOf } from './save-configuration';
import type { StoredConfiguration, StoredProduct, StoredProject } from './stored-project';

type Request = ProductUpdate & { readonly productId: string };

/** Change that a request makes to a composition; undefined where it makes none. */
const remakingOf = (request: Request): Remaking | undefined => {
  const { exchange } = request;
  const choice = pieceChoiceOf(request);
  return exchange === undefined && choice === undefined ? undefined : { exchange, choice };
};

/** What is saved of a composition after a change; null where it has already what is asked for. */
const contentIn = async (
  change: Change,
  project: StoredProject,
  { document, furniture }: StoredConfiguration,
  remaking: Remaking,
): Promise<Result<SavedContent | null, ProjectFailure>> => {
  const made = remade(change.context, project.catalogId, document, remaking);
  if (!made.ok) return made;
  return made.value.changed === 0 ? ok(null) : contentOf(change, project, { document: made.value.document, furniture: [...furniture] });
};

/**
 * Puts compositions in another model, finish, light or control in the places of those that they are made of, which are taken out and can be put
 * back. Each has a creation code of its own, so that whatever names the earlier one stays true. Products are as they are after the request.
 * One that has what is asked for stays. More different compositions than one request may make are refused. Returns
 * the number of new compositions; between them others get their turn.
 */
export const recomposeProducts = async (
  transaction: Transaction,
  change: Change,
  project: StoredProject,
  products: readonly StoredProduct[],
  requests: readonly Request[],
): Promise<Result<number, ProjectFailure>> => {
  const asked = requests.flatMap((request) => {
    const remaking = remakingOf(request);
    return remaking === undefined ? [] : [{ productId: request.productId, remaking }];
  });
  const compositions = new MadeOnce<ReturnType<typeof contentIn>>();
  let count = 0;
  for (const { productId, remaking } of asked) {
    await othersTurn();
    const product = products.find(({ id }) => id === productId);
    if (product === undefined) return fail({ code: 'product.not-found' });
    const { configuration } = product;
    if (configuration === null) return fail({ code: 'product.no-composition' });
    const making = compositions.of(configuration, JSON.stringify(remaking), () => contentIn(change, project, configuration, remaking));
    if (making === undefined) return fail({ code: 'project.too-many-compositions' });
    const made = await making;
    if (!made.ok) return made;
    if (made.value === null) continue;
    const id = randomUUID();
    if (!(await copyProduct(transaction, project.id, productId, id))) return fail({ code: 'product.not-found' });
    const content = { ...made.value, furniture: configuration.furniture };
    await insertConfiguration(transaction, id, await nextCreationNumber(transaction), content);
    await updateProducts(transaction, project.id, [{ ...product, id, referenceCode: '' }]);
    await markProductsDeleted(transaction, project.id, [productId], change.now);
    count += 1;
  }
  const tooLarge = count === 0 ? undefined : await compositionsTooLarge(transaction, project.id);
  return tooLarge === undefined ? ok(count) : fail(tooLarge);
};

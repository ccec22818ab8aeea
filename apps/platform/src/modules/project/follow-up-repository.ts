import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel';
import { projectProducts } from './tables';

/** Pieces of a product that go on in another project. */
interface RestOfProduct {
  readonly productId: string;
  readonly copyId: string;
  readonly quantity: number;
}

/** Moves live products to another project, where they keep ids, tags and their order. */
export const moveProducts = async (
  transaction: Transaction,
  fromProjectId: string,
  toProjectId: string,
  productIds: readonly string[],
): Promise<void> => {
  if (productIds.length === 0) return;
  await transaction
    .update(projectProducts)
    .set({ projectId: toProjectId })
    .where(
      and(inArray(projectProducts.id, [...productIds]), eq(projectProducts.projectId, fromProjectId), isNull(projectProducts.deletedAt)),
    );
};

/** Puts the pieces that stay over of products into another project, as they are and in their places. */
export const copyRests = async (transaction: Transaction, toProjectId: string, rests: readonly RestOfProduct[]): Promise<void> => {
  if (rests.length === 0) return;
  await transaction.execute(sql`
    insert into ${projectProducts} (
      id, project_id, position, tag, room, note, model, reference_code, color, temperature, control, installation, pendant_height_cm,
      quantity, validation_status
    )
    select rest.copy_id, ${toProjectId}::uuid, position, tag, room, note, model, reference_code, color, temperature, control, installation,
      pendant_height_cm, rest.quantity, validation_status
    from ${projectProducts} as product
    join unnest(
      ${sql.param(rests.map(({ productId }) => productId))}::uuid[],
      ${sql.param(rests.map(({ copyId }) => copyId))}::uuid[],
      ${sql.param(rests.map(({ quantity }) => quantity))}::integer[]
    ) as rest (product_id, copy_id, quantity) on product.id = rest.product_id`);
};

import { type CatalogId, PROJECT_STATUS, type Selection, VALIDATION_STATUS } from '@candil/domain';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel';
import type { SavedFacts, StoredProduct } from './stored-project';
import { projectConfigurations, projectProducts, projects } from './tables';

export interface NewProject {
  readonly id: string;
  readonly ownerId: string;
  readonly companyId: string | null;
  readonly thirdPartyId?: string | null;
  readonly name: string;
  readonly nameKey: string;
  readonly catalogId: CatalogId;
  readonly createdAt: Date;
}

export const insertProject = async (transaction: Transaction, project: NewProject): Promise<void> => {
  await transaction.insert(projects).values({ ...project, updatedAt: project.createdAt, status: PROJECT_STATUS.EDITION, version: 1 });
};

/** Changes of the project's own row beside its version. */
export interface ProjectChange {
  readonly name?: string;
  readonly nameKey?: string;
  readonly status?: 0;
  readonly companyId?: string;
}

/**
 * Advances the version of a project in edition, if it is still the expected one; false when someone was faster.
 * On true the transaction locks the row, and with it all its products, until it ends.
 */
export const advanceVersion = async (
  transaction: Transaction,
  projectId: string,
  version: number,
  now: Date,
  change: ProjectChange = {},
): Promise<boolean> => {
  const advanced = await transaction
    .update(projects)
    .set({ ...change, version: version + 1, updatedAt: now })
    .where(and(eq(projects.id, projectId), eq(projects.version, version), eq(projects.status, 1)))
    .returning({ id: projects.id });
  return advanced.length === 1;
};

/**
 * Makes an order of a project in edition, if it is still of the expected version; answers the number of the order, undefined when
 * someone was faster. There is one way from edition to order and it is taken once, so a project never has two orders.
 */
export const markOrdered = async (
  transaction: Transaction,
  { projectId, version }: { readonly projectId: string; readonly version: number },
  now: Date,
  orderedOn: string,
): Promise<number | undefined> => {
  const [ordered] = await transaction
    .update(projects)
    .set({ status: PROJECT_STATUS.ORDER, version: version + 1, updatedAt: now, orderedOn, orderId: sql`nextval('order_numbers')::integer` })
    .where(and(eq(projects.id, projectId), eq(projects.version, version), eq(projects.status, 1)))
    .returning({ orderId: projects.orderId });
  return ordered?.orderId ?? undefined;
};

export interface NewProduct {
  readonly id: string;
  /** The next free one unless given. */
  readonly tag?: string | undefined;
  readonly room?: string | undefined;
  readonly note?: string | undefined;
  readonly model: string;
  readonly referenceCode: string;
  readonly selection: Selection;
  readonly quantity: number;
}

const column = <Product, T>(products: readonly Product[], of: (product: Product) => T) => sql.param(products.map(of));

/** The number of a tag that counts luminaires, `L12`; null of every other tag. */
const numberOfTag = (tag: SQL): SQL => sql`substring(${tag} from '^[Ll]([0-9]{1,6})$')::integer`;

/** The highest number that a tag of the project ever had: a tag of a line that was taken out may come back with it. */
const lastTagNumber = (projectId: string): SQL =>
  sql`(select coalesce(max(${numberOfTag(sql`tag`)}), 0) from ${projectProducts} where project_id = ${projectId}::uuid)`;

/** Adds products below the last one, in one statement whatever their number. */
export const insertProducts = async (transaction: Transaction, projectId: string, products: readonly NewProduct[]): Promise<void> => {
  if (products.length === 0) return;
  await transaction.execute(sql`
    with added as (
      select * from unnest(
        ${column(products, ({ id }) => id)}::uuid[],
        ${column(products, ({ tag }) => tag ?? null)}::text[],
        ${column(products, ({ room }) => room ?? '')}::text[],
        ${column(products, ({ note }) => note ?? '')}::text[],
        ${column(products, ({ model }) => model)}::text[],
        ${column(products, ({ referenceCode }) => referenceCode)}::text[],
        ${column(products, ({ selection }) => selection.color ?? null)}::text[],
        ${column(products, ({ selection }) => selection.temperature ?? null)}::text[],
        ${column(products, ({ selection }) => selection.control ?? null)}::text[],
        ${column(products, ({ selection }) => selection.installation ?? null)}::text[],
        ${column(products, ({ selection }) => selection.pendantHeightCm ?? null)}::integer[],
        ${column(products, ({ quantity }) => quantity)}::integer[]
      ) with ordinality as given (
        id, tag, room, note, model, reference_code, color, temperature, control, installation, pendant_height_cm, quantity, place
      )
    ),
    last as (
      select
        (select coalesce(max(position), 0) from ${projectProducts} where project_id = ${projectId}::uuid) as position,
        greatest(${lastTagNumber(projectId)}, (select coalesce(max(${numberOfTag(sql`tag`)}), 0) from added)) as tag_number
    )
    insert into ${projectProducts} (
      id, project_id, position, tag, room, note, model, reference_code, color, temperature, control, installation, pendant_height_cm,
      quantity, validation_status
    )
    select added.id, ${projectId}::uuid, last.position + added.place,
      coalesce(added.tag, 'L' || last.tag_number + row_number() over (partition by added.tag is null order by added.place)),
      added.room, added.note, added.model, added.reference_code, added.color, added.temperature, added.control, added.installation,
      added.pendant_height_cm, added.quantity, 0
    from added, last`);
};

/** Writes products as they are now, in one statement whatever their number. */
export const updateProducts = async (
  transaction: Transaction,
  projectId: string,
  products: readonly Omit<StoredProduct, 'validationStatus' | 'lastSaved' | 'ordered' | 'configuration'>[],
): Promise<void> => {
  if (products.length === 0) return;
  await transaction.execute(sql`
    update ${projectProducts} as product
    set tag = changed.tag, room = changed.room, note = changed.note, model = changed.model, reference_code = changed.reference_code,
      color = changed.color, temperature = changed.temperature, control = changed.control, installation = changed.installation,
      pendant_height_cm = changed.pendant_height_cm, quantity = changed.quantity,
      -- What was validated is another product once another article is chosen.
      validation_status = case
        when product.reference_code = changed.reference_code and product.pendant_height_cm is not distinct from changed.pendant_height_cm
        then product.validation_status else 0 end,
      -- Its price and weeks were stored for another article or quantity.
      saved_on = case
        when product.reference_code = changed.reference_code and product.quantity = changed.quantity
          and product.pendant_height_cm is not distinct from changed.pendant_height_cm
        then product.saved_on end
    from unnest(
      ${column(products, ({ id }) => id)}::uuid[],
      ${column(products, ({ tag }) => tag)}::text[],
      ${column(products, ({ room }) => room)}::text[],
      ${column(products, ({ note }) => note)}::text[],
      ${column(products, ({ model }) => model)}::text[],
      ${column(products, ({ referenceCode }) => referenceCode)}::text[],
      ${column(products, ({ selection }) => selection.color ?? '')}::text[],
      ${column(products, ({ selection }) => selection.temperature ?? null)}::text[],
      ${column(products, ({ selection }) => selection.control ?? null)}::text[],
      ${column(products, ({ selection }) => selection.installation ?? null)}::text[],
      ${column(products, ({ selection }) => selection.pendantHeightCm ?? null)}::integer[],
      ${column(products, ({ quantity }) => quantity)}::integer[]
    ) as changed (
      id, tag, room, note, model, reference_code, color, temperature, control, installation, pendant_height_cm, quantity
    )
    where product.id = changed.id and product.project_id = ${projectId}::uuid and product.deleted_at is null`);
};

/** False when the project has no such product. */
export const setValidationStatus = async (
  transaction: Transaction,
  projectId: string,
  productId: string,
  validationStatus: number,
): Promise<boolean> => {
  const set = await transaction
    .update(projectProducts)
    .set({ validationStatus })
    .where(and(eq(projectProducts.id, productId), eq(projectProducts.projectId, projectId), isNull(projectProducts.deletedAt)))
    .returning({ id: projectProducts.id });
  return set.length === 1;
};

/** Marks products as validated as they are now. */
export const setProductsValidated = async (transaction: Transaction, projectId: string, productIds: readonly string[]): Promise<void> => {
  if (productIds.length === 0) return;
  await transaction
    .update(projectProducts)
    .set({ validationStatus: VALIDATION_STATUS.VALIDATED })
    .where(and(inArray(projectProducts.id, [...productIds]), eq(projectProducts.projectId, projectId), isNull(projectProducts.deletedAt)));
};

/** Writes price and weeks of one piece of each product on a day, in one statement for articles and one for compositions. */
export const writeSavedFacts = async (
  transaction: Transaction,
  projectId: string,
  facts: readonly { readonly productId: string; readonly saved: SavedFacts }[],
): Promise<void> => {
  if (facts.length === 0) return;
  const given = sql`unnest(
    ${column(facts, ({ productId }) => productId)}::uuid[],
    ${column(facts, ({ saved }) => saved.unitGrossMinor)}::bigint[],
    ${column(facts, ({ saved }) => saved.weeks)}::integer[],
    ${column(facts, ({ saved }) => saved.on)}::date[]
  ) as given (product_id, unit_gross_minor, weeks, day)`;
  const values = sql`saved_unit_gross_minor = given.unit_gross_minor, saved_weeks = given.weeks, saved_on = given.day`;
  await transaction.execute(sql`
    update ${projectProducts} as product set ${values} from ${given}
    where product.id = given.product_id and product.project_id = ${projectId}::uuid`);
  await transaction.execute(sql`
    update ${projectConfigurations} as configuration set ${values} from ${given}
    where configuration.product_id = given.product_id`);
};

/** Takes products out of the project; returns the number taken out. */
export const markProductsDeleted = async (
  transaction: Transaction,
  projectId: string,
  productIds: readonly string[],
  now: Date,
): Promise<number> => {
  const deleted = await transaction
    .update(projectProducts)
    .set({ deletedAt: now })
    .where(and(inArray(projectProducts.id, [...productIds]), eq(projectProducts.projectId, projectId), isNull(projectProducts.deletedAt)))
    .returning({ id: projectProducts.id });
  return deleted.length;
};

/** Puts deleted products back into the project; returns the number put back. */
export const markProductsRestored = async (transaction: Transaction, projectId: string, productIds: readonly string[]): Promise<number> => {
  const restored = await transaction
    .update(projectProducts)
    .set({ deletedAt: null })
    .where(
      and(inArray(projectProducts.id, [...productIds]), eq(projectProducts.projectId, projectId), isNotNull(projectProducts.deletedAt)),
    )
    .returning({ id: projectProducts.id });
  return restored.length;
};

/** Copies a product to the place below it; false when the project has no such product. */
export const copyProduct = async (transaction: Transaction, projectId: string, productId: string, copyId: string): Promise<boolean> => {
  const place = sql`(select position from ${projectProducts} where id = ${productId}::uuid and project_id = ${projectId}::uuid)`;
  await transaction
    .update(projectProducts)
    .set({ position: sql`${projectProducts.position} + 1` })
    .where(and(eq(projectProducts.projectId, projectId), sql`${projectProducts.position} > ${place}`));
  const { rowCount } = await transaction.execute(sql`
    insert into ${projectProducts} (
      id, project_id, position, tag, room, note, model, reference_code, color, temperature, control, installation, pendant_height_cm,
      quantity, validation_status
    )
    select ${copyId}::uuid, project_id, position + 1, 'L' || ${lastTagNumber(projectId)} + 1, room, note, model, reference_code, color, temperature, control, installation, pendant_height_cm,
      quantity, 0
    from ${projectProducts}
    where id = ${productId}::uuid and project_id = ${projectId}::uuid and deleted_at is null`);
  return rowCount === 1;
};

/** Facts of a product fixed by an order: its quantity and the price it was ordered at. */
export interface OrderedProduct extends Pick<StoredProduct, 'id' | 'quantity'> {
  readonly unitGrossMinor: number;
  readonly discountHundredths: number;
}

export const fixOrderedProducts = async (
  transaction: Transaction,
  projectId: string,
  products: readonly OrderedProduct[],
): Promise<void> => {
  await transaction.execute(sql`
    update ${projectProducts} as product
    set quantity = ordered.quantity, ordered_unit_gross_minor = ordered.unit_gross_minor, ordered_discount_hundredths = ordered.discount_hundredths
    from unnest(
      ${sql.param(products.map(({ id }) => id))}::uuid[],
      ${sql.param(products.map(({ quantity }) => quantity))}::integer[],
      ${sql.param(products.map(({ unitGrossMinor }) => unitGrossMinor))}::integer[],
      ${sql.param(products.map(({ discountHundredths }) => discountHundredths))}::integer[]
    ) as ordered (id, quantity, unit_gross_minor, discount_hundredths)
    where product.id = ordered.id and product.project_id = ${projectId}::uuid`);
};

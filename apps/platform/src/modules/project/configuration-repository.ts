import type { Furniture } from '@candil/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel';
import { storedFiles } from '../upload';
import type { StoredConfiguration } from './stored-project';
import { creationCodes, projectConfigurations, projectProducts } from './tables';

/** Content that a save writes of a configuration. */
export interface SavedContent extends Pick<StoredConfiguration, 'type' | 'document' | 'digest' | 'lastSaved'> {
  readonly furniture: readonly Furniture[];
}

const columnsOf = ({ type, document, digest, furniture, lastSaved }: SavedContent) => ({
  type,
  document,
  digest,
  furniture: [...furniture],
  savedUnitGrossMinor: lastSaved.unitGrossMinor,
  savedWeeks: lastSaved.weeks,
  savedOn: lastSaved.on,
});

/** The next number of a creation; one that is not used after all stays unused. */
export const nextCreationNumber = async (database: Database): Promise<number> => {
  const { rows } = await database.execute<{ number: string | number }>(sql`select nextval('creation_numbers') as number`);
  return Number(rows[0]?.number);
};

/** Keeps a number for the account that asked for it. */
export const keepCreationNumber = async (database: Database, number: number, accountId: string, createdAt: Date): Promise<void> => {
  await database.insert(creationCodes).values({ number, accountId, createdAt });
};

/** Takes a number kept for the account; returns whether it was kept. It no longer is afterwards. */
export const takeKeptNumber = async (transaction: Transaction, number: number, accountId: string): Promise<boolean> => {
  const taken = await transaction
    .delete(creationCodes)
    .where(and(eq(creationCodes.number, number), eq(creationCodes.accountId, accountId)))
    .returning({ number: creationCodes.number });
  return taken.length === 1;
};

export const insertConfiguration = async (
  transaction: Transaction,
  productId: string,
  creationNumber: number,
  content: SavedContent,
  pictureId: string | null = null,
): Promise<void> => {
  await transaction.insert(projectConfigurations).values({ productId, creationNumber, pictureId, ...columnsOf(content) });
};

/** False when the product is no composition. */
export const replaceConfiguration = async (transaction: Transaction, productId: string, content: SavedContent): Promise<boolean> => {
  const replaced = await transaction
    .update(projectConfigurations)
    .set(columnsOf(content))
    .where(eq(projectConfigurations.productId, productId))
    .returning({ productId: projectConfigurations.productId });
  return replaced.length === 1;
};

/** False when the project has no such composition. */
export const replacePicture = async (
  transaction: Transaction,
  projectId: string,
  productId: string,
  pictureId: string,
): Promise<boolean> => {
  const ofProject = sql`exists (
    select 1 from ${projectProducts} where ${projectProducts.id} = ${productId}::uuid
      and ${projectProducts.projectId} = ${projectId}::uuid and ${projectProducts.deletedAt} is null)`;
  const replaced = await transaction
    .update(projectConfigurations)
    .set({ pictureId })
    .where(and(eq(projectConfigurations.productId, productId), ofProject))
    .returning({ productId: projectConfigurations.productId });
  return replaced.length === 1;
};

/** Returns whether a file is a picture of the project: of one of its products, deleted ones included, or made for it and replaced since. */
export const mayShowPicture = async (database: Database, projectId: string, fileId: string, ownerKind: string): Promise<boolean> => {
  const { rows } = await database.execute<{ found: boolean }>(sql`
    select exists (
      select 1 from ${projectConfigurations}
      join ${projectProducts} on ${projectProducts.id} = ${projectConfigurations.productId}
      where ${projectConfigurations.pictureId} = ${fileId}::uuid and ${projectProducts.projectId} = ${projectId}::uuid
    ) or exists (
      select 1 from ${storedFiles}
      where ${storedFiles.id} = ${fileId}::uuid and ${storedFiles.ownerKind} = ${ownerKind} and ${storedFiles.ownerId} = ${projectId}::uuid
    ) as found`);
  return rows[0]?.found === true;
};

/** Copies of products that are compositions are creations of their own, with the next numbers. */
export const copyConfigurations = async (
  transaction: Transaction,
  copies: readonly { readonly productId: string; readonly copyId: string }[],
): Promise<void> => {
  if (copies.length === 0) return;
  await transaction.execute(sql`
    insert into ${projectConfigurations} (
      product_id, type, creation_number, document, digest, furniture, picture_id, saved_unit_gross_minor, saved_weeks, saved_on
    )
    select copy.copy_id, type, nextval('creation_numbers'), document, digest, furniture, picture_id, saved_unit_gross_minor, saved_weeks, saved_on
    from ${projectConfigurations} as source
    join unnest(
      ${sql.param(copies.map(({ productId }) => productId))}::uuid[],
      ${sql.param(copies.map(({ copyId }) => copyId))}::uuid[]
    ) as copy (product_id, copy_id) on source.product_id = copy.product_id`);
};

/** Characters of all documents of a project, those of deleted products left out. */
export const documentCharactersOf = async (transaction: Transaction, projectId: string): Promise<number> => {
  const { rows } = await transaction.execute<{ characters: string | number }>(sql`
    select coalesce(sum(length(${projectConfigurations.document}::text)), 0) as characters
    from ${projectConfigurations}
    join ${projectProducts} on ${projectProducts.id} = ${projectConfigurations.productId}
    where ${projectProducts.projectId} = ${projectId}::uuid and ${projectProducts.deletedAt} is null`);
  return Number(rows[0]?.characters);
};

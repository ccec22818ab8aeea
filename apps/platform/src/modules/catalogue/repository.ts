import { desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel';
import { catalogueFiles, catalogueSnapshots } from './tables';

export interface StoredSnapshot {
  readonly version: string;
  readonly files: readonly { readonly path: string; readonly content: unknown }[];
}

/** The version that is served now. */
export const readPublishedVersion = async (database: Database): Promise<string | undefined> => {
  const [newest] = await database
    .select({ version: catalogueSnapshots.version })
    .from(catalogueSnapshots)
    .orderBy(desc(catalogueSnapshots.sequence))
    .limit(1);
  return newest?.version;
};

export const readSnapshot = async (database: Database, version: string): Promise<StoredSnapshot> => ({
  version,
  files: await database
    .select({ path: catalogueFiles.path, content: catalogueFiles.content })
    .from(catalogueFiles)
    .where(eq(catalogueFiles.version, version)),
});

/** Stores a snapshot once; false when this version was published before, by this or another instance. */
export const insertSnapshot = async (transaction: Transaction, snapshot: StoredSnapshot, publishedAt: Date): Promise<boolean> => {
  const inserted = await transaction
    .insert(catalogueSnapshots)
    .values({ version: snapshot.version, publishedAt })
    .onConflictDoNothing()
    .returning({ version: catalogueSnapshots.version });
  if (inserted.length === 0) return false;
  await transaction.insert(catalogueFiles).values(snapshot.files.map((file) => ({ version: snapshot.version, ...file })));
  return true;
};

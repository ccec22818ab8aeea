import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel';
import type { StoredBasePrice } from './price-book';
import { basePrices } from './tables';

export const readBasePrices = (database: Database, version: string): Promise<StoredBasePrice[]> =>
  database
    .select({
      catalogId: basePrices.catalogId,
      rateId: basePrices.rateId,
      model: basePrices.model,
      currency: basePrices.currency,
      basePriceMinor: basePrices.basePriceMinor,
    })
    .from(basePrices)
    .where(eq(basePrices.version, version));

export const insertBasePrices = async (transaction: Transaction, version: string, rows: readonly StoredBasePrice[]): Promise<void> => {
  await transaction.insert(basePrices).values(rows.map((row) => ({ version, ...row })));
};

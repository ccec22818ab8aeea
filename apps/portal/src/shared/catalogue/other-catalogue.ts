import type { Account } from '@candil/contract';
import { CATALOGS, type CatalogId, catalogOfAccount } from '@candil/domain';

/** The catalogue an account may change to; undefined where its role decides (AC10). */
export const otherCatalogueOf = ({ roles, catalogId }: Pick<Account, 'roles' | 'catalogId'>): CatalogId | undefined => {
  const other = CATALOGS[catalogId].otherId;
  return catalogOfAccount({ roles, catalogId: other }) === other ? other : undefined;
};

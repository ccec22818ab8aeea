import type { BudgetIssuer } from '@candil/contract';

/** What a document ought to say of its issuer and cannot. */
export type MissingIssuerField = 'address' | 'taxNumber';

export const missingIssuerFields = ({ street, town, postalCode, country, taxNumber }: BudgetIssuer): readonly MissingIssuerField[] => {
  const hasPlace = [town, postalCode, country].some((part) => part !== '');
  return [...(street === '' || !hasPlace ? (['address'] as const) : []), ...(taxNumber === '' ? (['taxNumber'] as const) : [])];
};

import type { BudgetIssuer } from '@candil/contract';

/** Details of the issuer that a document ought to have and lacks. */
export type MissingIssuerField = 'address' | 'taxNumber';

export const missingIssuerFields = ({ street, town, postalCode, country, taxNumber }: BudgetIssuer): readonly MissingIssuerField[] => {
  const hasPlace = [town, postalCode, country].some((part) => part !== '');
  return [...(street === '' || !hasPlace ? (['address'] as const) : []), ...(taxNumber === '' ? (['taxNumber'] as const) : [])];
};

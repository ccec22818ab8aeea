import type { BudgetIssuer } from '@candil/contract';

/** What a document ought to say of its issuer and cannot. */
export type UntoldPart = 'address' | 'taxNumber';

export const untoldParts = ({ street, town, postalCode, country, taxNumber }: BudgetIssuer): readonly UntoldPart[] => {
  const hasPlace = [town, postalCode, country].some((part) => part !== '');
  return [...(street === '' || !hasPlace ? (['address'] as const) : []), ...(taxNumber === '' ? (['taxNumber'] as const) : [])];
};

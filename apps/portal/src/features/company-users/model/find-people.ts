import type { CompanyUser } from '@candil/contract';

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whose name or address holds what was typed, whatever its accents; all of them when nothing was. */
export const findPeople = (users: readonly CompanyUser[], typed: string): readonly CompanyUser[] => {
  const wanted = folded(typed.trim());
  return users.filter(({ name, email }) => folded(`${name}\n${email}`).includes(wanted));
};

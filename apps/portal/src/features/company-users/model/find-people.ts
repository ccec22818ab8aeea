import type { CompanyUser } from '@candil/contract';

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Finds people by a part of their name or address, ignoring accents; returns all of them for an empty text. */
export const findPeople = (users: readonly CompanyUser[], typed: string): readonly CompanyUser[] => {
  const searchText = folded(typed.trim());
  return users.filter(({ name, email }) => folded(`${name}\n${email}`).includes(searchText));
};

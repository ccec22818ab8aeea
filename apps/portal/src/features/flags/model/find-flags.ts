import type { FlagSetting } from '@candil/contract';

/** The flags whose name or words hold the term, whatever its case. */
export const findFlags = (flags: readonly FlagSetting[], term: string, wordsOf: (flag: FlagSetting) => string): readonly FlagSetting[] => {
  const searchText = term.trim().toLocaleLowerCase();
  return flags.filter((flag) => `${flag.name} ${wordsOf(flag)}`.toLocaleLowerCase().includes(searchText));
};

export interface AutocompleteOption {
  readonly value: string;
  readonly label: string;
  /** Second line, small and gray; it is searched too. */
  readonly description?: string;
  /** Further names under which it is found, such as a code; not shown. */
  readonly keywords?: readonly string[];
  readonly disabled?: boolean;
}

/** Text without case and accents, so that "creme" finds "Crème". */
export const foldText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export interface FoldedOption {
  readonly option: AutocompleteOption;
  readonly folded: string;
  readonly keywords: readonly string[];
}

/** Done once a list, not once a key. */
export const foldOptions = (options: readonly AutocompleteOption[]): readonly FoldedOption[] =>
  options.map((option) => {
    const keywords = (option.keywords ?? []).map(foldText);
    return { option, folded: foldText([option.label, option.description ?? '', ...keywords].join(' ')), keywords };
  });

/** Options that hold every word of the query, those that begin with it or are called so first; all of them for a blank query. */
export const findOptions = (options: readonly FoldedOption[], query: string): readonly AutocompleteOption[] => {
  const folded = foldText(query.trim());
  const words = folded.split(/\s+/).filter(Boolean);
  const found = options.filter((option) => words.every((word) => option.folded.includes(word)));
  if (folded === '') return found.map(({ option }) => option);
  const rankOf = (option: FoldedOption): number => (option.keywords.includes(folded) ? 0 : option.folded.startsWith(folded) ? 1 : 2);
  return [0, 1, 2].flatMap((rank) => found.filter((option) => rankOf(option) === rank)).map(({ option }) => option);
};

/** The next option that can be chosen in that direction, round the ends; -1 when there is none. */
export const nextOption = (options: readonly AutocompleteOption[], from: number, direction: 1 | -1): number => {
  const count = options.length;
  for (let step = 1; step <= count; step += 1) {
    const start = from < 0 && direction < 0 ? count : from;
    const index = (((start + direction * step) % count) + count) % count;
    if (!options[index]?.disabled) return index;
  }
  return -1;
};

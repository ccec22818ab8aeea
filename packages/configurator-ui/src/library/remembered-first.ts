import type { RememberedModels } from '../screen/editor-screen-props';

/** Favourites first, then the models opened last, both in the order of their lists; all others stay in theirs. */
export const rememberedFirst = <T>(
  offered: readonly T[],
  codeOf: (each: T) => string,
  remembered: RememberedModels | undefined,
): readonly T[] => {
  if (remembered === undefined) return offered;
  const codes = [...remembered.favourites, ...remembered.recent];
  const rankOf = (each: T) => (codes.includes(codeOf(each)) ? codes.indexOf(codeOf(each)) : codes.length);
  return offered.toSorted((one, other) => rankOf(one) - rankOf(other));
};

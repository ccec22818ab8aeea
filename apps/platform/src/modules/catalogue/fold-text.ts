/** Folds text without accents and letter case, for comparing typed with stored text. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Text without accents and letter case, for comparing what people type with what is written. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

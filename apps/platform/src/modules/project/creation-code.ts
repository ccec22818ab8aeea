import { creationNumberOf, PREFIX_CODE } from '@candil/domain';

/** The code of a creation, as people read it. */
export const creationCodeOf = (creationNumber: number): string => `${PREFIX_CODE}${creationNumber}`;

/** Returns the number of a creation from its code, however it is written; undefined for a text that is no code. */
export const creationNumberIn = (text: string): number | undefined => {
  const number = creationNumberOf(text.replace(/\s+/gu, '').toUpperCase());
  return number.ok && number.value > 0 ? number.value : undefined;
};

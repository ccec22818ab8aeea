/** Characters of the words of an EULUMDAT file at most, by the field; the name of the file itself is free today. */
export const FIELD_LENGTHS = {
  company: 78,
  reportNumber: 78,
  luminaireName: 78,
  luminaireNumber: 78,
  dateAndUser: 78,
  lampType: 24,
  lampColour: 16,
  lampColourRendering: 6,
} as const;

export type WordField = keyof typeof FIELD_LENGTHS;

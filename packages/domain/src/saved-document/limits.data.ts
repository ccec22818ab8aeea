/** Limits of a document, all inclusive (SV7): values of any kind, their nesting, characters of all texts, elements. */
export const SAVED_DOCUMENT_LIMITS = { values: 1_000_000, depth: 32, characters: 10_000_000, elements: 5_000 } as const;

/** Name of a limit of a document (SV7). */
export type SavedDocumentLimit = keyof typeof SAVED_DOCUMENT_LIMITS;

/** Largest coordinate of a position, metres along each axis, inclusive (SV5). */
export const MAX_PLACE_METRES = 1_000;

/** Bounds of single fields, inclusive (SV5). Lengths in metres, heights in centimetres, angles in radians, the others in the unit of their field. */
export const FIELD_BOUNDS = {
  metres: { min: -MAX_PLACE_METRES, max: MAX_PLACE_METRES },
  size: { min: 0, max: 1_000 },
  heightCm: { min: 1, max: 9_999 },
  stepCm: { min: 0, max: 9_999 },
  wireCm: { min: 0, max: 9_999 },
  angle: { min: -2 * Math.PI, max: 2 * Math.PI },
  slack: { min: 0, max: 1 },
  arcLength: { min: 0, max: 100_000 },
  technical: { min: 0, max: 1_000_000 },
  render: { min: -1_000, max: 1_000 },
  number: { min: -1_000_000_000, max: 1_000_000_000 },
  idCharacters: 100,
  codeCharacters: 20,
  nameCharacters: 200,
  textCharacters: 4_000,
  options: 1_000,
  points: 1_000,
  joints: 100,
} as const;

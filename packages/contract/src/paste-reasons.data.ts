/**
 * Reasons of a pasted line that is no product, or whose text cannot be read, without the `paste.` before them on the wire. What speaks
 * against a product that was read keeps the code of its failure.
 */
export const PASTE_REASONS = [
  'no-code',
  'line-too-long',
  'cell-too-long',
  'price-key',
  'quantity-unclear',
  'quantity-ambiguous',
  'heading',
  'room',
  'greeting',
  'signature',
  'total',
  'prose',
] as const;
export type PasteReasonCode = `paste.${(typeof PASTE_REASONS)[number]}`;

/** Changes from a pasted text to the article that was meant, without the `paste.` before them on the wire; `chosen` is the client's own. */
export const PASTE_REPAIRS = [
  'dash',
  'invisible',
  'character',
  'marks',
  'unfinished',
  'look-alike',
  'transposed',
  'typing',
  'extended',
  'chosen',
] as const;
export type PasteRepairCode = `paste.${(typeof PASTE_REPAIRS)[number]}`;

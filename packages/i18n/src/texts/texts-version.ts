import type { TextTree } from './load-texts';

/** Multipliers of the hash (MurmurHash3's finalisers); any odd numbers with well-spread bits would do. */
const [A, B] = [0x85eb_ca6b, 0xc2b2_ae35];

/**
 * A short name for exactly these texts: two sides that compute the same have the same texts in the same order. 64 bits against accidents,
 * not against anyone; made without `crypto.subtle`, which browsers keep from pages without TLS.
 */
export const textsVersion = (texts: TextTree): string => {
  const text = JSON.stringify(texts);
  let [left, right] = [0x9747_b28c, text.length];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    left = Math.imul(left ^ unit, A);
    left ^= left >>> 13;
    right = Math.imul(right ^ unit, B);
    right ^= right >>> 16;
  }
  return [left, right].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
};

import { canonicalJson } from '@candil/domain';

/** 32 bits of a text (FNV-1a with a last mix), from a start of its own. */
const bits = (text: string, start: number): string => {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return ((hash ^ (hash >>> 13)) >>> 0).toString(16).padStart(8, '0');
};

/** Compares compositions regardless of field order, whatever else the given object holds; not a proof of authorship. */
export const fingerprintOf = ({ document, furniture }: { readonly document: unknown; readonly furniture: unknown }): string => {
  const text = canonicalJson({ document, furniture });
  return bits(text, 2_166_136_261) + bits(text, 374_761_393);
};

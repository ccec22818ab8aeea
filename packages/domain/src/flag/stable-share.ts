/**
 * A number from 0 to just below 1 that is the same for the same flag and person on every machine, and spread evenly over persons;
 * different flags choose different persons (FL4). 32 bits, FNV-1a over UTF-16 units, then mixed as MurmurHash3 does at its end.
 */
export function stableShare(flag: string, person: string): number {
  const text = `${flag}\n${person}`;
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

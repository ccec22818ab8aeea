const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const END_OF_CHAIN = 0xfffffffa;
const NOBODY = 0xffffffff;
const ENTRY_BYTES = 128;
/** More directory than any document of ten megabytes has. */
const MOST_SECTORS = 2_048;
const STREAM = 2;

export const isCompoundFile = (content: Buffer): boolean => content.subarray(0, 8).equals(SIGNATURE);

/** Sectors of the allocation table that stand in the header; those of larger files are chained behind it, which ten megabytes do not need. */
const tableSectors = (content: Buffer): number[] =>
  Array.from({ length: 109 }, (_, index) => content.readUInt32LE(76 + index * 4)).filter((sector) => sector < END_OF_CHAIN);

const directoryOf = (content: Buffer): Buffer | undefined => {
  const shift = content.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const size = 1 << shift;
  const sectorAt = (sector: number) => content.subarray((sector + 1) * size, (sector + 2) * size);
  const table = tableSectors(content);
  const perSector = size / 4;
  const sectors: Buffer[] = [];
  for (let sector = content.readUInt32LE(48); sector < END_OF_CHAIN; ) {
    const bytes = sectorAt(sector);
    if (bytes.length < size || sectors.length >= MOST_SECTORS) return undefined;
    sectors.push(bytes);
    const tableSector = table[Math.floor(sector / perSector)];
    const entries = tableSector === undefined ? undefined : sectorAt(tableSector);
    if (entries === undefined || entries.length < size) return undefined;
    sector = entries.readUInt32LE((sector % perSector) * 4);
  }
  return Buffer.concat(sectors);
};

/**
 * Returns the names of the streams directly below the root of a compound file (MS-CFB), which give the kind of the
 * document; undefined = its structure is broken.
 */
export const rootStreamNames = (content: Buffer): ReadonlySet<string> | undefined => {
  if (content.length < 512 || !isCompoundFile(content)) return undefined;
  const directory = directoryOf(content);
  if (directory === undefined || directory.length < ENTRY_BYTES) return undefined;
  const names = new Set<string>();
  const seen = new Set<number>();
  const waiting = [directory.readUInt32LE(76)];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (index === NOBODY) continue;
    const start = index * ENTRY_BYTES;
    if (start + ENTRY_BYTES > directory.length || seen.has(index)) return undefined;
    seen.add(index);
    const entry = directory.subarray(start, start + ENTRY_BYTES);
    const nameBytes = Math.min(Math.max(entry.readUInt16LE(64) - 2, 0), 62);
    if (entry[66] === STREAM) names.add(entry.toString('utf16le', 0, nameBytes));
    // Siblings hang on both sides of a tree; streams inside a storage are not the document itself.
    waiting.push(entry.readUInt32LE(68), entry.readUInt32LE(72));
  }
  return names;
};

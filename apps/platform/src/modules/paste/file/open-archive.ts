import { fail, type Result } from '@candil/domain';
import yauzl from 'yauzl';
import type { FileFailure } from './file-failure';
import { XmlTooLarge } from './xml-stream';

/** A workbook of a few thousand lines has a dozen entries; pictures and add-ins bring some more. */
const ENTRIES_MAX = 2_000;
/** Together, as they say of themselves, unpacked. */
const TOTAL_MAX_BYTES = 134_217_728;
/** Largest entry, unpacked: counted while it is unpacked, whatever size it states. */
const ENTRY_MAX_BYTES = 25_165_824;
/** Most bytes read of an archive, unpacked; an entry counts each time it is read. */
const READ_MAX_BYTES = 50_331_648;

/** The entries of a zip, each unpacked on demand. */
export interface Archive {
  /**
   * Hands the text of an entry on while it is unpacked, never the whole of it at once; `take` says whether it wants more.
   * False when there is none of that name.
   */
  read(name: string, take: (text: string) => boolean): Promise<boolean>;
}

/** Thrown inside and caught by {@link withArchive}: an entry is too large, or has content that no workbook has. */
export class UnsafeEntry extends Error {}

/** Reads an entry piece by piece, at most so many bytes of it, and says how many it were. */
const readEntry = async (zip: yauzl.ZipFile, entry: yauzl.Entry, bytesMax: number, take: (text: string) => boolean): Promise<number> => {
  const stream = await zip.openReadStreamPromise(entry);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > bytesMax) throw new UnsafeEntry();
      if (!take(decoder.decode(chunk, { stream: true }))) return bytes;
    }
    take(decoder.decode());
  } finally {
    stream.destroy();
  }
  return bytes;
};

const entriesOf = async (zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry> | undefined> => {
  if (zip.entryCount > ENTRIES_MAX) return undefined;
  const entries = new Map<string, yauzl.Entry>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    total += entry.uncompressedSize;
    if (total > TOTAL_MAX_BYTES || entries.has(entry.fileName)) return undefined;
    entries.set(entry.fileName, entry);
  }
  return entries;
};

/** Opens a zip after its size was checked, works on it and closes it; a fault inside is a failure, never thrown. */
export const withArchive = async <Value>(
  bytes: Buffer,
  work: (archive: Archive) => Promise<Result<Value, FileFailure>>,
): Promise<Result<Value, FileFailure>> => {
  let zip: yauzl.ZipFile | undefined;
  try {
    // Sizes are checked while entries are unpacked: one that is larger than it says ends with an error.
    zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true, autoClose: false });
    const opened = zip;
    const entries = await entriesOf(opened);
    if (entries === undefined) return fail({ code: 'paste.file-unsafe' });
    let left = READ_MAX_BYTES;
    return await work({
      read: async (name, take) => {
        const entry = entries.get(name);
        if (entry === undefined) return false;
        if (entry.uncompressedSize > ENTRY_MAX_BYTES) throw new UnsafeEntry();
        left -= await readEntry(opened, entry, Math.min(ENTRY_MAX_BYTES, left), take);
        return true;
      },
    });
  } catch (error) {
    const isLarger =
      error instanceof UnsafeEntry ||
      error instanceof XmlTooLarge ||
      (error instanceof Error && /too many bytes|invalid uncompressed size/i.test(error.message));
    return fail({ code: isLarger ? 'paste.file-unsafe' : 'paste.file-damaged' });
  } finally {
    zip?.close();
  }
};

/** Returns whether the bytes begin like a zip. */
export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) < 9;

import yauzl from 'yauzl';

const MOST_ENTRIES = 10_000;
/** Most bytes that an archive may say it unpacks to: so many, or so many times its own size. Text unpacks to about ten times its size. */
const MOST_UNPACKED_BYTES = 134_217_728;
const MOST_TIMES_PACKED = 50;
/** By the file that holds the document itself. */
const MAIN_PARTS = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml', pptx: 'ppt/presentation.xml' } as const;
/** Scripts of a document: its own formats (docm, xlsm, pptm) may not be uploaded, whatever they are called. */
const SCRIPTS = /(^|\/)vbaProject\.bin$/i;

export type OfficeFormat = keyof typeof MAIN_PARTS;

/**
 * Names of the entries; undefined when it is no archive that can be read, or has too many or too large ones by what it says of itself.
 * Nothing is unpacked; where an entry is larger than it says, programs that open it find it damaged.
 */
const entryNames = async (content: Buffer): Promise<Set<string> | undefined> => {
  let zip: yauzl.ZipFile | undefined;
  try {
    zip = await yauzl.fromBufferPromise(content, { lazyEntries: true, autoClose: false });
    if (zip.entryCount > MOST_ENTRIES) return undefined;
    const most = Math.max(MOST_UNPACKED_BYTES, MOST_TIMES_PACKED * content.length);
    const names = new Set<string>();
    let unpacked = 0;
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      if (unpacked > most) return undefined;
      names.add(entry.fileName);
    }
    return names;
  } catch {
    return undefined;
  } finally {
    zip?.close();
  }
};

/** Returns the office format of an archive; undefined = none, or one with scripts. */
export const officeFormatOf = async (content: Buffer): Promise<OfficeFormat | undefined> => {
  const names = await entryNames(content);
  if (names === undefined || !names.has('[Content_Types].xml') || [...names].some((name) => SCRIPTS.test(name))) return undefined;
  const found = (Object.keys(MAIN_PARTS) as OfficeFormat[]).filter((format) => names.has(MAIN_PARTS[format]));
  return found.length === 1 ? found[0] : undefined;
};

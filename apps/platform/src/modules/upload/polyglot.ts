const END_OF_ARCHIVE = Buffer.from('PK\x05\x06', 'latin1');
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
/** Tags that a browser or a server would run. Long enough not to occur in pictures by chance. */
const RUNNABLE = /<(script|!doctype html|html[\s>]|iframe[\s>]|svg\s|\?php\s)/i;

/** Returns whether an archive ends exactly where the file does: then every unpacker takes the file for one. */
const endsAsArchive = (content: Buffer): boolean => {
  const from = Math.max(0, content.length - END_BYTES - LONGEST_COMMENT);
  for (let at = content.lastIndexOf(END_OF_ARCHIVE); at >= from; at = content.lastIndexOf(END_OF_ARCHIVE, at - 1)) {
    if (at + END_BYTES <= content.length && at + END_BYTES + content.readUInt16LE(at + 20) === content.length) return true;
    if (at === 0) return false;
  }
  return false;
};

/**
 * Returns whether the blocks of a GIF follow one another up to its end, with nothing behind: a script that begins with
 * its signature fails this.
 */
const isWholeGif = (content: Buffer): boolean => {
  const colours = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
  const afterBlocks = (start: number): number => {
    let at = start;
    for (let length = content[at]; length !== undefined; length = content[at]) {
      at += length + 1;
      if (length === 0) return at;
    }
    return Number.NaN;
  };
  let at = 13 + colours(content[10] ?? 0);
  for (;;) {
    const kind = content[at];
    // Some writers pad with zeros.
    if (kind === 0x3b) return content.subarray(at + 1).every((byte) => byte === 0);
    if (kind === 0x21) at = afterBlocks(at + 2);
    else if (kind === 0x2c) at = afterBlocks(at + 10 + colours(content[at + 9] ?? 0) + 1);
    else return false;
  }
};

/** Length searched for the signature of a PDF: readers accept it anywhere in the first kilobyte. */
const PDF_REACH = 1_024;

/** Returns whether readers would take it for a PDF. */
export const passesForPdf = (content: Buffer): boolean => content.subarray(0, PDF_REACH).includes('%PDF-');

/** Returns whether a valid file is valid in a second format too: an archive, a page, a script, another document (decision 027). */
export const isPolyglot = (content: Buffer, format: string): boolean => {
  if (endsAsArchive(content)) return true;
  if (format === 'pdf') return !content.subarray(-PDF_REACH).includes('%%EOF');
  if (passesForPdf(content)) return true;
  if (format === 'gif' && !isWholeGif(content)) return true;
  // In a text these are words like others: it is read as a text, and distinguished from a page by how it begins.
  return format !== 'txt' && RUNNABLE.test(content.toString('latin1'));
};

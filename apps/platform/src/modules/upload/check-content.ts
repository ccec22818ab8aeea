import type { UPLOAD_FORMATS } from '@candil/domain';
import { fileTypeFromBuffer } from 'file-type';
import { isCompoundFile, rootStreamNames } from './compound-file';
import { officeFormatOf } from './office-archive';
import { isPolyglot, passesForPdf } from './polyglot';

export type UploadFormat = (typeof UPLOAD_FORMATS)[number];

/** Two endings, one format. */
const SAME: Readonly<Partial<Record<UploadFormat, UploadFormat>>> = { jpeg: 'jpg', mpeg: 'mpg', tiff: 'tif' };
const SNIFFED: readonly string[] = ['gif', 'jpg', 'mpg', 'avi', 'pdf', 'tif'];
const DOCUMENT_STREAMS = { doc: ['WordDocument'], xls: ['Workbook', 'Book'], ppt: ['PowerPoint Document'] } as const;
const BYTE_ORDER_MARK = /^\uFEFF/;

/** Returns the older office format of a compound file. */
const compoundFormatOf = (content: Buffer): UploadFormat | undefined => {
  const names = rootStreamNames(content);
  if (names === undefined) return undefined;
  const found = (Object.keys(DOCUMENT_STREAMS) as (keyof typeof DOCUMENT_STREAMS)[]).filter((format) =>
    DOCUMENT_STREAMS[format].some((name) => names.has(name)),
  );
  return found.length === 1 ? found[0] : undefined;
};

/** Text that a reader cannot take for a page: strict UTF-8, no NUL, and no tag at its beginning. */
const isPlainText = (content: Buffer): boolean => {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return false;
  }
  return !text.includes('\0') && !/^\s*<[a-z!?/]/i.test(text.replace(BYTE_ORDER_MARK, ''));
};

/** Returns the format of a file by its content; undefined = none of the formats, or mixed with another. */
const formatOfContent = async (content: Buffer): Promise<UploadFormat | undefined> => {
  if (content.subarray(0, 2).toString('latin1') === 'PK') return passesForPdf(content) ? undefined : officeFormatOf(content);
  if (isCompoundFile(content)) return isPolyglot(content, 'cfb') ? undefined : compoundFormatOf(content);
  const sniffed = await fileTypeFromBuffer(content);
  if (sniffed === undefined) return isPlainText(content) && !isPolyglot(content, 'txt') ? 'txt' : undefined;
  const format = SNIFFED.includes(sniffed.ext) ? (sniffed.ext as UploadFormat) : undefined;
  return format === undefined || isPolyglot(content, format) ? undefined : format;
};

/** Returns whether the content has the format of the name's ending, and nothing else. */
export const isContentOf = async (content: Buffer, extension: UploadFormat): Promise<boolean> =>
  (await formatOfContent(content)) === (SAME[extension] ?? extension);

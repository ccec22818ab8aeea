import * as z from 'zod/mini';
import { availability } from './catalogue';
import { endpoint, TIME_LIMIT_MILLISECONDS } from './endpoint';
import { PASTE_TEXT_MAX } from './lengths.data';
import { prices } from './prices';
import { lineIssue } from './project';
import { catalogId, catalogIdInQuery, isoLanguage, wellFormedText } from './wire-values';

/** Most lines of one preview. */
export const PASTE_LINES_MAX = 500;

/**
 * State of a line: `good` as it stands, `repaired` good once the user accepts the repairs, `refused` with its reason and, where there are
 * any, candidates to choose from, `ignored` because it holds no product (greeting, signature, heading of a column).
 */
export const PASTE_STATES = ['good', 'repaired', 'refused', 'ignored'] as const;

/** An article as it would be added. */
const pastedArticle = z.object({
  referenceCode: z.string(),
  /** Whole centimetres; only where an extended code names one. */
  pendantHeight: z.optional(z.number()),
  modelName: z.string(),
  /** In the language asked for; null where the model comes in no finish. */
  finish: z.nullable(z.object({ text: z.string(), hex: z.optional(z.string()) })),
  image: z.string(),
  /** Least quantity of an order. */
  moq: z.number(),
  /** For the quantity of the line; null when it cannot be priced. */
  prices: z.nullable(prices),
  availability: z.nullable(availability),
});
export type PastedArticle = z.output<typeof pastedArticle>;

export const pasteLine = z.object({
  /** From 1: line of the text or row of the sheet. Several products of one line share it. */
  line: z.number(),
  /** Pasted text; cells of a sheet with tabs between them. */
  text: z.string(),
  state: z.enum(PASTE_STATES),
  /** The code as it was found in the text. */
  code: z.nullable(z.string()),
  /** Null where it cannot be read. */
  quantity: z.nullable(z.number()),
  /** Luminaire tag, room and description beside the code, as far as a project keeps them; empty = none. */
  tag: z.string(),
  room: z.string(),
  note: z.string(),
  /** Absent for refused and ignored lines. */
  article: z.nullable(pastedArticle),
  /** Changes from the text to the article, in order. */
  repairs: z.array(z.object({ code: z.string(), from: z.string(), to: z.string() })),
  /** Articles the line may have meant, the likeliest first; at most a dozen. */
  candidates: z.array(pastedArticle),
  /** Reason why it was refused or ignored. */
  reason: z.nullable(lineIssue),
});
export type PasteLine = z.output<typeof pasteLine>;

export const pastePreview = z.object({
  lines: z.array(pasteLine),
  /** Headings of the columns that were recognised; null without a heading row. */
  columnsRead: z.nullable(z.object({ code: z.string(), quantity: z.nullable(z.string()) })),
});
export type PastePreview = z.output<typeof pastePreview>;

export const previewPaste = endpoint('previewPaste', {
  summary: 'Reads a pasted list of codes and quantities line by line, without adding anything',
  method: 'POST',
  path: '/v1/projects/products/preview',
  query: z.object({ lang: z._default(isoLanguage, 'en') }),
  body: z.object({ catalogId, text: wellFormedText(PASTE_TEXT_MAX) }),
  response: pastePreview,
  access: 'signed-in',
});

export const previewPastedFile = endpoint('previewPastedFile', {
  summary: 'Reads an uploaded list (CSV, text or XLSX, one file of a form, at most 10 MB) like a pasted one',
  method: 'POST',
  path: '/v1/projects/products/preview-file',
  query: z.object({ catalogId: catalogIdInQuery, lang: z._default(isoLanguage, 'en') }),
  response: pastePreview,
  access: 'signed-in',
  upload: true,
  timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.upload,
});

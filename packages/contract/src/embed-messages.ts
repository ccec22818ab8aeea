import * as z from 'zod/mini';
import { EMBED_APPS, EMBED_EXPORT_FORMATS, EMBED_EXPORT_MAX_BYTES, EMBED_HEIGHT_MAX, EMBED_NAMESPACE, EMBED_VERSION } from './embed';
import { FURNITURE_MAX, furniture } from './furniture';
import { catalogId, currency, isoLanguage } from './wire-values';

/** 128 random bits in hexadecimal: the page puts them behind `#nonce=` of the frame's address, every message brings them back. */
const nonce = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const messageId = z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));
const inReplyTo = z.nullable(messageId);

const message = <Type extends string, Shape extends z.core.$ZodShape>(type: Type, payload: Shape) =>
  z.object({
    ns: z.literal(EMBED_NAMESPACE),
    v: z.literal(EMBED_VERSION),
    nonce,
    id: messageId,
    type: z.literal(type),
    payload: z.object(payload),
  });

/** Read and checked by the domain library. */
const document = z.custom<unknown>((value) => value !== undefined);
const room = z.array(furniture).check(z.maxLength(FURNITURE_MAX));
const composition = { document, furniture: room };
const heightMode = z.enum(['fill', 'auto']);
const format = z.enum(EMBED_EXPORT_FORMATS);

/**
 * Messages to the frame. Both halves parse the same by hand (`embed-app-reader`, `embed-host-reader`), to stay small; a test compares them
 * with this schema.
 */
export const embedToApp = z.discriminatedUnion('type', [
  message('init', {
    locale: z.optional(isoLanguage),
    catalogId: z.optional(catalogId),
    theme: z.optional(z.enum(['light', 'dark', 'auto'])),
    prices: z.optional(z.enum(['none', 'gross'])),
    height: z.optional(heightMode),
    composition: z.optional(z.object(composition)),
  }),
  message('setDocument', composition),
  message('requestState', {}),
  message('requestExport', { format }),
  message('setHeight', { mode: heightMode }),
]);

const amount = z.number().check(z.minimum(0), z.maximum(1e12));
const count = z.number().check(z.int(), z.minimum(0), z.maximum(1e9));
const hash = z.string().check(z.regex(/^[0-9a-f]{16}$/));
const summary = z.object({
  pieces: count,
  lights: count,
  watts: amount,
  lumens: amount,
  weeks: z.nullable(amount),
  price: z.nullable(z.object({ amount, currency })),
});

/** Messages to the page. */
export const embedToHost = z.discriminatedUnion('type', [
  message('ready', { app: z.enum(EMBED_APPS) }),
  message('resize', { heightPx: z.number().check(z.minimum(0), z.maximum(EMBED_HEIGHT_MAX)) }),
  message('changed', { hash, summary, dirty: z.boolean() }),
  message('issue', { severity: z.enum(['none', 'notice', 'fix']), count }),
  message('state', { inReplyTo: messageId, hash, summary, ...composition }),
  message('exported', {
    inReplyTo,
    format,
    fileName: z.string().check(z.regex(/^[\w.-]{1,80}$/)),
    blob: z.custom<Blob>((value) => value instanceof Blob && value.size <= EMBED_EXPORT_MAX_BYTES),
  }),
  message('error', {
    code: z.enum(['message.invalid', 'message.too-large', 'queue.full', 'composition.unreadable', 'export.failed', 'offer.unavailable']),
    inReplyTo,
  }),
  message('handover', { url: z.string().check(z.maxLength(100_000), z.regex(/^https?:\/\//)) }),
]);

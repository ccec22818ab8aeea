import {
  EMBED_APPS,
  EMBED_EXPORT_FORMATS,
  EMBED_EXPORT_MAX_BYTES,
  EMBED_HEIGHT_MAX,
  type EmbedMessage,
  type EmbedToHost,
  isWithinEmbedSize,
} from './embed';
import { between, type Check, either, fields, isFurniture, isMessage, like, messageId, oneOf, something, whole } from './embed-checks';

const amount = between(0, 1e12);
const count = whole(0, 1e9);
const hash = like(/^[0-9a-f]{16}$/);
const inReplyTo = either(null, messageId);
const summary = fields({
  pieces: count,
  lights: count,
  watts: amount,
  lumens: amount,
  weeks: either(null, amount),
  price: either(null, fields({ amount, currency: oneOf(['EUR', 'USD']) })),
});

const PAYLOADS: Readonly<Record<EmbedToHost['type'], Check>> = {
  ready: fields({ app: oneOf(EMBED_APPS) }),
  resize: fields({ heightPx: between(0, EMBED_HEIGHT_MAX) }),
  changed: fields({ hash, summary, dirty: oneOf([true, false]) }),
  issue: fields({ severity: oneOf(['none', 'notice', 'fix']), count }),
  state: fields({ inReplyTo: messageId, hash, summary, document: something, furniture: isFurniture }),
  exported: fields({
    inReplyTo,
    format: oneOf(EMBED_EXPORT_FORMATS),
    fileName: like(/^[\w.-]{1,80}$/),
    blob: (value) => value instanceof Blob && value.size <= EMBED_EXPORT_MAX_BYTES,
  }),
  error: fields({
    code: oneOf(['message.invalid', 'message.too-large', 'queue.full', 'composition.unreadable', 'export.failed', 'offer.unavailable']),
    inReplyTo,
  }),
  handover: fields({ url: (value) => typeof value === 'string' && value.length <= 100_000 && /^https?:\/\//.test(value) }),
};

/** A message of the frame; undefined unless it is small, in the agreed form and brings the nonce of the frame back. */
export const readEmbedToHost = (data: unknown, nonce: string): EmbedMessage<EmbedToHost> | undefined =>
  isWithinEmbedSize(data) && isMessage(data, nonce, PAYLOADS) ? (data as EmbedMessage<EmbedToHost>) : undefined;

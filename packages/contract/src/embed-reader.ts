import {
  EMBED_APPS,
  EMBED_EXPORT_FORMATS,
  EMBED_EXPORT_MAX_BYTES,
  EMBED_HEIGHT_MAX,
  EMBED_NAMESPACE,
  EMBED_VERSION,
  type EmbedMessage,
  type EmbedToHost,
  isWithinEmbedSize,
} from './embed';

/** What the page hears, checked by hand: the schemas of `embed-messages` weigh three times as much as a whole web component may. */
type Check = (value: unknown) => boolean;

const FURNITURE_MAX = 50;
const FURNITURE = ['table', 'round-table', 'sideboard', 'sofa', 'counter', 'person'];

const between =
  (min: number, max: number): Check =>
  (value) =>
    typeof value === 'number' && value >= min && value <= max;
const whole =
  (min: number, max: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const like =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const nullable =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const fields =
  (shape: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(shape).every(([name, check]) => check((value as Record<string, unknown>)[name]));
const something: Check = (value) => value !== undefined;
const wellFormed: Check = (value) =>
  typeof value === 'string' && value.length > 0 && value.length <= 100 && !value.includes('\0') && value.isWellFormed();

const place = between(-100, 100);
const measure = between(0.05, 20);
const piece = fields({
  id: wellFormed,
  kind: oneOf(FURNITURE),
  x: place,
  z: place,
  widthMetres: measure,
  depthMetres: measure,
  heightMetres: measure,
  turnDegrees: between(-180, 180),
});
const furniture: Check = (value) => Array.isArray(value) && value.length <= FURNITURE_MAX && value.every(piece);

const messageId = whole(1, 2_147_483_647);
const amount = between(0, 1e12);
const count = whole(0, 1e9);
const hash = like(/^[0-9a-f]{16}$/);
const summary = fields({
  pieces: count,
  lights: count,
  watts: amount,
  lumens: amount,
  weeks: nullable(amount),
  price: nullable(fields({ amount, currency: oneOf(['EUR', 'USD']) })),
});

const PAYLOADS: Readonly<Record<EmbedToHost['type'], Check>> = {
  ready: fields({ app: oneOf(EMBED_APPS) }),
  resize: fields({ heightPx: between(0, EMBED_HEIGHT_MAX) }),
  changed: fields({ hash, summary, dirty: oneOf([true, false]) }),
  issue: fields({ severity: oneOf(['none', 'notice', 'fix']), count }),
  state: fields({ inReplyTo: messageId, hash, summary, document: something, furniture }),
  exported: fields({
    inReplyTo: nullable(messageId),
    format: oneOf(EMBED_EXPORT_FORMATS),
    fileName: like(/^[\w.-]{1,80}$/),
    blob: (value) => value instanceof Blob && value.size <= EMBED_EXPORT_MAX_BYTES,
  }),
  error: fields({
    code: oneOf(['message.invalid', 'message.too-large', 'queue.full', 'composition.unreadable', 'export.failed', 'offer.unavailable']),
    inReplyTo: nullable(messageId),
  }),
  handover: fields({ url: (value) => typeof value === 'string' && value.length <= 100_000 && /^https?:\/\//.test(value) }),
};

const envelope = fields({ ns: oneOf([EMBED_NAMESPACE]), v: oneOf([EMBED_VERSION]), nonce: like(/^[0-9a-f]{32}$/), id: messageId });

/** A message of the frame; undefined unless it is small, in the agreed form and brings the nonce of the frame back. */
export const readEmbedToHost = (data: unknown, nonce: string): EmbedMessage<EmbedToHost> | undefined => {
  if (!isWithinEmbedSize(data) || !envelope(data)) return undefined;
  const { type, payload, nonce: brought } = data as EmbedMessage<EmbedToHost>;
  if (brought !== nonce || !Object.hasOwn(PAYLOADS, type) || !PAYLOADS[type](payload)) return undefined;
  return data as EmbedMessage<EmbedToHost>;
};

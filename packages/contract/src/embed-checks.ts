import { EMBED_NAMESPACE, EMBED_VERSION } from './embed';

/** Hand-written checks of the messages between page and frame: the schemas of `embed-messages` weigh more than a whole web component may. */
export type Check = (value: unknown) => boolean;

export const between =
  (min: number, max: number): Check =>
  (value) =>
    typeof value === 'number' && value >= min && value <= max;
export const whole =
  (min: number, max: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
export const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
export const like =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
export const either =
  (other: undefined | null, check: Check): Check =>
  (value) =>
    value === other || check(value);
export const fields =
  (shape: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(shape).every(([name, check]) => check((value as Record<string, unknown>)[name]));
export const something: Check = (value) => value !== undefined;

const wellFormed: Check = (value) =>
  typeof value === 'string' && value.length > 0 && value.length <= 100 && !value.includes('\0') && value.isWellFormed();
const place = between(-100, 100);
const measure = between(0.05, 20);
const piece = fields({
  id: wellFormed,
  kind: oneOf(['table', 'round-table', 'sideboard', 'sofa', 'counter', 'person']),
  x: place,
  z: place,
  widthMetres: measure,
  depthMetres: measure,
  heightMetres: measure,
  turnDegrees: between(-180, 180),
});
/** Checks the furniture of a room, at most 50 pieces. */
export const isFurniture: Check = (value) => Array.isArray(value) && value.length <= 50 && value.every(piece);

export const messageId = whole(1, 2_147_483_647);

const envelope = fields({ ns: oneOf([EMBED_NAMESPACE]), v: oneOf([EMBED_VERSION]), nonce: like(/^[0-9a-f]{32}$/), id: messageId });

/** Checks that a value is a message of one of these types, with the nonce of the frame. */
export const isMessage = (data: unknown, nonce: string, payloads: Readonly<Record<string, Check>>): boolean => {
  if (!envelope(data)) return false;
  const { type, payload, nonce: brought } = data as { readonly type: string; readonly payload: unknown; readonly nonce: string };
  return brought === nonce && Object.hasOwn(payloads, type) && payloads[type]?.(payload) === true;
};

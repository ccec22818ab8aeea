import { MAX_QUANTITY } from '@candil/domain';
import * as z from 'zod/mini';

/** PostgreSQL's `integer` ends here; every number that reaches a column is bounded by it. */
const INT32_MAX = 2_147_483_647;

/** Text that a database can store: no NUL, no lone surrogate, at most `max` UTF-16 units. */
export const wellFormedText = (max: number, min = 0) =>
  z.string().check(
    z.minLength(min),
    z.maxLength(max),
    z.refine((text) => !text.includes('\0') && text.isWellFormed(), { error: 'text.malformed' }),
  );

/** A random identifier made by the service. */
export const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
/** A number the database gave: order ids and the like. Also accepts its decimal text, as path parameters arrive. */
export const serialId = z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(INT32_MAX));
/** Version of a stored document; every change names the one it was made on. */
export const documentVersion = z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(INT32_MAX));
export const catalogId = z.union([z.literal(16), z.literal(21)]);
export const catalogIdInQuery = z.pipe(z.coerce.number<number | string>(), catalogId);
export const subFamilyIdInQuery = z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(INT32_MAX));
export const isoLanguage = z.enum(['en', 'es', 'de', 'fr', 'it', 'us']);
/** Whole pieces, 1 to 99,999 (OR). */
export const quantity = z.number().check(z.int(), z.minimum(1), z.maximum(MAX_QUANTITY));
/** As a person writes it, blanks and small letters allowed; the domain parser decides (RC). */
export const referenceText = wellFormedText(64, 1);
/** Whole centimetres (PH). */
export const pendantHeightCm = z.number().check(z.int(), z.minimum(1), z.maximum(9_999));
/** `dd/mm/yyyy` (AT); the domain's calendar decides whether the day exists. */
export const dayText = z.string().check(z.regex(/^\d{2}\/\d{2}\/\d{4}$/));
/** Four characters, as in a reference code. */
export const modelCode = z.string().check(z.regex(/^[0-9A-Z]{4}$/));
export const currency = z.enum(['EUR', 'USD']);
/** Instant in ISO 8601, UTC. */
export const instant = z.string();
export const page = z._default(z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(100_000)), 1);
export const pageSize = z._default(z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(100)), 20);
/** An empty body: the generic caller gives an empty string for 204. */
export const nothing = z.literal('');
/** A word of an address: small letters, digits and hyphens. */
export const slug = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
/** `1` or `0` in a query string. */
export const switchInQuery = z.pipe(
  z.union([z.literal('0'), z.literal('1'), z.literal(0), z.literal(1)]),
  z.transform((given) => Number(given) === 1),
);
/** A parameter that may be repeated; always read as a list. */
export const oneOrMany = <Value extends z.ZodMiniType>(value: Value, max: number) =>
  z.pipe(
    z.union([value, z.array(value).check(z.maxLength(max))]),
    z.transform((given): z.output<Value>[] => (Array.isArray(given) ? given : [given])),
  );
/** A place by its GeoNames id, or an id of our own above 10^9. */
export const geonameId = z.number().check(z.int(), z.minimum(1), z.maximum(INT32_MAX));
/** The same as the word of a path. */
export const geonameIdInPath = z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(INT32_MAX));
/** An entry of a list to choose from, such as a profession. */
export const referenceId = z.number().check(z.int(), z.minimum(1), z.maximum(9_999));
/**
 * A path inside the portal to come back to. Nothing that a browser could read as another origin: it drops tabs and line breaks, takes a
 * backslash for a slash, and two slashes at the start for a host.
 */
export const returnPath = wellFormedText(500, 1).check(
  z.refine((path) => /^\/[^\\\p{Cc}]*$/u.test(path) && !path.split(/[?#]/, 1)[0]?.includes('//'), { error: 'path.foreign' }),
);

/** Parts of a metre to which numbers are rounded: 0.1 mm. */
const PER_METRE = 10_000;
/** Levels of lists and objects in one another; far below the limit of the stack of any engine. */
const MOST_LEVELS = 256;

/**
 * The one text of plain data, for hashing and sharing (SV3): keys sorted by code unit, no blanks, numbers rounded to four decimals –
 * 0.1 mm of a length – and −0 as 0; fields that are undefined are left out. Throws a RangeError for anything but plain data
 * and for data nested deeper than 256 levels, as a circle is (SV12).
 */
export function canonicalJson(value: unknown): string {
  try {
    return canonical(value, 0);
  } catch (error) {
    // The error of a getter or proxy says nothing about the data.
    throw error instanceof RangeError ? error : new RangeError('what cannot be read is no plain data');
  }
}

function canonical(value: unknown, level: number): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return canonicalNumber(value);
  if (level >= MOST_LEVELS) throw new RangeError(`what is nested deeper than ${MOST_LEVELS} levels is no plain data`);
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, level + 1)).join(',')}]`;
  if (typeof value !== 'object') throw new RangeError(`a ${typeof value} is no plain data`);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  // Keys are different, so none is equal.
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item, level + 1)}`).join(',')}}`;
}

function canonicalNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no plain data`);
  const scaled = value * PER_METRE;
  // Beyond this a number has no four decimals, and scaling it would only lose some of it.
  const rounded = Math.abs(scaled) > Number.MAX_SAFE_INTEGER ? value : Math.round(scaled) / PER_METRE;
  return JSON.stringify(rounded === 0 ? 0 : rounded);
}

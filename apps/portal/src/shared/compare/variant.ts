import { COMPARED_MAX } from '@candil/contract';
import { type CatalogId, catalogOfReference, creationNumberOf, formatReference, PREFIX_CODE, parseReference } from '@candil/domain';

/** A model as it is chosen, by its code, or a saved composition, by its creation code. */
export interface Variant {
  readonly referenceCode: string;
  /** Whole centimetres; absent where it hangs at its standard height, or does not hang. */
  readonly pendantHeight?: number | undefined;
}

const HEIGHT_MARK = '~';
const HEIGHT_MAX = 9_999;
/** Longest text of a variant: a code with its blanks and a height. */
const VARIANT_MAX = 40;

/** A variant in an address: its code and optionally the height behind a tilde. */
export const writeVariant = ({ referenceCode, pendantHeight }: Variant): string =>
  pendantHeight === undefined ? referenceCode : `${referenceCode}${HEIGHT_MARK}${pendantHeight}`;

const readHeight = (text: string | undefined): number | undefined => {
  if (text === undefined || !/^\d{1,4}$/.test(text)) return undefined;
  const height = Number(text);
  return height >= 1 && height <= HEIGHT_MAX ? height : undefined;
};

/** Parses a creation code, however it is written. */
const readCreation = (text: string): Variant | undefined => {
  const number = creationNumberOf(text.replace(/\s+/gu, '').toUpperCase());
  return number.ok && number.value > 0 ? { referenceCode: `${PREFIX_CODE}${number.value}` } : undefined;
};

/** Returns whether a variant is a saved composition. */
export const isComposition = ({ referenceCode }: Variant): boolean => readCreation(referenceCode) !== undefined;

/** The catalogue of a code; undefined for a composition, which has that of its project. */
export const catalogOfVariant = (variant: Variant): CatalogId | undefined =>
  isComposition(variant) ? undefined : catalogOfReference(variant.referenceCode);

/** Parses a variant; undefined for a text that is no code. */
export const readVariant = (text: string): Variant | undefined => {
  if (text.length > VARIANT_MAX) return undefined;
  const creation = readCreation(text);
  if (creation !== undefined) return creation;
  const [code = '', height, ...more] = text.split(HEIGHT_MARK);
  const parts = parseReference(code);
  const pendantHeight = readHeight(height);
  if (!parts.ok || more.length > 0 || (height !== undefined && pendantHeight === undefined)) return undefined;
  return { referenceCode: formatReference(parts.value), ...(pendantHeight !== undefined && { pendantHeight }) };
};

export const isSameVariant = (one: Variant, other: Variant): boolean => writeVariant(one) === writeVariant(other);

/** Comparison requested by an address. */
export interface RequestedComparison {
  /** Compositions, and models of the catalogue of the first model; each once. */
  readonly variants: readonly Variant[];
  /** Undefined without a model. */
  readonly catalogId: CatalogId | undefined;
  /** Number of texts not shown: no codes, of another catalogue, or more than there is room for. */
  readonly leftOut: number;
}

export const readComparison = (search: URLSearchParams): RequestedComparison => {
  const texts = search.getAll('code');
  const variants: Variant[] = [];
  let catalogId: CatalogId | undefined;
  for (const text of texts) {
    const variant = readVariant(text);
    if (variant === undefined || variants.length === COMPARED_MAX || variants.some((known) => isSameVariant(known, variant))) continue;
    const own = catalogOfVariant(variant);
    if (own !== undefined && catalogId !== undefined && own !== catalogId) continue;
    catalogId ??= own;
    variants.push(variant);
  }
  return { variants, catalogId, leftOut: new Set(texts).size - variants.length };
};

/** Returns the address that compares variants, for a project or on their own. */
export const comparePath = (variants: readonly Variant[], projectId?: string): string => {
  const query = new URLSearchParams(projectId === undefined ? {} : { project: projectId });
  for (const variant of variants) query.append('code', writeVariant(variant));
  return query.size === 0 ? '/compare' : `/compare?${query}`;
};

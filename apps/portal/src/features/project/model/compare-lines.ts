import { COMPARED_MAX, type Project, type ProjectProduct } from '@candil/contract';
import { comparePath, isSameVariant, readVariant, type Variant } from '../../../shared/compare/variant';

/** A line as a variant: a composition by its creation code. Undefined for an invalid code. */
export const variantOfLine = ({ referenceCode, attributes: { pendantHeight } }: ProjectProduct): Variant | undefined => {
  const variant = readVariant(referenceCode);
  return variant && { ...variant, ...(pendantHeight !== undefined && { pendantHeight }) };
};

/** Comparison of the chosen lines, or the reason there is none. */
export type LineComparison =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'too-many'; readonly max: number }
  /** Fewer than two of them differ. */
  | { readonly kind: 'too-few' };

/** Lines of equal luminaires count once; each composition is one of its own. */
export const compareLines = ({ id, products }: Pick<Project, 'id' | 'products'>, ids: readonly string[]): LineComparison => {
  const variants: Variant[] = [];
  for (const product of products) {
    const variant = ids.includes(product._id) ? variantOfLine(product) : undefined;
    if (variant !== undefined && !variants.some((known) => isSameVariant(known, variant))) variants.push(variant);
  }
  if (variants.length < 2) return { kind: 'too-few' };
  return variants.length > COMPARED_MAX ? { kind: 'too-many', max: COMPARED_MAX } : { kind: 'path', path: comparePath(variants, id) };
};

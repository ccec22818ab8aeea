import { COMPARED_MAX } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { catalogOfVariant, isSameVariant, readVariant, type Variant, writeVariant } from './variant';

/** A variant kept for comparison, with the facts that identify it. */
export interface KeptVariant extends Variant {
  readonly name: string;
  readonly image: string;
}

/** Result of keeping a variant; `replaced` = those of the other catalogue were removed. */
export type Kept = 'kept' | 'replaced' | 'full';

const isKept = (value: unknown): value is Record<'variant' | 'name' | 'image', string> =>
  typeof value === 'object' &&
  value !== null &&
  (['variant', 'name', 'image'] as const).every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

/** Reads the kept variants from a text; damaged or foreign entries are left out. */
export const parseTray = (text: string | null): readonly KeptVariant[] => {
  if (text === null) return [];
  try {
    const read: unknown = JSON.parse(text);
    if (!Array.isArray(read)) return [];
    return read.slice(0, COMPARED_MAX).flatMap((each: unknown) => {
      const variant = isKept(each) ? readVariant(each.variant) : undefined;
      return isKept(each) && variant !== undefined ? [{ ...variant, name: each.name, image: each.image }] : [];
    });
  } catch {
    return [];
  }
};

export const writeTray = (tray: readonly KeptVariant[]): string | null =>
  tray.length === 0 ? null : JSON.stringify(tray.map(({ name, image, ...variant }) => ({ variant: writeVariant(variant), name, image })));

/** The tray with one more variant; it holds four, of one catalogue. A composition stands beside models of either. */
export const withVariant = (
  tray: readonly KeptVariant[],
  variant: KeptVariant,
): { readonly tray: readonly KeptVariant[]; readonly kept: Kept } => {
  const catalogId = catalogOfVariant(variant);
  const isAlike = (other: CatalogId | undefined) => catalogId === undefined || other === undefined || other === catalogId;
  const alike = tray.filter((each) => isAlike(catalogOfVariant(each)));
  if (alike.some((each) => isSameVariant(each, variant))) return { tray, kept: 'kept' };
  if (alike.length === COMPARED_MAX) return { tray, kept: 'full' };
  return { tray: [...alike, variant], kept: alike.length < tray.length ? 'replaced' : 'kept' };
};

export const withoutVariant = (tray: readonly KeptVariant[], variant: Variant): readonly KeptVariant[] =>
  tray.filter((each) => !isSameVariant(each, variant));

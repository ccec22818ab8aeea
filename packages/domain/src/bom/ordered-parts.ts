import type { BomComposition } from './bom-composition';

/** Quantity under one code. */
export interface OrderedPart {
  /** Reference of an article, or code of an accessory or driver. */
  readonly code: string;
  /** Whole pieces, 1 or more. */
  readonly quantity: number;
  /** Whole centimetres, of a pendant alone: the price depends on it, the reference does not contain it. */
  readonly pendantHeightCm?: number;
}

/** Everything that a composition is priced and delivered by: its articles, then its accessories, then its drivers, each code once (BO29). */
export function orderedParts({ articles, accessories, electricalGroups }: BomComposition): readonly OrderedPart[] {
  const others = new Map<string, number>();
  for (const { accessoryCode, quantity } of [...accessories, ...electricalGroups.map(({ accessory }) => accessory)]) {
    others.set(accessoryCode, (others.get(accessoryCode) ?? 0) + quantity);
  }
  return [
    ...articles.map(({ referenceCode, quantity, attributes: { pendantHeight } }) => ({
      code: referenceCode,
      quantity,
      ...(pendantHeight === undefined ? {} : { pendantHeightCm: pendantHeight.value }),
    })),
    ...[...others].map(([code, quantity]) => ({ code, quantity })),
  ];
}

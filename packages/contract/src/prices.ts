import { type Currency, type LinePrices, majorFromMinor } from '@candil/domain';
import * as z from 'zod/mini';
import { currency } from './wire-values';

/** Amounts in whole currency units with at most two decimals; the net side is absent for accounts that see gross prices only (PR). */
export const prices = z.object({
  currency,
  unitGross: z.number(),
  totalGross: z.number(),
  unitNet: z.optional(z.number()),
  unitDiscount: z.optional(z.number()),
  totalNet: z.optional(z.number()),
  totalDiscount: z.optional(z.number()),
});
export type WirePrices = z.output<typeof prices>;

/** Totals of a list of lines. */
export const totals = z.object({
  currency,
  gross: z.number(),
  net: z.optional(z.number()),
  discount: z.optional(z.number()),
  pieces: z.number(),
  lumens: z.number(),
  watts: z.number(),
});
export type WireTotals = z.output<typeof totals>;

/** Cents of the domain to amounts of the wire; drops the net side where it must not be seen. */
export const pricesToWire = (line: LinePrices, currency: Currency, netVisible: boolean): WirePrices => ({
  currency,
  unitGross: majorFromMinor(line.unitGross),
  totalGross: majorFromMinor(line.totalGross),
  ...(netVisible && {
    unitNet: majorFromMinor(line.unitNet),
    unitDiscount: majorFromMinor(line.unitDiscount),
    totalNet: majorFromMinor(line.totalNet),
    totalDiscount: majorFromMinor(line.totalDiscount),
  }),
});

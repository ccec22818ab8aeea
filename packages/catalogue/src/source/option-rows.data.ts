import type { PendantHeightRange } from '@candil/domain';
import type { PendantHeightRow, VariationRow } from './variation-table';

/** Wire longer or shorter than the standard: a percentage under rates 10 and 12, an amount under the others. */
export const adjustableWire = (
  centimetres: PendantHeightRange,
  percent: number,
  eur: number,
  usd: number,
  order?: VariationRow['order'],
): PendantHeightRow => ({ code: 'LW', bov: 'O', centimetres, percent, eur, usd, ...(order && { order }) });

/** Options that several models share; the first row of a list is the default of a new light where it has one. */
export const WARM: readonly VariationRow[] = [
  { code: '1', bov: 'B', psa: true },
  { code: '2', bov: 'V', psa: true },
];
export const TUNABLE: VariationRow = { code: '9', bov: 'O', eur: 74, usd: 90, order: 'B', leadtime: 'tunableBoard' };
export const DIMMABLE: readonly VariationRow[] = [
  { code: 'A', bov: 'B', psa: true },
  { code: 'B', bov: 'V', only: 16 },
  { code: '1', bov: 'V', only: 21 },
  { code: 'Z', bov: 'O', eur: 18, usd: 22, order: 'C' },
];
export const REMOTE: VariationRow = { code: 'M', bov: 'O', eur: -32, usd: -38, order: 'C' };
export const SURFACE: VariationRow = { code: '10', bov: 'B', psa: true };
export const FREE_WIRE: VariationRow = { code: '18', bov: 'O', eur: 26, usd: 32, order: 'D' };
export const BUILT_IN_MICRO: VariationRow = { code: '31', bov: 'O', eur: 24, usd: 30, order: 'D', psa: true };
export const BUILT_IN_XXS: VariationRow = { code: '32', bov: 'O', eur: 38, usd: 46.5, order: 'D' };
export const TRACK: VariationRow = { code: '03', bov: 'V', eur: 14, usd: 17 };
/** The same lists for models that have no semi-finished stock. */
export const WARM_TO_ORDER: readonly VariationRow[] = [
  { code: '1', bov: 'B' },
  { code: '2', bov: 'V' },
];
export const DIMMABLE_TO_ORDER: readonly VariationRow[] = [
  { code: 'A', bov: 'B' },
  { code: 'B', bov: 'V', only: 16 },
  { code: '1', bov: 'V', only: 21 },
  { code: 'Z', bov: 'O', eur: 18, usd: 22, order: 'C' },
];
/** Lamps with a plug are switched or dimmed on the lamp. */
export const PLUGGED: readonly VariationRow[] = [
  { code: 'N', bov: 'B' },
  { code: 'T', bov: 'O', eur: 14, usd: 17, order: 'C' },
];

/** One option that everybody gets, as part of the base price. */
export const only = (code: string): readonly VariationRow[] => [{ code, bov: 'B' }];
/** Paints: the first is the default, none costs more. */
export const painted = (first: string, ...others: readonly string[]): readonly VariationRow[] => [
  { code: first, bov: 'B' },
  ...others.map((code): VariationRow => ({ code, bov: 'V' })),
];
/** Marks the finishes whose parts are in stock. */
export const stocked = (rows: readonly VariationRow[], count = rows.length): readonly VariationRow[] =>
  rows.map((row, index) => (index < count ? { ...row, psa: true } : row));
export const bronze = (eur: number, usd: number): VariationRow => ({
  code: '24',
  bov: 'O',
  eur,
  usd,
  order: 'A',
  leadtime: 'bronzePatina',
});
export const brass = (eur: number, usd: number): VariationRow => ({ code: '23', bov: 'O', eur, usd, order: 'A', leadtime: 'brassPlating' });
export const copper = (eur: number, usd: number): VariationRow => ({
  code: '33',
  bov: 'O',
  eur,
  usd,
  order: 'A',
  leadtime: 'brassPlating',
});
/** The finishes with a second material beside the metal. */
export const beside = (second: string, rows: readonly VariationRow[]): readonly VariationRow[] => rows.map((row) => ({ ...row, second }));
/** A wire that can be made longer or shorter in whole steps of 10 cm. */
export const wire = (min: number, standard: number, max: number): readonly PendantHeightRow[] => [
  adjustableWire({ min, standard, max, delta: 10 }, 6, 25, 30, 'E'),
];

/** Surcharge of an installation other than a model's own, in `eur` and `usd`; one that is not listed costs nothing. */
const INSTALLATION_PRICES: Readonly<Record<string, readonly [eur: number, usd: number]>> = {
  '03': [14, 17],
  '18': [26, 32],
  '20': [10, 12],
  '31': [24, 30],
  '32': [38, 46.5],
  '33': [34, 42],
  '41': [12, 15],
  '61': [8, 10],
};
/** Installations: the first is the default and part of the base price. */
export const mounted = (first: string, ...others: readonly string[]): readonly VariationRow[] => [
  { code: first, bov: 'B' },
  ...others.map((code): VariationRow => {
    const price = INSTALLATION_PRICES[code];
    return price === undefined ? { code, bov: 'V' } : { code, bov: 'O', eur: price[0], usd: price[1], order: 'D' };
  }),
];

import type { AvailabilityDates, Bov, CatalogId, PendantHeightRange } from '@candil/domain';
import type { LeadTimeProfile } from './lead-times.data';

/** One option of one model. Increments in whole or two-decimal major units: `eur` for rates that count in `priceIncrement`, `usd` for rate 12 of catalogue 21. */
export interface VariationRow {
  readonly code: string;
  readonly bov: Bov;
  /** Offered in this catalogue only. */
  readonly only?: CatalogId;
  readonly second?: string;
  readonly eur?: number;
  readonly usd?: number;
  readonly percent?: number;
  /** Price effect letter A–F; without one the step comes last. */
  readonly order?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
  readonly moq?: number;
  readonly leadtime?: LeadTimeProfile;
  readonly availability?: AvailabilityDates;
  readonly validFrom?: string;
  readonly validUntil?: string;
  readonly psa?: true;
}

export interface PendantHeightRow extends VariationRow {
  readonly centimetres: PendantHeightRange;
}

export interface VariationTable {
  readonly color: readonly VariationRow[];
  readonly temperature: readonly VariationRow[];
  readonly control: readonly VariationRow[];
  readonly installation: readonly VariationRow[];
  readonly pendantHeight: readonly PendantHeightRow[];
}

/** Wire longer or shorter than the standard: a percentage under rates 10 and 12, an amount under the others. */
const adjustableWire = (
  centimetres: PendantHeightRange,
  percent: number,
  eur: number,
  usd: number,
  order?: VariationRow['order'],
): PendantHeightRow => ({ code: 'LW', bov: 'O', centimetres, percent, eur, usd, ...(order && { order }) });

/** Options that several models share; the first row of a list is what a new light gets where it gets one. */
const WARM: readonly VariationRow[] = [
  { code: '1', bov: 'B', psa: true },
  { code: '2', bov: 'V', psa: true },
];
const TUNABLE: VariationRow = { code: '9', bov: 'O', eur: 74, usd: 90, order: 'B', leadtime: 'tunableBoard' };
const DIMMABLE: readonly VariationRow[] = [
  { code: 'A', bov: 'B', psa: true },
  { code: 'B', bov: 'V', only: 16 },
  { code: '1', bov: 'V', only: 21 },
  { code: 'Z', bov: 'O', eur: 18, usd: 22, order: 'C' },
];
const REMOTE: VariationRow = { code: 'M', bov: 'O', eur: -32, usd: -38, order: 'C' };
const SURFACE: VariationRow = { code: '10', bov: 'B', psa: true };
const FREE_WIRE: VariationRow = { code: '18', bov: 'O', eur: 26, usd: 32, order: 'D' };
const BUILT_IN_MICRO: VariationRow = { code: '31', bov: 'O', eur: 24, usd: 30, order: 'D', psa: true };
const BUILT_IN_XXS: VariationRow = { code: '32', bov: 'O', eur: 38, usd: 46.5, order: 'D' };
const TRACK: VariationRow = { code: '03', bov: 'V', eur: 14, usd: 17 };

export const VARIATION_TABLES: Readonly<Record<string, VariationTable>> = {
  '0820': {
    color: [
      { code: '42', bov: 'B', psa: true },
      { code: '11', bov: 'V', psa: true },
      { code: '10', bov: 'V', psa: true },
      { code: '31', bov: 'V' },
      { code: '03', bov: 'T', only: 16, validFrom: '01/09/2026', validUntil: '31/08/2031' },
      { code: '62', bov: 'V', only: 16, moq: 10, leadtime: 'oxideBatch' },
      { code: '24', bov: 'O', eur: 46, usd: 55, order: 'A', leadtime: 'bronzePatina' },
      { code: '23', bov: 'O', eur: 68, usd: 82, order: 'A', leadtime: 'brassPlating' },
    ],
    temperature: [...WARM, { code: '3', bov: 'V' }, TUNABLE],
    control: [...DIMMABLE, REMOTE],
    installation: [SURFACE, FREE_WIRE, BUILT_IN_MICRO, BUILT_IN_XXS],
    pendantHeight: [adjustableWire({ min: 60, standard: 200, max: 400, delta: 10 }, 6, 25, 30, 'E')],
  },
  '0825': {
    color: [
      { code: '31', bov: 'B', psa: true },
      { code: '11', bov: 'V', psa: true },
      { code: '10', bov: 'V', psa: true },
      { code: '42', bov: 'V' },
      { code: '03', bov: 'V', only: 21 },
      { code: '62', bov: 'V', only: 16, moq: 10, leadtime: 'oxideBatch' },
      { code: '24', bov: 'O', eur: 84, usd: 102, order: 'A', leadtime: 'bronzePatina' },
      { code: '23', bov: 'O', eur: 118, usd: 142, order: 'A', leadtime: 'brassPlating' },
    ],
    temperature: [...WARM, { code: '3', bov: 'V' }, { ...TUNABLE, eur: 112, usd: 134 }],
    control: [...DIMMABLE, REMOTE],
    installation: [SURFACE, BUILT_IN_MICRO, BUILT_IN_XXS],
    pendantHeight: [adjustableWire({ min: 80, standard: 200, max: 400, delta: 10 }, 4.5, 30, 36, 'F')],
  },
  '0162': {
    color: [
      { code: '24', bov: 'B', psa: true },
      { code: '10', bov: 'V', psa: true },
      { code: '11', bov: 'V', psa: true },
      { code: '31', bov: 'V' },
      { code: '42', bov: 'V' },
      { code: '03', bov: 'V', only: 16, moq: 4 },
      { code: '62', bov: 'V', only: 16, moq: 10, leadtime: 'oxideBatch' },
      { code: '23', bov: 'O', eur: 34, usd: 41, order: 'A', leadtime: 'brassPlating' },
    ],
    temperature: [...WARM, { code: '6', bov: 'V' }, TUNABLE],
    control: [...DIMMABLE, REMOTE],
    installation: [SURFACE, TRACK, FREE_WIRE, BUILT_IN_MICRO, BUILT_IN_XXS],
    pendantHeight: [adjustableWire({ min: 30, standard: 150, max: 400, delta: 5 }, 8, 22, 26, 'E')],
  },
  '1160': {
    color: [
      { code: '31', bov: 'B' },
      { code: '10', bov: 'V' },
      { code: '11', bov: 'V' },
      { code: '42', bov: 'V' },
      { code: '03', bov: 'V', only: 16, moq: 6 },
      { code: '62', bov: 'V', only: 16, moq: 10, leadtime: 'oxideBatch' },
      { code: '24', bov: 'O', eur: 40, usd: 48, order: 'A', leadtime: 'bronzePatina' },
      { code: '23', bov: 'O', eur: 60, usd: 72, order: 'A', leadtime: 'brassPlating' },
    ],
    temperature: [
      { code: '1', bov: 'B' },
      { code: '2', bov: 'V' },
    ],
    control: [
      { code: 'A', bov: 'B' },
      { code: 'Z', bov: 'O', eur: 18, usd: 22, order: 'C' },
    ],
    installation: [
      { code: '18', bov: 'B' },
      { code: '10', bov: 'V' },
      { code: '31', bov: 'O', eur: 24, usd: 30, order: 'D' },
    ],
    pendantHeight: [adjustableWire({ min: 50, standard: 200, max: 600, delta: 10 }, 7.5, 28, 34)],
  },
  '5520': {
    color: [
      { code: '11', second: '90', bov: 'B', psa: true },
      { code: '10', second: '90', bov: 'V', psa: true },
      { code: '24', second: '90', bov: 'O', eur: 38, usd: 46, order: 'A', leadtime: 'bronzePatina' },
      { code: '23', second: '90', bov: 'O', eur: 44, usd: 52, order: 'A', leadtime: 'brassPlating' },
    ],
    temperature: WARM,
    control: [...DIMMABLE, REMOTE],
    installation: [SURFACE, TRACK, FREE_WIRE, BUILT_IN_MICRO, BUILT_IN_XXS],
    pendantHeight: [adjustableWire({ min: 30, standard: 150, max: 300, delta: 5 }, 7, 20, 24, 'E')],
  },
  '5525': {
    color: [
      { code: '11', second: '90', bov: 'B', psa: true },
      { code: '10', second: '90', bov: 'V', psa: true },
      { code: '24', second: '90', bov: 'O', eur: 56, usd: 68, order: 'A', leadtime: 'bronzePatina', availability: { until: '31/12/2031' } },
      { code: '23', second: '90', bov: 'O', eur: 68, usd: 82, order: 'A', leadtime: 'brassPlating' },
    ],
    temperature: [...WARM, { code: '3', bov: 'V', availability: { since: '01/10/2026' } }, TUNABLE],
    control: [...DIMMABLE, REMOTE],
    installation: [SURFACE, FREE_WIRE, BUILT_IN_MICRO, BUILT_IN_XXS],
    pendantHeight: [adjustableWire({ min: 40, standard: 200, max: 400, delta: 10 }, 6, 25, 30, 'E')],
  },
  '5660': {
    color: [
      { code: '11', second: '90', bov: 'B' },
      { code: '10', second: '90', bov: 'V' },
      { code: '24', second: '90', bov: 'O', only: 21, eur: 44, usd: 53, order: 'A', leadtime: 'bronzePatina' },
      { code: '23', second: '90', bov: 'O', eur: 52, usd: 62, order: 'A', leadtime: 'brassPlating' },
    ],
    temperature: [{ code: '1', bov: 'B' }],
    control: [{ code: 'A', bov: 'B' }, { code: 'Z', bov: 'O', eur: 18, usd: 22, order: 'C' }, REMOTE],
    installation: [
      { code: '10', bov: 'B' },
      { code: '31', bov: 'O', eur: 24, usd: 30, order: 'D' },
    ],
    pendantHeight: [adjustableWire({ min: 40, standard: 160, max: 300, delta: 5 }, 6.25, 24, 29, 'E')],
  },
  '5662': {
    color: [
      { code: '10', second: '90', bov: 'B' },
      { code: '11', second: '90', bov: 'V' },
      { code: '24', second: '90', bov: 'O', eur: 64, usd: 78, order: 'A', leadtime: 'bronzePatina' },
      { code: '23', second: '90', bov: 'O', eur: 72, usd: 86.5, order: 'A', leadtime: 'brassPlating' },
    ],
    temperature: [
      { code: '1', bov: 'B' },
      { code: '2', bov: 'V' },
      { code: '9', bov: 'O', eur: 96, usd: 115, order: 'B', availability: { expected: '15/02/2027' } },
    ],
    control: [
      { code: 'A', bov: 'B' },
      { code: 'B', bov: 'V', only: 16 },
      { code: 'Z', bov: 'O', eur: 18, usd: 22, order: 'C' },
    ],
    installation: [
      { code: '10', bov: 'B' },
      { code: '18', bov: 'O', eur: 26, usd: 32, order: 'D' },
    ],
    pendantHeight: [adjustableWire({ min: 60, standard: 200, max: 500, delta: 10 }, 5, 26, 32, 'F')],
  },
  '2350': {
    color: [
      { code: '11', bov: 'B', psa: true },
      { code: '10', bov: 'V', psa: true },
      { code: '31', bov: 'V' },
      { code: '51', bov: 'V' },
      { code: '14', bov: 'V', only: 21 },
      { code: '74', bov: 'V', only: 16, moq: 6 },
    ],
    temperature: [...WARM, { code: '3', bov: 'V' }, { code: '6', bov: 'V' }, TUNABLE],
    control: [...DIMMABLE, REMOTE],
    installation: [SURFACE, FREE_WIRE, BUILT_IN_MICRO, BUILT_IN_XXS],
    pendantHeight: [adjustableWire({ min: 40, standard: 180, max: 350, delta: 10 }, 6, 24, 29, 'E')],
  },
  '2351': {
    color: [
      { code: '51', bov: 'B' },
      { code: '10', bov: 'V' },
      { code: '11', bov: 'V' },
    ],
    temperature: [
      { code: '1', bov: 'B' },
      { code: '2', bov: 'V' },
    ],
    control: [
      { code: 'A', bov: 'B' },
      { code: 'B', bov: 'V', only: 16 },
      { code: '1', bov: 'V', only: 21 },
    ],
    installation: [{ code: '10', bov: 'B' }],
    pendantHeight: [adjustableWire({ min: 60, standard: 180, max: 300, delta: 10 }, 6, 24, 29)],
  },
  '2355': {
    color: [
      { code: '74', bov: 'B', psa: true },
      { code: '11', bov: 'V', psa: true },
      { code: '10', bov: 'V', psa: true },
      { code: '31', bov: 'V' },
      { code: '14', bov: 'V' },
      { code: '51', bov: 'V', only: 21 },
    ],
    temperature: [...WARM, { code: '3', bov: 'V' }, { ...TUNABLE, eur: 98, usd: 118 }],
    control: [...DIMMABLE, REMOTE],
    installation: [SURFACE, BUILT_IN_MICRO],
    pendantHeight: [adjustableWire({ min: 60, standard: 160, max: 300, delta: 10 }, 5.5, 26, 32, 'E')],
  },
  '5770': {
    color: [
      { code: '14', bov: 'B' },
      { code: '11', bov: 'V' },
      { code: '10', bov: 'V' },
      { code: '31', bov: 'V' },
      { code: '51', bov: 'O', eur: 36, usd: 44, order: 'A' },
      { code: '74', bov: 'V', only: 16 },
    ],
    temperature: [
      { code: '1', bov: 'B' },
      { code: '2', bov: 'V' },
      { code: '3', bov: 'V' },
      { ...TUNABLE, eur: 160, usd: 195 },
    ],
    control: [
      { code: 'A', bov: 'B' },
      { code: 'B', bov: 'V', only: 16 },
      { code: '1', bov: 'V', only: 21 },
      { code: 'Z', bov: 'O', eur: 26, usd: 32, order: 'C' },
    ],
    installation: [{ code: '00', bov: 'B' }],
    pendantHeight: [{ code: '00', bov: 'B', centimetres: { min: 180, standard: 180, max: 180, delta: 0 } }],
  },
};

import {
  adjustableWire,
  BUILT_IN_MICRO,
  BUILT_IN_XXS,
  beside,
  brass,
  bronze,
  DIMMABLE,
  DIMMABLE_TO_ORDER,
  FREE_WIRE,
  mounted,
  painted,
  REMOTE,
  SURFACE,
  TRACK,
  TUNABLE,
  WARM,
  WARM_TO_ORDER,
  wire,
} from '../option-rows.data';
import type { VariationTable } from '../variation-table';

export const PERLA_OPTIONS: Readonly<Record<string, VariationTable>> = {
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
  '5664': {
    color: beside('90', [...painted('10', '11'), bronze(48, 58), brass(60, 72)]),
    temperature: WARM_TO_ORDER,
    control: [...DIMMABLE_TO_ORDER, REMOTE],
    installation: mounted('10', '18', '31', '32'),
    pendantHeight: wire(60, 200, 400),
  },
  '5530': {
    color: beside('90', [...painted('11', '10'), brass(110, 132)]),
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }, { ...TUNABLE, eur: 130, usd: 156 }],
    control: DIMMABLE_TO_ORDER,
    installation: mounted('10'),
    pendantHeight: wire(60, 200, 500),
  },
};

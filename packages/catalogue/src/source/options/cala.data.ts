import { adjustableWire, DIMMABLE_TO_ORDER, mounted, painted, WARM_TO_ORDER } from '../option-rows.data';
import type { VariationTable } from '../variation-table';

export const CALA_OPTIONS: Readonly<Record<string, VariationTable>> = {
  '7110': {
    color: [...painted('14', '11', '31')],
    temperature: [
      { code: '1', bov: 'B' },
      { code: '5', bov: 'V' },
      { code: '2', bov: 'V' },
    ],
    control: [
      { code: 'N', bov: 'B' },
      { code: 'A', bov: 'O', eur: 22, usd: 27, order: 'C' },
    ],
    installation: mounted('60', '61'),
    pendantHeight: [],
  },
  '7115': {
    color: [...painted('31', '14', '11')],
    temperature: [
      { code: '1', bov: 'B' },
      { code: '5', bov: 'V' },
      { code: '2', bov: 'V' },
    ],
    control: [
      { code: 'N', bov: 'B' },
      { code: 'A', bov: 'O', eur: 22, usd: 27, order: 'C' },
    ],
    installation: mounted('60', '61'),
    pendantHeight: [],
  },
  '7120': {
    color: [...painted('11', '14', '10')],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }],
    control: [
      { code: 'N', bov: 'B' },
      { code: 'B', bov: 'V', only: 16 },
      { code: '1', bov: 'V', only: 21 },
    ],
    installation: mounted('40', '41'),
    pendantHeight: [],
  },
  '7125': {
    color: [...painted('10', '14', '11')],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }],
    control: [
      { code: 'N', bov: 'B' },
      { code: 'B', bov: 'V', only: 16 },
      { code: '1', bov: 'V', only: 21 },
    ],
    installation: mounted('40', '41'),
    pendantHeight: [],
  },
  '7130': {
    color: [
      ...painted('42', '14', '11'),
      { code: '24', bov: 'O', only: 16, eur: 58, usd: 70, order: 'A', leadtime: 'bronzePatina', availability: { until: '30/06/2029' } },
    ],
    temperature: WARM_TO_ORDER,
    control: DIMMABLE_TO_ORDER,
    installation: mounted('10', '18'),
    pendantHeight: [adjustableWire({ min: 40, standard: 120, max: 200, delta: 5 }, 8, 24, 29, 'F')],
  },
};

import { beside, brass, mounted, painted, TUNABLE, WARM_TO_ORDER } from '../option-rows.data';
import type { VariationTable } from '../variation-table';

export const VANO_OPTIONS: Readonly<Record<string, VariationTable>> = {
  '8410': {
    color: [...painted('05', '10', '11'), brass(26, 32)],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }],
    control: [
      { code: 'N', bov: 'B' },
      { code: 'A', bov: 'O', eur: 22, usd: 27, order: 'C' },
    ],
    installation: mounted('40', '41'),
    pendantHeight: [],
  },
  '8415': {
    color: [...painted('11', '05', '10'), brass(34, 41)],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }],
    control: [
      { code: 'N', bov: 'B' },
      { code: 'A', bov: 'O', eur: 22, usd: 27, order: 'C' },
    ],
    installation: mounted('40', '41'),
    pendantHeight: [],
  },
  '8420': {
    color: [...painted('14', '05', '11')],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }, { ...TUNABLE, eur: 64, usd: 77 }],
    control: [
      { code: 'N', bov: 'B' },
      { code: 'T', bov: 'V' },
      { code: 'Z', bov: 'O', eur: 18, usd: 22, order: 'C' },
    ],
    installation: mounted('40', '41'),
    pendantHeight: [],
  },
  '8425': {
    color: beside('90', [...painted('05', '10'), brass(28, 34)]),
    temperature: WARM_TO_ORDER,
    control: [
      { code: 'N', bov: 'B' },
      { code: 'B', bov: 'V', only: 16 },
    ],
    installation: mounted('40'),
    pendantHeight: [],
  },
};

import {
  brass,
  bronze,
  DIMMABLE,
  DIMMABLE_TO_ORDER,
  mounted,
  only,
  painted,
  REMOTE,
  stocked,
  WARM,
  WARM_TO_ORDER,
  wire,
} from '../option-rows.data';
import type { VariationTable } from '../variation-table';

export const FARO_OPTIONS: Readonly<Record<string, VariationTable>> = {
  '5935': {
    color: [...stocked(painted('10', '11', '14'), 2), bronze(22, 27), brass(28, 34)],
    temperature: [...WARM, { code: '3', bov: 'V' }, { code: '6', bov: 'V' }, { code: '8', bov: 'O', eur: 16, usd: 20, order: 'B' }],
    control: [...DIMMABLE, REMOTE],
    installation: stocked(mounted('20', '33'), 1),
    pendantHeight: [],
  },
  '5940': {
    color: [...painted('11', '10', '14'), brass(52, 62)],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }, { code: '6', bov: 'V' }],
    control: DIMMABLE_TO_ORDER,
    installation: mounted('20'),
    pendantHeight: [],
  },
  '5945': {
    color: [...painted('14', '11', '10')],
    temperature: [
      ...WARM_TO_ORDER,
      { code: '3', bov: 'V' },
      { code: '6', bov: 'V' },
      { code: '8', bov: 'O', eur: 16, usd: 20, order: 'B' },
    ],
    control: [
      { code: 'A', bov: 'B' },
      { code: 'Z', bov: 'O', eur: 18, usd: 22, order: 'C' },
      { code: 'N', bov: 'V' },
    ],
    installation: only('03'),
    pendantHeight: [],
  },
  '5950': {
    color: [...painted('23', '10', '11', '14')],
    temperature: WARM_TO_ORDER,
    control: [...DIMMABLE_TO_ORDER, { code: 'N', bov: 'V' }],
    installation: mounted('40', '41'),
    pendantHeight: [],
  },
  '5955': {
    color: [...painted('24', '10', '11'), brass(34, 41)],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }],
    control: DIMMABLE_TO_ORDER,
    installation: mounted('10', '03', '31'),
    pendantHeight: wire(20, 150, 400),
  },
};

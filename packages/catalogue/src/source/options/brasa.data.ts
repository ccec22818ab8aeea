import { beside, brass, only, PLUGGED, painted, WARM_TO_ORDER } from '../option-rows.data';
import type { VariationTable } from '../variation-table';

export const BRASA_OPTIONS: Readonly<Record<string, VariationTable>> = {
  '6310': {
    color: beside('92', [...painted('31', '10', '11'), { code: '81', bov: 'O', eur: 36, usd: 44, order: 'A', leadtime: 'woodVeneer' }]),
    temperature: WARM_TO_ORDER,
    control: PLUGGED,
    installation: only('50'),
    pendantHeight: [],
  },
  '6315': {
    color: beside('92', [...painted('42', '11'), brass(54, 65)]),
    temperature: WARM_TO_ORDER,
    control: PLUGGED,
    installation: only('50'),
    pendantHeight: [],
  },
  '6320': {
    color: [...painted('11', '10', '55'), brass(60, 72)],
    temperature: [...WARM_TO_ORDER, { code: '8', bov: 'O', eur: 20, usd: 24, order: 'B' }],
    control: PLUGGED,
    installation: only('50'),
    pendantHeight: [],
  },
  '6325': {
    color: [...painted('14', '11'), brass(140, 168)],
    temperature: WARM_TO_ORDER,
    control: PLUGGED,
    installation: only('50'),
    pendantHeight: [],
  },
  '6330': {
    color: [...painted('10', '11', '51')],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }],
    control: [...PLUGGED, { code: 'Z', bov: 'O', eur: 18, usd: 22, order: 'C' }],
    installation: only('50'),
    pendantHeight: [],
  },
};

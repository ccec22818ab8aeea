import { brass, DIMMABLE_TO_ORDER, mounted, only, painted, WARM_TO_ORDER } from '../option-rows.data';
import type { VariationTable } from '../variation-table';

export const JUNCO_OPTIONS: Readonly<Record<string, VariationTable>> = {
  '7450': {
    color: [...painted('11', '10'), brass(24, 29)],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }, { code: '6', bov: 'V' }],
    control: [],
    installation: only('71'),
    pendantHeight: [],
  },
  '7455': {
    color: [...painted('10', '11'), brass(36, 44)],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }, { code: '6', bov: 'V' }],
    control: [],
    installation: only('71'),
    pendantHeight: [],
  },
  '7460': {
    color: [...painted('11', '10'), brass(48, 58)],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }, { code: '6', bov: 'V' }],
    control: [],
    installation: only('71'),
    pendantHeight: [],
  },
  '7470': {
    color: [...painted('10', '11'), brass(60, 72)],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }, { code: '6', bov: 'V' }],
    control: [],
    installation: only('71'),
    pendantHeight: [],
  },
  '7475': {
    color: [...painted('11', '10'), brass(12, 15)],
    temperature: WARM_TO_ORDER,
    control: [],
    installation: only('71'),
    pendantHeight: [],
  },
  '7480': { color: painted('11', '10'), temperature: [], control: DIMMABLE_TO_ORDER, installation: mounted('10', '40'), pendantHeight: [] },
  '7485': {
    color: [
      { code: '23', bov: 'B' },
      { code: '11', bov: 'V' },
    ],
    temperature: [],
    control: [],
    installation: [],
    pendantHeight: [],
  },
};

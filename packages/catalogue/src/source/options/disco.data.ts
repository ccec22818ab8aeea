import {
  brass,
  DIMMABLE,
  DIMMABLE_TO_ORDER,
  mounted,
  painted,
  REMOTE,
  stocked,
  TUNABLE,
  WARM,
  WARM_TO_ORDER,
  wire,
} from '../option-rows.data';
import type { VariationTable } from '../variation-table';

export const DISCO_OPTIONS: Readonly<Record<string, VariationTable>> = {
  '5730': {
    color: [...stocked(painted('10', '11', '51'), 2)],
    temperature: [...WARM, { code: '3', bov: 'V' }, { code: '6', bov: 'V' }, TUNABLE],
    control: [...DIMMABLE, REMOTE],
    installation: stocked(mounted('20', '33'), 1),
    pendantHeight: [],
  },
  '5735': {
    color: [...painted('51', '10', '11'), { code: '81', bov: 'O', eur: 72, usd: 86, order: 'A', leadtime: 'woodVeneer' }],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }, { ...TUNABLE, eur: 110, usd: 132 }],
    control: DIMMABLE_TO_ORDER,
    installation: mounted('20', '33'),
    pendantHeight: [],
  },
  '5740': {
    color: [...painted('11', '10', '14'), { code: '74', bov: 'V', only: 16 }],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }, { ...TUNABLE, eur: 180, usd: 216 }],
    control: DIMMABLE_TO_ORDER,
    installation: mounted('20', '40'),
    pendantHeight: [],
  },
  '5745': {
    color: [...painted('31', '10', '11'), brass(44, 53)],
    temperature: WARM_TO_ORDER,
    control: DIMMABLE_TO_ORDER,
    installation: mounted('40', '41'),
    pendantHeight: [],
  },
  '5750': {
    color: [...painted('74', '10', '11', '14')],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }, { ...TUNABLE, eur: 150, usd: 180 }],
    control: DIMMABLE_TO_ORDER,
    installation: mounted('10', '31'),
    pendantHeight: wire(30, 150, 300),
  },
};

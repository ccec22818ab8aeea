import {
  brass,
  bronze,
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

export const SINO_OPTIONS: Readonly<Record<string, VariationTable>> = {
  '0920': {
    color: [...stocked(painted('11', '10', '14'), 3), bronze(36, 44), brass(48, 58)],
    temperature: [...WARM, { code: '3', bov: 'V' }, TUNABLE],
    control: [...DIMMABLE, REMOTE],
    installation: stocked(mounted('10', '18', '31', '32'), 1),
    pendantHeight: wire(40, 180, 400),
  },
  '0925': {
    color: [...stocked(painted('42', '11', '10', '14'), 3), bronze(52, 62), brass(66, 79)],
    temperature: [...WARM, { code: '3', bov: 'V' }, { ...TUNABLE, eur: 88, usd: 106 }],
    control: DIMMABLE,
    installation: stocked(mounted('10', '18', '31'), 1),
    pendantHeight: wire(50, 180, 400),
  },
  '0930': {
    color: [...painted('74', '11', '10', '31'), { code: '55', bov: 'T', validFrom: '01/10/2026', validUntil: '30/09/2029' }],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }],
    control: DIMMABLE_TO_ORDER,
    installation: mounted('10', '31'),
    pendantHeight: wire(60, 180, 400),
  },
  '0935': {
    color: [...painted('14', '11', '10'), brass(98, 118)],
    temperature: WARM_TO_ORDER,
    control: DIMMABLE_TO_ORDER,
    installation: mounted('10'),
    pendantHeight: wire(60, 180, 400),
  },
};

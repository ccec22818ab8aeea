import {
  beside,
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

export const GUIJA_OPTIONS: Readonly<Record<string, VariationTable>> = {
  '6160': {
    color: beside('90', [...stocked(painted('10', '11'), 2), bronze(38, 46), brass(48, 58)]),
    temperature: [...WARM, TUNABLE],
    control: [...DIMMABLE, REMOTE],
    installation: stocked(mounted('10', '18', '31', '32'), 1),
    pendantHeight: wire(30, 150, 300),
  },
  '6165': {
    color: beside('90', [...stocked(painted('11', '10'), 2), bronze(50, 60), brass(62, 75)]),
    temperature: [...WARM, { ...TUNABLE, eur: 92, usd: 110 }],
    control: [...DIMMABLE, REMOTE],
    installation: stocked(mounted('10', '18', '31'), 1),
    pendantHeight: wire(40, 180, 400),
  },
  '6170': {
    color: beside('90', [...painted('10', '11', '51')]),
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }],
    control: DIMMABLE_TO_ORDER,
    installation: mounted('10'),
    pendantHeight: wire(40, 180, 400),
  },
  '6175': {
    color: beside('91', [...painted('11', '10'), brass(64, 77)]),
    temperature: WARM_TO_ORDER,
    control: DIMMABLE_TO_ORDER,
    installation: mounted('10', '18'),
    pendantHeight: wire(40, 180, 400),
  },
};

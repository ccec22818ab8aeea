import {
  adjustableWire,
  beside,
  brass,
  bronze,
  DIMMABLE,
  DIMMABLE_TO_ORDER,
  mounted,
  only,
  PLUGGED,
  painted,
  REMOTE,
  stocked,
  WARM,
  WARM_TO_ORDER,
  wire,
} from '../option-rows.data';
import type { VariationTable } from '../variation-table';

export const FAROL_OPTIONS: Readonly<Record<string, VariationTable>> = {
  '3235': {
    color: beside('90', [...stocked(painted('11', '10'), 2), bronze(44, 53), brass(58, 70)]),
    temperature: WARM,
    control: [...DIMMABLE, REMOTE],
    installation: stocked(mounted('10', '18', '31'), 1),
    pendantHeight: wire(40, 160, 400),
  },
  '3240': {
    color: beside('90', [...painted('24', '11')]),
    temperature: WARM_TO_ORDER,
    control: DIMMABLE_TO_ORDER,
    installation: mounted('10', '18', '31'),
    pendantHeight: wire(60, 180, 400),
  },
  '3245': {
    color: beside('91', painted('14', '11', '51')),
    temperature: [...WARM_TO_ORDER, { code: '5', bov: 'V' }],
    control: only('B').concat({ code: 'A', bov: 'O', eur: 24, usd: 29, order: 'C' }),
    installation: mounted('10'),
    pendantHeight: [adjustableWire({ min: 40, standard: 120, max: 200, delta: 5 }, 8, 24, 29)],
  },
  '3250': {
    color: beside('90', [...painted('11', '31'), brass(46, 55)]),
    temperature: WARM_TO_ORDER,
    control: PLUGGED,
    installation: only('50'),
    pendantHeight: [],
  },
  '3255': {
    color: beside('90', [...painted('11', '14')]),
    temperature: WARM_TO_ORDER,
    control: PLUGGED,
    installation: only('50'),
    pendantHeight: [],
  },
};

import {
  brass,
  DIMMABLE,
  DIMMABLE_TO_ORDER,
  mounted,
  only,
  PLUGGED,
  painted,
  stocked,
  WARM,
  WARM_TO_ORDER,
  wire,
} from '../option-rows.data';
import type { VariationTable } from '../variation-table';

export const HOJA_OPTIONS: Readonly<Record<string, VariationTable>> = {
  '4110': {
    color: [...stocked(painted('42', '10', '11'), 2), brass(42, 50)],
    temperature: WARM,
    control: [...DIMMABLE],
    installation: stocked(mounted('10', '03', '18', '31'), 1),
    pendantHeight: wire(40, 180, 400),
  },
  '4115': {
    color: [...painted('31', '10', '11', '42'), brass(68, 82)],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }],
    control: DIMMABLE_TO_ORDER,
    installation: mounted('10', '18', '31'),
    pendantHeight: wire(50, 180, 400),
  },
  '4120': {
    color: [...painted('10', '11', '42', '31'), brass(38, 46)],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }],
    control: [...DIMMABLE_TO_ORDER, { code: 'P', bov: 'V', only: 16 }],
    installation: mounted('40', '41'),
    pendantHeight: [],
  },
  '4125': {
    color: [...painted('11', '10', '42'), brass(62, 75)],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }],
    control: DIMMABLE_TO_ORDER,
    installation: mounted('40', '41'),
    pendantHeight: [],
  },
  '4130': {
    color: [...painted('55', '10', '11', '42'), brass(46, 55)],
    temperature: WARM_TO_ORDER,
    control: PLUGGED,
    installation: only('50'),
    pendantHeight: [],
  },
};

import { beside, brass, DIMMABLE_TO_ORDER, mounted, only, painted, WARM_TO_ORDER } from '../option-rows.data';
import type { VariationTable } from '../variation-table';

export const CINTA_OPTIONS: Readonly<Record<string, VariationTable>> = {
  '8010': { color: painted('51', '10', '11', '31'), temperature: [], control: [], installation: [], pendantHeight: [] },
  '8015': {
    color: painted('10', '11'),
    temperature: [],
    control: DIMMABLE_TO_ORDER,
    installation: mounted('10', '20', '33'),
    pendantHeight: [],
  },
  '8020': {
    color: painted('11', '10'),
    temperature: [],
    control: [
      { code: 'B', bov: 'B', only: 16 },
      { code: '1', bov: 'B', only: 21 },
      { code: 'Z', bov: 'O', eur: 18, usd: 22, order: 'C' },
    ],
    installation: only('50'),
    pendantHeight: [],
  },
  '8025': {
    color: [
      { code: '05', bov: 'B' },
      { code: '11', bov: 'V' },
    ],
    temperature: [],
    control: [],
    installation: [],
    pendantHeight: [],
  },
  '8030': { color: [{ code: '10', bov: 'B' }, brass(30, 36)], temperature: [], control: [], installation: [], pendantHeight: [] },
  '8110': {
    color: beside('90', [...painted('10', '11'), brass(36, 44)]),
    temperature: WARM_TO_ORDER,
    control: [],
    installation: only('70'),
    pendantHeight: [],
  },
  '8115': {
    color: beside('90', [...painted('11', '10'), brass(44, 53)]),
    temperature: WARM_TO_ORDER,
    control: [],
    installation: only('70'),
    pendantHeight: [],
  },
  '8120': { color: [...painted('14', '10', '11')], temperature: WARM_TO_ORDER, control: [], installation: only('70'), pendantHeight: [] },
  '8125': { color: [...painted('42', '10', '11')], temperature: WARM_TO_ORDER, control: [], installation: only('70'), pendantHeight: [] },
  '8130': { color: [...painted('31', '10', '11')], temperature: WARM_TO_ORDER, control: [], installation: only('70'), pendantHeight: [] },
  '8135': { color: [...painted('11', '10', '42')], temperature: WARM_TO_ORDER, control: [], installation: only('70'), pendantHeight: [] },
  '8140': { color: [...painted('10', '11', '42')], temperature: WARM_TO_ORDER, control: [], installation: only('70'), pendantHeight: [] },
  '8150': {
    color: [...painted('11', '10')],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }],
    control: [],
    installation: only('70'),
    pendantHeight: [],
  },
  '8155': {
    color: [...painted('10', '11')],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }],
    control: [],
    installation: only('70'),
    pendantHeight: [],
  },
  '8160': {
    color: [...painted('14', '10', '11')],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }],
    control: [],
    installation: only('70'),
    pendantHeight: [],
  },
  '8165': {
    color: [...painted('11', '10', '14')],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }],
    control: [],
    installation: only('70'),
    pendantHeight: [],
  },
  '8170': {
    color: [...painted('10', '11', '14')],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }],
    control: [],
    installation: only('70'),
    pendantHeight: [],
  },
};

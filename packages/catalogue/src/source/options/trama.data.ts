import { beside, brass, mounted, only, painted, WARM_TO_ORDER, wire } from '../option-rows.data';
import type { VariationTable } from '../variation-table';

export const TRAMA_OPTIONS: Readonly<Record<string, VariationTable>> = {
  '9010': { color: painted('10', '11', '51'), temperature: [], control: [], installation: mounted('10', '31'), pendantHeight: [] },
  '9012': {
    color: beside('90', [...painted('10', '11'), brass(24, 29)]),
    temperature: WARM_TO_ORDER,
    control: [],
    installation: only('80'),
    pendantHeight: wire(20, 120, 300),
  },
  '9014': { color: painted('11', '10'), temperature: [], control: [], installation: [], pendantHeight: [] },
  '9016': {
    color: [...painted('11', '10', '51')],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }],
    control: [
      { code: 'A', bov: 'B' },
      { code: 'Z', bov: 'O', eur: 18, usd: 22, order: 'C' },
    ],
    installation: only('80'),
    pendantHeight: [{ code: '00', bov: 'B', centimetres: { min: 60, standard: 60, max: 60, delta: 0 } }],
  },
};

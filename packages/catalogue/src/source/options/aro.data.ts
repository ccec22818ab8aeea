import { brass, DIMMABLE_TO_ORDER, mounted, painted, REMOTE, TUNABLE, WARM_TO_ORDER, wire } from '../option-rows.data';
import type { VariationTable } from '../variation-table';

export const ARO_OPTIONS: Readonly<Record<string, VariationTable>> = {
  '5772': {
    color: [...painted('11', '10', '14'), brass(88, 106)],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }, { ...TUNABLE, eur: 120, usd: 144 }],
    control: [...DIMMABLE_TO_ORDER, REMOTE],
    installation: mounted('10', '18', '31'),
    pendantHeight: wire(50, 180, 400),
  },
  '5774': {
    color: [...painted('23', '10', '11')],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }, { ...TUNABLE, eur: 160, usd: 192 }],
    control: [...DIMMABLE_TO_ORDER, REMOTE],
    installation: mounted('10', '31'),
    pendantHeight: wire(20, 50, 150),
  },
  '5776': {
    color: [...painted('10', '11', '14', '51')],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }],
    control: DIMMABLE_TO_ORDER,
    installation: mounted('10'),
    pendantHeight: wire(50, 180, 400),
  },
  '5778': {
    color: [...painted('31', '10', '11'), brass(72, 86)],
    temperature: WARM_TO_ORDER,
    control: DIMMABLE_TO_ORDER,
    installation: mounted('40', '41'),
    pendantHeight: [],
  },
};

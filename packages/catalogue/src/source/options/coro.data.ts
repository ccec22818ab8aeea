import { beside, brass, DIMMABLE_TO_ORDER, mounted, only, painted, TUNABLE, WARM_TO_ORDER, wire } from '../option-rows.data';
import type { VariationTable } from '../variation-table';

export const CORO_OPTIONS: Readonly<Record<string, VariationTable>> = {
  '2590': {
    color: [...painted('42', '10', '11'), brass(90, 108)],
    temperature: WARM_TO_ORDER,
    control: DIMMABLE_TO_ORDER,
    installation: mounted('11', '18'),
    pendantHeight: wire(60, 180, 400),
  },
  '2592': {
    color: beside('90', [...painted('11', '10'), brass(120, 144)]),
    temperature: WARM_TO_ORDER,
    control: DIMMABLE_TO_ORDER,
    installation: mounted('11', '18'),
    pendantHeight: wire(80, 200, 400),
  },
  '2594': {
    color: [...painted('10', '11', '31', '42')],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }],
    control: DIMMABLE_TO_ORDER,
    installation: mounted('11'),
    pendantHeight: wire(80, 220, 500),
  },
  '2596': {
    color: [...painted('14', '10', '11'), brass(110, 132)],
    temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }, { ...TUNABLE, eur: 140, usd: 168 }],
    control: DIMMABLE_TO_ORDER,
    installation: only('12'),
    pendantHeight: wire(60, 180, 400),
  },
  '2598': { color: painted('11', '10', '23'), temperature: [], control: [], installation: [], pendantHeight: [] },
};

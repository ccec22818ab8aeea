import { mounted, only, painted, WARM_TO_ORDER } from '../option-rows.data';
import type { VariationTable } from '../variation-table';

const part = { color: painted('11', '10'), temperature: [], control: [], installation: [], pendantHeight: [] } as const;

export const CARRIL_OPTIONS: Readonly<Record<string, VariationTable>> = {
  '9210': part,
  '9212': part,
  '9214': part,
  '9216': part,
  '9218': { ...part, installation: mounted('10', '31') },
  '9220': { ...part, temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }], installation: only('03') },
  '9222': { ...part, temperature: [...WARM_TO_ORDER, { code: '3', bov: 'V' }], installation: only('03') },
};

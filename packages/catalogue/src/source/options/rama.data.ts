import { beside, brass, mounted, painted, WARM_TO_ORDER } from '../option-rows.data';
import type { VariationTable } from '../variation-table';

const metal = [...painted('11', '10'), brass(12, 15)];
const part = { color: metal, temperature: [], control: [], installation: [], pendantHeight: [] } as const;

export const RAMA_OPTIONS: Readonly<Record<string, VariationTable>> = {
  '9310': part,
  '9312': part,
  '9314': { ...part, color: beside('90', metal), temperature: WARM_TO_ORDER },
  '9316': { ...part, installation: mounted('10', '31') },
};

import { ALBA_OPTIONS } from './options/alba.data';
import { ARO_OPTIONS } from './options/aro.data';
import { BRASA_OPTIONS } from './options/brasa.data';
import { CALA_OPTIONS } from './options/cala.data';
import { CARRIL_OPTIONS } from './options/carril.data';
import { CINTA_OPTIONS } from './options/cinta.data';
import { CORO_OPTIONS } from './options/coro.data';
import { DISCO_OPTIONS } from './options/disco.data';
import { FARO_OPTIONS } from './options/faro.data';
import { FAROL_OPTIONS } from './options/farol.data';
import { GUIJA_OPTIONS } from './options/guija.data';
import { HOJA_OPTIONS } from './options/hoja.data';
import { JUNCO_OPTIONS } from './options/junco.data';
import { PERLA_OPTIONS } from './options/perla.data';
import { RAMA_OPTIONS } from './options/rama.data';
import { SINO_OPTIONS } from './options/sino.data';
import { TRAMA_OPTIONS } from './options/trama.data';
import { TRAMO_OPTIONS } from './options/tramo.data';
import { VANO_OPTIONS } from './options/vano.data';
import type { VariationTable } from './variation-table';

/** Variations of each model. */
export const VARIATION_TABLES: Readonly<Record<string, VariationTable>> = {
  ...ALBA_OPTIONS,
  ...PERLA_OPTIONS,
  ...TRAMO_OPTIONS,
  ...SINO_OPTIONS,
  ...FAROL_OPTIONS,
  ...HOJA_OPTIONS,
  ...DISCO_OPTIONS,
  ...FARO_OPTIONS,
  ...GUIJA_OPTIONS,
  ...BRASA_OPTIONS,
  ...CALA_OPTIONS,
  ...JUNCO_OPTIONS,
  ...CINTA_OPTIONS,
  ...ARO_OPTIONS,
  ...VANO_OPTIONS,
  ...CORO_OPTIONS,
  ...TRAMA_OPTIONS,
  ...CARRIL_OPTIONS,
  ...RAMA_OPTIONS,
};

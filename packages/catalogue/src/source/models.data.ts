import type { ModelSource } from './model-source';
import { ALBA_MODELS } from './models/alba.data';
import { ARO_MODELS } from './models/aro.data';
import { BRASA_MODELS } from './models/brasa.data';
import { CALA_MODELS } from './models/cala.data';
import { CARRIL_MODELS } from './models/carril.data';
import { CINTA_MODELS } from './models/cinta.data';
import { CORO_MODELS } from './models/coro.data';
import { DISCO_MODELS } from './models/disco.data';
import { FARO_MODELS } from './models/faro.data';
import { FAROL_MODELS } from './models/farol.data';
import { GUIJA_MODELS } from './models/guija.data';
import { HOJA_MODELS } from './models/hoja.data';
import { JUNCO_MODELS } from './models/junco.data';
import { PERLA_MODELS } from './models/perla.data';
import { RAMA_MODELS } from './models/rama.data';
import { SINO_MODELS } from './models/sino.data';
import { TRAMA_MODELS } from './models/trama.data';
import { TRAMO_MODELS } from './models/tramo.data';
import { VANO_MODELS } from './models/vano.data';

/** The whole range, collection by collection. */
export const MODELS: readonly ModelSource[] = [
  ...ALBA_MODELS,
  ...PERLA_MODELS,
  ...TRAMO_MODELS,
  ...SINO_MODELS,
  ...FAROL_MODELS,
  ...HOJA_MODELS,
  ...DISCO_MODELS,
  ...FARO_MODELS,
  ...GUIJA_MODELS,
  ...BRASA_MODELS,
  ...CALA_MODELS,
  ...JUNCO_MODELS,
  ...CINTA_MODELS,
  ...ARO_MODELS,
  ...VANO_MODELS,
  ...CORO_MODELS,
  ...TRAMA_MODELS,
  ...CARRIL_MODELS,
  ...RAMA_MODELS,
];

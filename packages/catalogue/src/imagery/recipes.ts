import type { LuminaireRecipe } from './luminaire-recipe';
import { ALBA } from './recipes/alba.data';
import { ARO } from './recipes/aro.data';
import { BRASA } from './recipes/brasa.data';
import { CALA } from './recipes/cala.data';
import { CARRIL } from './recipes/carril.data';
import { CINTA } from './recipes/cinta.data';
import { CORO } from './recipes/coro.data';
import { DISCO } from './recipes/disco.data';
import { FARO } from './recipes/faro.data';
import { FAROL } from './recipes/farol.data';
import { GUIJA } from './recipes/guija.data';
import { HOJA } from './recipes/hoja.data';
import { JUNCO } from './recipes/junco.data';
import { PERLA } from './recipes/perla.data';
import { RAMA } from './recipes/rama.data';
import { SINO } from './recipes/sino.data';
import { TRAMA } from './recipes/trama.data';
import { TRAMO } from './recipes/tramo.data';
import { VANO } from './recipes/vano.data';

export const LUMINAIRE_RECIPES: readonly LuminaireRecipe[] = [
  ...ALBA,
  ...PERLA,
  ...TRAMO,
  ...SINO,
  ...FAROL,
  ...HOJA,
  ...DISCO,
  ...FARO,
  ...GUIJA,
  ...BRASA,
  ...CALA,
  ...JUNCO,
  ...CINTA,
  ...ARO,
  ...VANO,
  ...CORO,
  ...TRAMA,
  ...CARRIL,
  ...RAMA,
];

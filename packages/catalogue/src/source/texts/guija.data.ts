import type { LocalisedText } from '@candil/domain';
import { text } from '../localised-text';

/** One sentence for each model of the collection. */
export const GUIJA_DESCRIPTIONS: Readonly<Record<string, LocalisedText>> = {
  '6160': text(
    'A small glass pebble, lovely in uneven groups.',
    'Un pequeño guijarro de vidrio, bonito en grupos irregulares.',
    'Ein kleiner Kiesel aus Glas, schön in unregelmäßigen Gruppen.',
    'Un petit galet de verre, beau en groupes irréguliers.',
    'Un piccolo ciottolo di vetro, bello in gruppi irregolari.',
    'A small glass pebble, lovely in uneven groups.',
  ),
  '6165': text(
    'A glass pebble of middle size that glows from edge to edge.',
    'Un guijarro de vidrio mediano que brilla de lado a lado.',
    'Ein mittlerer Glaskiesel, der von Rand zu Rand leuchtet.',
    'Un galet de verre moyen, lumineux d’un bord à l’autre.',
    'Un ciottolo di vetro medio, luminoso da un bordo all’altro.',
    'A glass pebble of middle size that glows from edge to edge.',
  ),
  '6170': text(
    'The large flat pebble, for tables where the view across should stay free.',
    'El guijarro grande y plano, para mesas donde no se quiere tapar la vista.',
    'Der große flache Kiesel, für Tische mit freiem Blick darüber.',
    'Le grand galet plat, pour des tables où le regard reste libre.',
    'Il grande ciottolo piatto, per tavoli dove lo sguardo resta libero.',
    'The large flat pebble, for tables where the view across should stay free.',
  ),
  '6175': text(
    'A pebble stood on end, in smoked glass over an opal core.',
    'Un guijarro de pie, en vidrio ahumado sobre un núcleo opal.',
    'Ein hochkant gestellter Kiesel aus Rauchglas über opalem Kern.',
    'Un galet debout, en verre fumé autour d’un cœur opale.',
    'Un ciottolo in piedi, in vetro fumé attorno a un cuore opalino.',
    'A pebble stood on end, in smoked glass over an opal core.',
  ),
};

import type { LocalisedText } from '@candil/domain';
import { text } from './localised-text';

export interface SubFamilySource {
  readonly id: number;
  readonly familyId: number;
  readonly name: string;
  readonly tagline: LocalisedText;
  /** The model whose picture stands for the collection. */
  readonly heroModel: string;
}

export const SUB_FAMILIES: readonly SubFamilySource[] = [
  {
    id: 110,
    familyId: 11,
    name: 'Alba',
    heroModel: '0820',
    tagline: text(
      'Spun domes that keep the light on the table.',
      'Cúpulas repulsadas que dejan la luz sobre la mesa.',
      'Gedrückte Schirme, die das Licht auf dem Tisch halten.',
      'Des coupoles repoussées qui gardent la lumière sur la table.',
      'Calotte tornite che tengono la luce sul tavolo.',
      'Spun domes that keep the light on the table.',
    ),
  },
  {
    id: 120,
    familyId: 12,
    name: 'Perla',
    heroModel: '5525',
    tagline: text(
      'Blown opal glass, soft from every side.',
      'Vidrio opal soplado, suave desde cualquier lado.',
      'Mundgeblasenes Opalglas, weich von allen Seiten.',
      'Du verre opale soufflé, doux de tous les côtés.',
      'Vetro opalino soffiato, morbido da ogni lato.',
      'Blown opal glass, soft from every side.',
    ),
  },
  {
    id: 130,
    familyId: 13,
    name: 'Tramo',
    heroModel: '2350',
    tagline: text(
      'Plain geometry, drawn in one line.',
      'Geometría sencilla, trazada con una sola línea.',
      'Klare Geometrie, in einer Linie gezogen.',
      'Une géométrie simple, tracée d’un seul trait.',
      'Geometria semplice, tracciata in una sola linea.',
      'Plain geometry, drawn in one line.',
    ),
  },
];

import type { LocalisedText } from '@candil/domain';
import { text } from '../localised-text';

/** One sentence for each model of the collection. */
export const PERLA_DESCRIPTIONS: Readonly<Record<string, LocalisedText>> = {
  '5664': text(
    'A drop of opal glass that seems about to fall from its metal neck.',
    'Una gota de vidrio opal que parece a punto de caer de su cuello metálico.',
    'Ein Tropfen aus Opalglas, der sich gerade vom Metallhals zu lösen scheint.',
    'Une goutte de verre opale qui semble se détacher de son col de métal.',
    'Una goccia di vetro opalino che sembra staccarsi dal suo collo di metallo.',
    'A drop of opal glass that seems about to fall from its metal neck.',
  ),
  '5530': text(
    'The large globe of the collection, for stairwells and high halls.',
    'La esfera grande de la colección, para huecos de escalera y vestíbulos altos.',
    'Die große Kugel der Kollektion, für Treppenaugen und hohe Hallen.',
    'Le grand globe de la collection, pour cages d’escalier et halls élevés.',
    'Il grande globo della collezione, per trombe di scale e atri alti.',
    'The large globe of the collection, for stairwells and high lobbies.',
  ),
};

import type { LocalisedText } from '@candil/domain';
import { text } from '../localised-text';

/** One sentence for each model of the collection. */
export const VANO_DESCRIPTIONS: Readonly<Record<string, LocalisedText>> = {
  '8410': text(
    'A short bar for the wash basin, with light that flatters no one too much and no one too little.',
    'Una barra corta para el lavabo, con una luz que trata bien todos los rostros.',
    'Ein kurzer Balken für den Waschtisch, mit Licht, das jedem Gesicht gerecht wird.',
    'Une courte barre pour le lavabo, à la lumière juste pour tous les visages.',
    'Una barra corta per il lavabo, con una luce giusta per ogni viso.',
    'A short bar for the washbasin, with a light that is fair to every face.',
  ),
  '8415': text(
    'A glass tube between two caps, mounted above or beside the mirror.',
    'Un tubo de vidrio entre dos casquillos, sobre el espejo o a su lado.',
    'Eine Glasröhre zwischen zwei Kappen, über oder neben dem Spiegel.',
    'Un tube de verre entre deux embouts, au-dessus ou à côté du miroir.',
    'Un tubo di vetro fra due terminali, sopra o accanto allo specchio.',
    'A glass tube between two caps, mounted above or beside the mirror.',
  ),
  '8420': text(
    'A round mirror with a band of light just inside its edge.',
    'Un espejo redondo con una banda de luz junto al borde.',
    'Ein runder Spiegel mit einem Lichtband knapp am Rand.',
    'Un miroir rond bordé d’un bandeau de lumière.',
    'Uno specchio tondo con una fascia di luce lungo il bordo.',
    'A round mirror with a band of light just inside its edge.',
  ),
  '8425': text(
    'An opal globe on a plain plate, in pairs at the sides of a mirror.',
    'Una esfera opal sobre una placa sencilla, por parejas junto al espejo.',
    'Eine Opalkugel auf schlichter Platte, paarweise neben dem Spiegel.',
    'Un globe opale sur une platine simple, par paires autour du miroir.',
    'Un globo opalino su una piastra semplice, a coppie ai lati dello specchio.',
    'An opal globe on a plain plate, in pairs at the sides of a mirror.',
  ),
};

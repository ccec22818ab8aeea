import type { LocalisedText } from '@candil/domain';
import { text } from '../localised-text';

/** One sentence for each model of the collection. */
export const JUNCO_DESCRIPTIONS: Readonly<Record<string, LocalisedText>> = {
  '7450': text(
    'A stick of light, the shortest, that closes corners.',
    'Una vara de luz, la más corta, que cierra esquinas.',
    'Ein Lichtstab, der kürzeste, der Ecken schließt.',
    'Une tige de lumière, la plus courte, qui ferme les angles.',
    'Un’asta di luce, la più corta, che chiude gli angoli.',
    'A stick of light, the shortest, that closes corners.',
  ),
  '7455': text(
    'A stick of light, the usual length between two joints.',
    'Una vara de luz, la longitud habitual entre dos rótulas.',
    'Ein Lichtstab, die übliche Länge zwischen zwei Gelenken.',
    'Une tige de lumière, la longueur courante entre deux rotules.',
    'Un’asta di luce, la lunghezza abituale fra due snodi.',
    'A stick of light, the usual length between two joints.',
  ),
  '7460': text(
    'A stick of light, long enough to follow a table.',
    'Una vara de luz, lo bastante larga para seguir una mesa.',
    'Ein Lichtstab, lang genug, um einem Tisch zu folgen.',
    'Une tige de lumière, assez longue pour suivre une table.',
    'Un’asta di luce, abbastanza lunga da seguire un tavolo.',
    'A stick of light, long enough to follow a table.',
  ),
  '7470': text(
    'A stick of light, the longest, for halls and stairs.',
    'Una vara de luz, la más larga, para vestíbulos y escaleras.',
    'Ein Lichtstab, der längste, für Hallen und Treppen.',
    'Une tige de lumière, la plus longue, pour halls et escaliers.',
    'Un’asta di luce, la più lunga, per atri e scale.',
    'A stick of light, the longest, for lobbies and stairs.',
  ),
  '7475': text(
    'A small spot that ends a line of sticks and aims where the line does not.',
    'Un pequeño foco que remata la línea de varas y apunta donde ella no llega.',
    'Ein kleiner Strahler, der die Stablinie abschließt und dorthin zielt, wo sie nicht hinreicht.',
    'Un petit spot qui termine la ligne de tiges et vise là où elle n’éclaire pas.',
    'Un piccolo faretto che chiude la linea di aste e punta dove essa non arriva.',
    'A small spot that ends a line of sticks and aims where the line does not.',
  ),
  '7480': text(
    'The round base that feeds a line of sticks from the ceiling or the wall.',
    'La base redonda que alimenta la línea de varas desde el techo o la pared.',
    'Die runde Basis, die eine Stablinie von Decke oder Wand speist.',
    'La base ronde qui alimente la ligne de tiges depuis le plafond ou le mur.',
    'La base tonda che alimenta la linea di aste dal soffitto o dalla parete.',
    'The round base that feeds a line of sticks from the ceiling or the wall.',
  ),
  '7485': text(
    'The joint that turns one stick against the next and carries the current across.',
    'La rótula que gira una vara respecto a la siguiente y deja pasar la corriente.',
    'Das Gelenk, das einen Stab gegen den nächsten dreht und den Strom weiterführt.',
    'La rotule qui oriente une tige par rapport à l’autre et fait passer le courant.',
    'Lo snodo che orienta un’asta rispetto all’altra e fa passare la corrente.',
    'The joint that turns one stick against the next and carries the current across.',
  ),
};

import type { LocalisedText } from '@candil/domain';
import { text } from '../localised-text';

/** One sentence for each model of the collection. */
export const ALBA_DESCRIPTIONS: Readonly<Record<string, LocalisedText>> = {
  '0270': text(
    'A deep spun dome that lights one place setting and leaves the faces around it calm.',
    'Una cúpula honda repulsada que ilumina un solo cubierto y deja en calma los rostros.',
    'Ein tiefer gedrückter Schirm, der ein einzelnes Gedeck beleuchtet und die Gesichter ringsum ruhig lässt.',
    'Une coupole profonde qui éclaire un seul couvert et laisse les visages au calme.',
    'Una calotta profonda che illumina un solo coperto e lascia tranquilli i volti intorno.',
    'A deep spun dome that lights one place setting and leaves the faces around it calm.',
  ),
  '0345': text(
    'The widest dome of the collection, shallow enough to hang above a meeting table without hiding anyone.',
    'La cúpula más ancha de la colección, tan baja que cuelga sobre una mesa de reunión sin ocultar a nadie.',
    'Der breiteste Schirm der Kollektion, so flach, dass er über dem Besprechungstisch niemanden verdeckt.',
    'La plus large coupole de la collection, assez basse pour ne cacher personne au-dessus d’une table de réunion.',
    'La calotta più larga della collezione, così bassa da non nascondere nessuno sopra un tavolo da riunione.',
    'The widest dome of the collection, shallow enough to hang above a meeting table without hiding anyone.',
  ),
  '0361': text(
    'Two domes on one cable: the lower one lights the table, the upper one the wall behind it.',
    'Dos cúpulas en un mismo cable: la de abajo ilumina la mesa y la de arriba la pared.',
    'Zwei Schirme an einem Kabel: Der untere beleuchtet den Tisch, der obere die Wand dahinter.',
    'Deux coupoles sur un câble : celle du bas éclaire la table, celle du haut le mur.',
    'Due calotte su un solo cavo: quella in basso illumina il tavolo, quella in alto la parete.',
    'Two domes on one cable: the lower one lights the table, the upper one the wall behind it.',
  ),
};

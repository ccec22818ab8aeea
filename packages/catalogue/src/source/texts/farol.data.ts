import type { LocalisedText } from '@candil/domain';
import { text } from '../localised-text';

/** One sentence for each model of the collection. */
export const FAROL_DESCRIPTIONS: Readonly<Record<string, LocalisedText>> = {
  '3235': text(
    'A lantern of four slim posts around an opal glass, at home above any table.',
    'Un farol de cuatro montantes finos en torno a un vidrio opal, para cualquier mesa.',
    'Eine Laterne aus vier schlanken Stäben um ein Opalglas, passend über jeden Tisch.',
    'Une lanterne à quatre montants fins autour d’un verre opale, au-dessus de toute table.',
    'Una lanterna con quattro montanti sottili attorno a un vetro opalino, sopra ogni tavolo.',
    'A lantern of four slim posts around an opal glass, at home above any table.',
  ),
  '3240': text(
    'The tall lantern, for stairs and entrances where one light has to hold the height.',
    'El farol alto, para escaleras y entradas donde una sola luz llena la altura.',
    'Die hohe Laterne für Treppen und Eingänge, wo ein Licht die Höhe füllen muss.',
    'La haute lanterne des escaliers et des entrées, où une seule lumière tient la hauteur.',
    'La lanterna alta per scale e ingressi, dove una sola luce deve reggere l’altezza.',
    'The tall lantern, for stairs and entrances where one light has to hold the height.',
  ),
  '3245': text(
    'The wide lantern for porches, with smoked glass and a sealed lamp chamber.',
    'El farol ancho para porches, con vidrio ahumado y cámara estanca.',
    'Die breite Laterne für Veranden, mit Rauchglas und dichter Lampenkammer.',
    'La large lanterne des porches, à verre fumé et chambre étanche.',
    'La lanterna larga per i portici, con vetro fumé e vano lampada stagno.',
    'The wide lantern for porches, with smoked glass and a sealed lamp chamber.',
  ),
  '3250': text(
    'A lantern with a carrying ring that moves from the sideboard to the dinner table.',
    'Un farol con asa que pasa del aparador a la mesa del comedor.',
    'Eine Laterne mit Tragring, die von der Anrichte auf den Esstisch wandert.',
    'Une lanterne à anneau qui passe du buffet à la table du dîner.',
    'Una lanterna con anello che passa dalla credenza al tavolo da pranzo.',
    'A lantern with a carrying ring that moves from the sideboard to the dinner table.',
  ),
  '3255': text(
    'A tall lantern that stands on the floor beside a sofa or a fireplace.',
    'Un farol grande que se apoya en el suelo, junto al sofá o la chimenea.',
    'Eine große Laterne, die neben Sofa oder Kamin auf dem Boden steht.',
    'Une grande lanterne posée au sol, près d’un canapé ou d’une cheminée.',
    'Una grande lanterna da terra, accanto al divano o al camino.',
    'A tall lantern that stands on the floor beside a sofa or a fireplace.',
  ),
};

import type { LocalisedText } from '@candil/domain';
import { text } from '../localised-text';

/** One sentence for each model of the collection. */
export const BRASA_DESCRIPTIONS: Readonly<Record<string, LocalisedText>> = {
  '6310': text(
    'A drum of linen on a slim metal foot, for sideboards and bedsides.',
    'Una pantalla cilíndrica de lino sobre un pie fino, para aparadores y mesillas.',
    'Eine Leinentrommel auf schlankem Metallfuß, für Anrichte und Nachttisch.',
    'Un abat-jour droit en lin sur un pied fin, pour buffets et chevets.',
    'Un paralume cilindrico di lino su un piede sottile, per credenze e comodini.',
    'A drum of linen on a slim metal foot, for sideboards and nightstands.',
  ),
  '6315': text(
    'A wide linen cone that lights the whole console it stands on.',
    'Un cono ancho de lino que ilumina toda la consola en la que se apoya.',
    'Ein breiter Kegel aus Leinen, der die ganze Konsole beleuchtet.',
    'Un large cône de lin qui éclaire toute la console.',
    'Un ampio cono di lino che illumina tutta la consolle.',
    'A wide linen cone that lights the whole console it stands on.',
  ),
  '6320': text(
    'A floor lamp with a jointed arm that brings the light to the page.',
    'Una lámpara de pie con brazo articulado que acerca la luz a la página.',
    'Eine Stehleuchte mit Gelenkarm, der das Licht zur Buchseite bringt.',
    'Un lampadaire à bras articulé qui amène la lumière sur la page.',
    'Una lampada da terra con braccio snodato che porta la luce sulla pagina.',
    'A floor lamp with a jointed arm that brings the light to the page.',
  ),
  '6325': text(
    'A long arc from a heavy base: light over the table where there is no outlet in the ceiling.',
    'Un gran arco desde una base pesada: luz sobre la mesa donde no hay punto en el techo.',
    'Ein weiter Bogen aus schwerem Fuß: Licht über dem Tisch, wo die Decke keinen Auslass hat.',
    'Un grand arc sur un socle lourd : la lumière sur la table, sans sortie au plafond.',
    'Un grande arco da una base pesante: luce sul tavolo dove il soffitto non ha un punto luce.',
    'A long arc from a heavy base: light over the table where there is no outlet in the ceiling.',
  ),
  '6330': text(
    'A column that lights a room by way of its ceiling, standing or fixed to the wall.',
    'Una columna que ilumina la sala a través del techo, de pie o fijada a la pared.',
    'Eine Säule, die den Raum über die Decke beleuchtet, stehend oder an der Wand.',
    'Une colonne qui éclaire la pièce par le plafond, posée ou fixée au mur.',
    'Una colonna che illumina la stanza dal soffitto, a terra o fissata alla parete.',
    'A column that lights a room by way of its ceiling, standing or fixed to the wall.',
  ),
};

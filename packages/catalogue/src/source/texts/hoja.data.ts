import type { LocalisedText } from '@candil/domain';
import { text } from '../localised-text';

/** One sentence for each model of the collection. */
export const HOJA_DESCRIPTIONS: Readonly<Record<string, LocalisedText>> = {
  '4110': text(
    'A folded leaf of aluminium that shades its lamp on one side and opens on the other.',
    'Una hoja plegada de aluminio que tapa la lámpara por un lado y se abre por el otro.',
    'Ein gefaltetes Blatt aus Aluminium, das die Lampe auf einer Seite abschirmt und sich auf der anderen öffnet.',
    'Une feuille d’aluminium pliée qui abrite la lampe d’un côté et s’ouvre de l’autre.',
    'Una foglia di alluminio piegata che scherma la lampada da un lato e si apre dall’altro.',
    'A folded leaf of aluminum that shades its lamp on one side and opens on the other.',
  ),
  '4115': text(
    'The large leaf, whose fold throws a second, softer light along the ceiling.',
    'La hoja grande, cuyo pliegue lanza una segunda luz más suave al techo.',
    'Das große Blatt, dessen Falte ein zweites, weicheres Licht zur Decke wirft.',
    'La grande feuille, dont le pli envoie au plafond une seconde lumière plus douce.',
    'La foglia grande, la cui piega manda al soffitto una seconda luce più morbida.',
    'The large leaf, whose fold throws a second, softer light along the ceiling.',
  ),
  '4120': text(
    'A leaf that leans off the wall and washes it with light from above.',
    'Una hoja que se separa de la pared y la baña de luz desde arriba.',
    'Ein Blatt, das sich von der Wand abhebt und sie von oben mit Licht überzieht.',
    'Une feuille qui s’écarte du mur et le baigne de lumière.',
    'Una foglia che si stacca dalla parete e la bagna di luce dall’alto.',
    'A leaf that leans off the wall and washes it with light from above.',
  ),
  '4125': text(
    'Two leaves on one plate, one for the wall above and one for the floor below.',
    'Dos hojas en una placa, una para la pared de arriba y otra para el suelo.',
    'Zwei Blätter auf einer Platte, eines für die Wand darüber, eines für den Boden darunter.',
    'Deux feuilles sur une platine, l’une vers le haut du mur, l’autre vers le sol.',
    'Due foglie su una piastra, una verso l’alto e una verso il pavimento.',
    'Two leaves on one plate, one for the wall above and one for the floor below.',
  ),
  '4130': text(
    'A leaf on a slim stem that turns towards the book.',
    'Una hoja sobre un tallo fino que se gira hacia el libro.',
    'Ein Blatt auf schlankem Stiel, das sich zum Buch drehen lässt.',
    'Une feuille sur une tige fine, qui se tourne vers le livre.',
    'Una foglia su uno stelo sottile che si gira verso il libro.',
    'A leaf on a slim stem that turns toward the book.',
  ),
};

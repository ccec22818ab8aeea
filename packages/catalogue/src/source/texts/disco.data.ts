import type { LocalisedText } from '@candil/domain';
import { text } from '../localised-text';

/** One sentence for each model of the collection. */
export const DISCO_DESCRIPTIONS: Readonly<Record<string, LocalisedText>> = {
  '5730': text(
    'A flat disc for corridors that gives even light right up to its edge.',
    'Un disco plano para pasillos, con luz uniforme hasta el borde.',
    'Eine flache Scheibe für Flure, gleichmäßig hell bis an den Rand.',
    'Un disque plat pour couloirs, à la lumière égale jusqu’au bord.',
    'Un disco piatto per corridoi, dalla luce uniforme fino al bordo.',
    'A flat disc for hallways that gives even light right up to its edge.',
  ),
  '5735': text(
    'A thicker disc whose side glows as well, so that the ceiling is never dark.',
    'Un disco más grueso cuyo canto también brilla, para que el techo nunca quede oscuro.',
    'Eine dickere Scheibe, deren Rand mitleuchtet, damit die Decke nie dunkel bleibt.',
    'Un disque plus épais dont le chant éclaire aussi, pour que le plafond ne soit jamais sombre.',
    'Un disco più spesso, luminoso anche sul bordo, perché il soffitto non resti mai scuro.',
    'A thicker disc whose side glows as well, so that the ceiling is never dark.',
  ),
  '5740': text(
    'The large slim disc, enough for a whole office room, on the ceiling or on a wall.',
    'El disco grande y fino, suficiente para todo un despacho, en techo o en pared.',
    'Die große schlanke Scheibe, genug für ein ganzes Büro, an Decke oder Wand.',
    'Le grand disque mince, assez pour tout un bureau, au plafond ou au mur.',
    'Il grande disco sottile, sufficiente per un intero ufficio, a soffitto o a parete.',
    'The large slim disc, enough for a whole office, on the ceiling or on a wall.',
  ),
  '5745': text(
    'A closed disc held off the wall; all you see is the halo behind it.',
    'Un disco ciego separado de la pared; solo se ve el halo que deja detrás.',
    'Eine geschlossene Scheibe vor der Wand; zu sehen ist nur ihr Lichthof.',
    'Un disque plein, écarté du mur ; on n’en voit que le halo.',
    'Un disco pieno staccato dalla parete; se ne vede solo l’alone.',
    'A closed disc held off the wall; all you see is the halo behind it.',
  ),
  '5750': text(
    'A slim disc on three wires, bright below and gentle towards the ceiling.',
    'Un disco fino en tres cables, claro hacia abajo y suave hacia el techo.',
    'Eine schlanke Scheibe an drei Seilen, hell nach unten und sanft zur Decke.',
    'Un disque mince sur trois câbles, vif vers le bas et doux vers le plafond.',
    'Un disco sottile su tre cavi, chiaro in basso e morbido verso il soffitto.',
    'A slim disc on three wires, bright below and gentle toward the ceiling.',
  ),
};

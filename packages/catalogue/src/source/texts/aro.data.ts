import type { LocalisedText } from '@candil/domain';
import { text } from '../localised-text';

/** One sentence for each model of the collection. */
export const ARO_DESCRIPTIONS: Readonly<Record<string, LocalisedText>> = {
  '5772': text(
    'A ring that lights the table from its inner face and the ceiling from its top.',
    'Un aro que ilumina la mesa por dentro y el techo por arriba.',
    'Ein Ring, der innen den Tisch und oben die Decke beleuchtet.',
    'Un anneau qui éclaire la table par l’intérieur et le plafond par le dessus.',
    'Un anello che illumina il tavolo dall’interno e il soffitto dall’alto.',
    'A ring that lights the table from its inner face and the ceiling from its top.',
  ),
  '5774': text(
    'A flat ring kept close to the ceiling, for rooms that have to stay open.',
    'Un aro plano junto al techo, para salas que deben quedar despejadas.',
    'Ein flacher Ring nah an der Decke, für Räume, die offen bleiben sollen.',
    'Un anneau plat près du plafond, pour des pièces qui restent dégagées.',
    'Un anello piatto vicino al soffitto, per ambienti che devono restare aperti.',
    'A flat ring kept close to the ceiling, for rooms that have to stay open.',
  ),
  '5776': text(
    'Two rings, one inside the other, for lobbies and large tables.',
    'Dos aros, uno dentro del otro, para vestíbulos y mesas grandes.',
    'Zwei Ringe ineinander, für Foyers und große Tische.',
    'Deux anneaux, l’un dans l’autre, pour halls et grandes tables.',
    'Due anelli, uno dentro l’altro, per atri e grandi tavoli.',
    'Two rings, one inside the other, for lobbies and large tables.',
  ),
  '5778': text(
    'An upright ring whose light falls backwards, like the edge of a mirror.',
    'Un aro vertical cuya luz cae hacia atrás, como el canto de un espejo.',
    'Ein senkrechter Ring, dessen Licht nach hinten fällt wie am Rand eines Spiegels.',
    'Un anneau vertical dont la lumière part vers l’arrière, comme au bord d’un miroir.',
    'Un anello verticale la cui luce cade all’indietro, come al bordo di uno specchio.',
    'An upright ring whose light falls backward, like the edge of a mirror.',
  ),
};

import type { LocalisedText } from '@candil/domain';
import { text } from '../localised-text';

/** One sentence for each model of the collection. */
export const TRAMO_DESCRIPTIONS: Readonly<Record<string, LocalisedText>> = {
  '2360': text(
    'A tall cylinder with its source set deep, so that only the counter below is bright.',
    'Un cilindro alto con la fuente muy retirada: solo brilla la barra de abajo.',
    'Ein hoher Zylinder mit tief sitzender Lichtquelle, sodass nur die Theke darunter hell ist.',
    'Un haut cylindre à source très en retrait : seul le comptoir est éclairé.',
    'Un cilindro alto con la sorgente arretrata: è chiaro solo il bancone sotto.',
    'A tall cylinder with its source set deep, so that only the counter below is bright.',
  ),
  '2365': text(
    'A low bell with a crisp rim that keeps close to the ceiling in rooms without height.',
    'Una campana baja de borde nítido que se queda cerca del techo donde falta altura.',
    'Eine flache Glocke mit klarer Kante, die in niedrigen Räumen nah an der Decke bleibt.',
    'Une cloche basse au bord net, qui reste près du plafond quand la hauteur manque.',
    'Una campana bassa dal bordo netto, che resta vicina al soffitto dove manca altezza.',
    'A low bell with a crisp rim that keeps close to the ceiling in rooms without height.',
  ),
};

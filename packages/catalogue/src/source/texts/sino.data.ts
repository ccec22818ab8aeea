import type { LocalisedText } from '@candil/domain';
import { text } from '../localised-text';

/** One sentence for each model of the collection. */
export const SINO_DESCRIPTIONS: Readonly<Record<string, LocalisedText>> = {
  '0920': text(
    'The small steel bell, made for rows above a bar.',
    'La campana pequeña de acero, pensada para hileras sobre una barra.',
    'Die kleine Stahlglocke, gemacht für Reihen über einer Bar.',
    'La petite cloche d’acier, faite pour les alignements au-dessus d’un bar.',
    'La piccola campana d’acciaio, fatta per le file sopra un bancone.',
    'The small steel bell, made for rows above a bar.',
  ),
  '0925': text(
    'A steel bell of middle size with a white inside that softens the light at its edge.',
    'Una campana de acero mediana con interior blanco que suaviza el borde de la luz.',
    'Eine mittlere Stahlglocke, innen weiß, was den Rand des Lichts weicher macht.',
    'Une cloche d’acier moyenne, blanche à l’intérieur pour adoucir le bord de la lumière.',
    'Una campana d’acciaio media, bianca all’interno per ammorbidire il bordo della luce.',
    'A steel bell of middle size with a white inside that softens the light at its edge.',
  ),
  '0930': text(
    'The bell opened wide, one of them for a whole dining table.',
    'La campana muy abierta: una basta para toda una mesa de comedor.',
    'Die weit geöffnete Glocke, von der eine für den ganzen Esstisch reicht.',
    'La cloche largement ouverte : une seule suffit à toute une table.',
    'La campana molto aperta: una basta per un intero tavolo da pranzo.',
    'The bell opened wide, one of them for a whole dining table.',
  ),
  '0935': text(
    'A bell inside a bell; the light between them shows the outer one from within.',
    'Una campana dentro de otra; la luz entre ambas descubre la exterior desde dentro.',
    'Eine Glocke in einer Glocke; das Licht dazwischen zeigt die äußere von innen.',
    'Une cloche dans une cloche ; la lumière entre les deux révèle celle du dehors.',
    'Una campana dentro l’altra; la luce fra le due svela dall’interno quella esterna.',
    'A bell inside a bell; the light between them shows the outer one from within.',
  ),
};

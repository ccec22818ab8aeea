import type { LocalisedText } from '@candil/domain';
import { text } from '../localised-text';

/** One sentence for each model of the collection. */
export const CALA_DESCRIPTIONS: Readonly<Record<string, LocalisedText>> = {
  '7110': text(
    'A knee-high bollard that lights the path and never the eyes; a bracket fixes it to low walls.',
    'Una baliza a la altura de la rodilla que alumbra el camino y nunca los ojos; con soporte, también en muretes.',
    'Ein kniehoher Poller, der den Weg und nie die Augen beleuchtet; mit Halter auch an niedrigen Mauern.',
    'Une borne à hauteur de genou qui éclaire l’allée et jamais les yeux ; un support la fixe aux murets.',
    'Un paletto ad altezza ginocchio che illumina il vialetto e mai gli occhi; con staffa anche sui muretti.',
    'A knee-high bollard that lights the path and never the eyes; a bracket fixes it to low walls.',
  ),
  '7115': text(
    'The tall bollard, for drives and wider paths.',
    'La baliza alta, para accesos y caminos anchos.',
    'Der hohe Poller, für Zufahrten und breitere Wege.',
    'La borne haute, pour les accès et les allées larges.',
    'Il paletto alto, per viali d’accesso e percorsi larghi.',
    'The tall bollard, for driveways and wider paths.',
  ),
  '7120': text(
    'A small outdoor wall light that draws its cone down the façade.',
    'Un pequeño aplique de exterior que dibuja su cono en la fachada.',
    'Eine kleine Außenwandleuchte, die ihren Kegel an die Fassade zeichnet.',
    'Une petite applique d’extérieur qui trace son cône sur la façade.',
    'Una piccola applique da esterni che disegna il suo cono sulla facciata.',
    'A small outdoor wall light that draws its cone down the facade.',
  ),
  '7125': text(
    'The same wall light with two beams, one up and one down.',
    'El mismo aplique con dos haces, uno hacia arriba y otro hacia abajo.',
    'Dieselbe Wandleuchte mit zwei Strahlen, einem nach oben und einem nach unten.',
    'La même applique à deux faisceaux, l’un vers le haut, l’autre vers le bas.',
    'La stessa applique con due fasci, uno verso l’alto e uno verso il basso.',
    'The same wall light with two beams, one up and one down.',
  ),
  '7130': text(
    'A bell for pergolas and covered terraces, sealed against rain from the side.',
    'Una campana para pérgolas y terrazas cubiertas, protegida de la lluvia lateral.',
    'Eine Glocke für Pergolen und überdachte Terrassen, gegen seitlichen Regen dicht.',
    'Une cloche pour pergolas et terrasses couvertes, protégée de la pluie de côté.',
    'Una campana per pergole e terrazze coperte, protetta dalla pioggia laterale.',
    'A bell for pergolas and covered patios, sealed against rain from the side.',
  ),
};

import type { LocalisedText } from '@candil/domain';
import { text } from '../localised-text';

/** One sentence for each model of the collection. */
export const RAMA_DESCRIPTIONS: Readonly<Record<string, LocalisedText>> = {
  '9310': text(
    'A turned knot with six sockets, from which branches and buds grow.',
    'Un nudo torneado con seis zócalos, del que crecen brazos y brotes.',
    'Ein gedrehter Knoten mit sechs Fassungen, aus dem Zweige und Knospen wachsen.',
    'Un nœud tourné à six douilles, d’où partent branches et bourgeons.',
    'Un nodo tornito con sei attacchi, da cui crescono rami e gemme.',
    'A turned knot with six sockets, from which branches and buds grow.',
  ),
  '9312': text(
    'A thin arm that carries the current from one hub to the next.',
    'Un brazo fino que lleva la corriente de un nudo a otro.',
    'Ein dünner Arm, der den Strom von Knoten zu Knoten trägt.',
    'Un bras fin qui porte le courant d’un nœud à l’autre.',
    'Un braccio sottile che porta la corrente da un nodo all’altro.',
    'A thin arm that carries the current from one hub to the next.',
  ),
  '9314': text(
    'A small globe of opal glass on a short stem.',
    'Una pequeña esfera de vidrio opal sobre un tallo corto.',
    'Eine kleine Kugel aus Opalglas an kurzem Stiel.',
    'Un petit globe de verre opale sur une courte tige.',
    'Un piccolo globo di vetro opalino su un gambo corto.',
    'A small globe of opal glass on a short stem.',
  ),
  '9316': text(
    'The hub under the ceiling: it holds the branches and brings the current.',
    'El nudo bajo el techo: sostiene los brazos y trae la corriente.',
    'Der Knoten unter der Decke: Er hält die Zweige und bringt den Strom.',
    'Le nœud sous le plafond : il tient les branches et amène le courant.',
    'Il nodo sotto il soffitto: regge i rami e porta la corrente.',
    'The hub under the ceiling: it holds the branches and brings the current.',
  ),
};

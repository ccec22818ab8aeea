import type { ElementType, LocalisedText } from '@candil/domain';
import { text } from './localised-text';

/** A rule of one or several collections. */
interface SystemRule {
  readonly id: string;
  readonly subFamily: number;
  readonly elementType: ElementType;
  readonly script: string;
  readonly reasons: LocalisedText;
  /** Written down, not yet in force. */
  readonly inactive?: true;
  /** In the way of ordering, not of drawing on. */
  readonly blocks?: 'order';
}

/** Rules that hold a system of sticks, a belt, a group or a plate together. */
export const SYSTEM_RULES: readonly SystemRule[] = [
  {
    id: 'line-temperature',
    subFamily: 219,
    elementType: 'Composition',
    script: 'codes("temperature").size() <= 1',
    reasons: text(
      'All sticks of a line have the same colour temperature.',
      'Todas las varas de una línea tienen la misma temperatura de color.',
      'Alle Stäbe einer Linie haben dieselbe Farbtemperatur.',
      'Toutes les tiges d’une ligne ont la même température de couleur.',
      'Tutte le aste di una linea hanno la stessa temperatura di colore.',
      'All sticks of a line have the same color temperature.',
    ),
  },
  {
    id: 'line-power',
    subFamily: 219,
    elementType: 'Composition',
    script: 'totalPower <= 80 * count("ElectricalConnection") || count("ElectricalConnection") == 0',
    reasons: text(
      'One base feeds at most 80 W.',
      'Una base alimenta como máximo 80 W.',
      'Eine Basis speist höchstens 80 W.',
      'Une base alimente au plus 80 W.',
      'Una base alimenta al massimo 80 W.',
      'One base feeds at most 80 W.',
    ),
  },
  {
    id: 'line-current',
    subFamily: 219,
    elementType: 'Composition',
    script: 'totalCurrent <= 5',
    reasons: text(
      'The joints of a line carry at most 5 A, from however many bases.',
      'Las uniones de una línea admiten como máximo 5 A, sea cual sea el número de bases.',
      'Die Gelenke einer Linie führen höchstens 5 A, gleich wie viele Basen sie speisen.',
      'Les articulations d’une ligne supportent au plus 5 A, quel que soit le nombre de bases.',
      'I giunti di una linea portano al massimo 5 A, qualunque sia il numero di basi.',
      'The joints of a line carry at most 5 A, from however many bases.',
    ),
  },
  {
    id: 'line-joints',
    subFamily: 219,
    elementType: 'Composition',
    script: 'count("Complement") <= count("Light")',
    reasons: text(
      'Each joint turns one stick against another; there are more joints than sticks.',
      'Cada rótula une dos varas; hay más rótulas que varas.',
      'Jedes Gelenk verbindet zwei Stäbe; es sind mehr Gelenke als Stäbe.',
      'Chaque rotule relie deux tiges ; il y a plus de rotules que de tiges.',
      'Ogni snodo unisce due aste; ci sono più snodi che aste.',
      'Each joint turns one stick against another; there are more joints than sticks.',
    ),
  },
  {
    id: 'belt-power',
    subFamily: 225,
    elementType: 'Track',
    script: `children.filter(part, part.type == "ElectricalConnection").all(feed,
  feed.deliveredPower == null || totalPower <= feed.deliveredPower)`,
    reasons: text(
      'The lights of the belt take more power than its feed delivers.',
      'Las luces de la cinta consumen más de lo que entrega su toma.',
      'Die Leuchten am Band nehmen mehr Leistung auf, als die Einspeisung liefert.',
      'Les luminaires du ruban demandent plus que ne fournit l’alimentation.',
      'Le luci del nastro assorbono più di quanto fornisce l’alimentazione.',
      'The lights of the belt take more power than its feed delivers.',
    ),
    blocks: 'order',
  },
  {
    id: 'belt-feed',
    subFamily: 225,
    elementType: 'Track',
    script: 'count("ElectricalConnection") >= 1',
    reasons: text(
      'This belt has no power.',
      'Esta cinta no tiene corriente.',
      'Dieses Band hat keinen Strom.',
      'Ce ruban n’est pas alimenté.',
      'Questo nastro non è alimentato.',
      'This belt has no power.',
    ),
    blocks: 'order',
  },
  {
    id: 'belt-control',
    subFamily: 225,
    elementType: 'Track',
    script: 'codes("control").size() <= 1',
    reasons: text(
      'All lights on a belt share one control.',
      'Todas las luces de una cinta comparten un mismo control.',
      'Alle Leuchten an einem Band haben dieselbe Steuerung.',
      'Tous les luminaires d’un ruban partagent une même commande.',
      'Tutte le luci di un nastro condividono un solo controllo.',
      'All lights on a belt share one control.',
    ),
    blocks: 'order',
  },
  {
    id: 'belt-feeds',
    subFamily: 225,
    elementType: 'Track',
    script: 'count("ElectricalConnection") <= 1',
    reasons: text(
      'A belt has one feed.',
      'Una cinta tiene una sola toma.',
      'Ein Band hat eine Einspeisung.',
      'Un ruban a une seule alimentation.',
      'Un nastro ha una sola alimentazione.',
      'A belt has one feed.',
    ),
  },
  {
    id: 'belt-length',
    subFamily: 225,
    elementType: 'Track',
    script: 'length == null || length <= 30',
    reasons: text(
      'A belt is at most 30 m long.',
      'Una cinta mide como máximo 30 m.',
      'Ein Band ist höchstens 30 m lang.',
      'Un ruban mesure au plus 30 m.',
      'Un nastro è lungo al massimo 30 m.',
      'A belt is at most 98 ft long.',
    ),
  },
  {
    id: 'belt-weights',
    subFamily: 225,
    elementType: 'Track',
    script: 'count("Counterweight") <= 2',
    reasons: text(
      'A belt has two ends, and so at most two counterweights.',
      'Una cinta tiene dos extremos y, por tanto, dos contrapesos como máximo.',
      'Ein Band hat zwei Enden und damit höchstens zwei Gegengewichte.',
      'Un ruban a deux bouts, donc deux contrepoids au plus.',
      'Un nastro ha due estremità, quindi al massimo due contrappesi.',
      'A belt has two ends, and so at most two counterweights.',
    ),
  },
  {
    id: 'belt-reflectors',
    subFamily: 225,
    elementType: 'Track',
    script: 'count("Reflector") <= count("Light")',
    reasons: text(
      'A reflector hangs over a light; there are more reflectors than lights.',
      'Un reflector cuelga sobre una luz; hay más reflectores que luces.',
      'Ein Reflektor hängt über einer Leuchte; es sind mehr Reflektoren als Leuchten.',
      'Un réflecteur se place sur un luminaire ; il y en a plus que de luminaires.',
      'Un riflettore sta sopra una luce; ci sono più riflettori che luci.',
      'A reflector hangs over a light; there are more reflectors than lights.',
    ),
  },
  {
    id: 'belt-voltage',
    subFamily: 225,
    elementType: 'Track',
    script: 'amounts("voltage").size() <= 1',
    reasons: text(
      'All lights of a belt run on one voltage.',
      'Todas las luces de una cinta funcionan a la misma tensión.',
      'Alle Leuchten eines Bandes laufen mit derselben Spannung.',
      'Tous les luminaires d’un ruban fonctionnent à la même tension.',
      'Tutte le luci di un nastro funzionano alla stessa tensione.',
      'All lights of a belt run on one voltage.',
    ),
  },
  {
    id: 'belt-accents',
    subFamily: 225,
    elementType: 'Track',
    script: 'lights(3) <= 6',
    reasons: text(
      'A belt takes at most six accent lights.',
      'Una cinta admite como máximo seis luces de acento.',
      'Ein Band nimmt höchstens sechs Akzentleuchten auf.',
      'Un ruban reçoit au plus six lumières d’accentuation.',
      'Un nastro accoglie al massimo sei luci d’accento.',
      'A belt takes at most six accent lights.',
    ),
  },
  {
    id: 'belt-metal',
    subFamily: 225,
    elementType: 'Track',
    script: 'countOf("finish", "23") <= 4',
    reasons: text(
      'A belt carries at most four parts in brass.',
      'Una cinta lleva como máximo cuatro piezas en latón.',
      'Ein Band trägt höchstens vier Teile in Messing.',
      'Un ruban porte au plus quatre pièces en laiton.',
      'Un nastro porta al massimo quattro pezzi in ottone.',
      'A belt carries at most four parts in brass.',
    ),
    inactive: true,
  },
  {
    id: 'group-hoop',
    subFamily: 259,
    elementType: 'Cluster',
    script: 'count("Complement") <= 1',
    reasons: text(
      'One hoop gathers the cables of a canopy.',
      'Un solo anillo reúne los cables de un florón.',
      'Ein Reif sammelt die Kabel eines Baldachins.',
      'Un seul cerceau réunit les câbles d’une rosace.',
      'Un solo cerchio raccoglie i cavi di un rosone.',
      'One hoop gathers the cables of a canopy.',
    ),
  },
  {
    id: 'plate-sockets',
    subFamily: 270,
    elementType: 'Composition',
    script: 'countOf("model", "9010") == 0 ? pass : countOf("model", "9012") <= 9 * countOf("model", "9010")',
    reasons: text(
      'A plate has nine sockets for drops.',
      'Una placa tiene nueve zócalos para gotas.',
      'Eine Platte hat neun Sockel für Tropfen.',
      'Une plaque a neuf socles pour gouttes.',
      'Una piastra ha nove zoccoli per gocce.',
      'A plate has nine sockets for drops.',
    ),
  },
];

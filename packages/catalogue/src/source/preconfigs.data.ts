import type { LocalisedText, Selection } from '@candil/domain';
import { text } from './localised-text';

/** Name and text of a starting point; `{products}` stands for all its products, each with its quantity. */
export interface SchemeSource {
  readonly name: LocalisedText;
  readonly text: LocalisedText;
}

export const SCHEMES = {
  'table-row': {
    name: text(
      'A row over a long table',
      'Una hilera sobre una mesa larga',
      'Eine Reihe über einem langen Tisch',
      'Une rangée au-dessus d’une longue table',
      'Una fila sopra un tavolo lungo',
      'A Row Over a Long Table',
    ),
    text: text(
      '{products}, hung low enough to keep the light on the plates.',
      '{products}, colgadas bajas para que la luz quede sobre los platos.',
      '{products}, so tief gehängt, dass das Licht auf den Tellern bleibt.',
      '{products}, assez bas pour que la lumière reste sur les assiettes.',
      '{products}, appese basse perché la luce resti sui piatti.',
      '{products}, hung low enough to keep the light on the plates.',
    ),
  },
  'round-table': {
    name: text(
      'One over a round table',
      'Una sobre una mesa redonda',
      'Eine über einem runden Tisch',
      'Une au-dessus d’une table ronde',
      'Una sopra un tavolo rotondo',
      'One Over a Round Table',
    ),
    text: text(
      '{products} in the middle, out of the way of every glance.',
      '{products} en el centro, sin estorbar ninguna mirada.',
      '{products} in der Mitte, keinem Blick im Weg.',
      '{products} au milieu, sans gêner aucun regard.',
      '{products} al centro, senza intralciare gli sguardi.',
      '{products} in the middle, out of the way of every glance.',
    ),
  },
  counter: {
    name: text(
      'Along a counter',
      'A lo largo de una barra',
      'Entlang einer Theke',
      'Le long d’un comptoir',
      'Lungo un bancone',
      'Along a Counter',
    ),
    text: text(
      '{products} at equal distances, one for each pair of stools.',
      '{products} a distancias iguales, una por cada par de taburetes.',
      '{products} in gleichem Abstand, eine für je zwei Hocker.',
      '{products} à intervalles égaux, une pour deux tabourets.',
      '{products} a distanze uguali, una ogni due sgabelli.',
      '{products} at equal distances, one for each pair of stools.',
    ),
  },
  cluster: {
    name: text(
      'A cluster in the corner',
      'Un clúster en el rincón',
      'Ein Cluster in der Ecke',
      'Un cluster dans l’angle',
      'Un cluster nell’angolo',
      'A Cluster in the Corner',
    ),
    text: text(
      '{products} at different heights, close together.',
      '{products} a alturas distintas, muy juntas.',
      '{products} in verschiedenen Höhen, dicht beieinander.',
      '{products} à des hauteurs différentes, serrées.',
      '{products} ad altezze diverse, vicine tra loro.',
      '{products} at different heights, close together.',
    ),
  },
  stairwell: {
    name: text(
      'Down a stairwell',
      'Por el hueco de la escalera',
      'Im Treppenauge',
      'Dans une cage d’escalier',
      'Nel vano delle scale',
      'Down a Stairwell',
    ),
    text: text(
      '{products}, one for each turn of the stairs.',
      '{products}, una por cada vuelta de la escalera.',
      '{products}, eine für jede Wendung der Treppe.',
      '{products}, une à chaque tournant de l’escalier.',
      '{products}, una per ogni giro di scale.',
      '{products}, one for each turn of the stairs.',
    ),
  },
  centre: {
    name: text(
      'The middle of the room',
      'El centro de la estancia',
      'Die Mitte des Raums',
      'Le centre de la pièce',
      'Il centro della stanza',
      'The Middle of the Room',
    ),
    text: text(
      '{products} alone, as the light that the room is planned around.',
      '{products} sola, como la luz en torno a la que se proyecta la estancia.',
      '{products} allein, als das Licht, um das der Raum geplant ist.',
      '{products} seule, comme la lumière autour de laquelle la pièce se conçoit.',
      '{products} da sola, come la luce attorno a cui si progetta la stanza.',
      '{products} alone, as the light that the room is planned around.',
    ),
  },
  bedside: {
    name: text(
      'Both sides of the bed',
      'A ambos lados de la cama',
      'Zu beiden Seiten des Betts',
      'De part et d’autre du lit',
      'Ai due lati del letto',
      'Both Sides of the Bed',
    ),
    text: text(
      '{products}, each within reach of an arm.',
      '{products}, cada una al alcance de la mano.',
      '{products}, jede in Reichweite einer Hand.',
      '{products}, chacune à portée de main.',
      '{products}, ciascuna a portata di mano.',
      '{products}, each within reach of an arm.',
    ),
  },
  corridor: {
    name: text(
      'Down a corridor',
      'A lo largo de un pasillo',
      'Entlang eines Flurs',
      'Le long d’un couloir',
      'Lungo un corridoio',
      'Down a Hallway',
    ),
    text: text(
      '{products}, so that no stretch of the way lies in the dark.',
      '{products}, para que ningún tramo quede a oscuras.',
      '{products}, damit kein Stück des Wegs im Dunkeln liegt.',
      '{products}, pour qu’aucune partie du passage ne reste dans l’ombre.',
      '{products}, perché nessun tratto resti al buio.',
      '{products}, so that no stretch of the way lies in the dark.',
    ),
  },
  ceiling: {
    name: text(
      'Spread over a ceiling',
      'Repartidas por un techo',
      'Über eine Decke verteilt',
      'Réparties sur un plafond',
      'Distribuite su un soffitto',
      'Spread Over a Ceiling',
    ),
    text: text(
      '{products} for even light in the whole room.',
      '{products} para una luz uniforme en toda la estancia.',
      '{products} für gleichmäßiges Licht im ganzen Raum.',
      '{products} pour une lumière égale dans toute la pièce.',
      '{products} per una luce uniforme in tutta la stanza.',
      '{products} for even light in the whole room.',
    ),
  },
  pictures: {
    name: text(
      'A wall of pictures',
      'Una pared de cuadros',
      'Eine Wand voller Bilder',
      'Un mur de tableaux',
      'Una parete di quadri',
      'A Wall of Pictures',
    ),
    text: text(
      '{products}, one for each picture that matters.',
      '{products}, una para cada cuadro que importa.',
      '{products}, eine für jedes Bild, auf das es ankommt.',
      '{products}, une pour chaque tableau qui compte.',
      '{products}, una per ogni quadro che conta.',
      '{products}, one for each picture that matters.',
    ),
  },
  reading: {
    name: text(
      'A corner to read in',
      'Un rincón para leer',
      'Eine Ecke zum Lesen',
      'Un coin pour lire',
      'Un angolo per leggere',
      'A Corner to Read In',
    ),
    text: text(
      '{products} behind the armchair.',
      '{products} detrás del sillón.',
      '{products} hinter dem Sessel.',
      '{products} derrière le fauteuil.',
      '{products} dietro la poltrona.',
      '{products} behind the armchair.',
    ),
  },
  path: {
    name: text(
      'Along a garden path',
      'A lo largo de un sendero',
      'Entlang eines Gartenwegs',
      'Le long d’une allée',
      'Lungo un vialetto',
      'Along a Garden Path',
    ),
    text: text(
      '{products}, one every three metres.',
      '{products}, una cada tres metros.',
      '{products}, eine alle drei Meter.',
      '{products}, une tous les trois mètres.',
      '{products}, una ogni tre metri.',
      '{products}, one every ten feet.',
    ),
  },
  door: {
    name: text(
      'Both sides of a door',
      'A ambos lados de una puerta',
      'Zu beiden Seiten einer Tür',
      'De part et d’autre d’une porte',
      'Ai due lati di una porta',
      'Both Sides of a Door',
    ),
    text: text(
      '{products} at eye height, for faces as well as for keys.',
      '{products} a la altura de los ojos, para los rostros y para las llaves.',
      '{products} in Augenhöhe, für Gesichter wie für Schlüssel.',
      '{products} à hauteur des yeux, pour les visages comme pour les clés.',
      '{products} all’altezza degli occhi, per i volti e per le chiavi.',
      '{products} at eye height, for faces as well as for keys.',
    ),
  },
  mirror: {
    name: text('At the mirror', 'Junto al espejo', 'Am Spiegel', 'Au miroir', 'Allo specchio', 'At the Mirror'),
    text: text(
      '{products}, light from the front and no shadow.',
      '{products}, luz de frente y sin sombras.',
      '{products}, Licht von vorn und kein Schatten.',
      '{products}, une lumière de face et sans ombre.',
      '{products}, luce frontale e nessuna ombra.',
      '{products}, light from the front and no shadow.',
    ),
  },
  'mirror-sides': {
    name: text(
      'Both sides of the mirror',
      'A ambos lados del espejo',
      'Zu beiden Seiten des Spiegels',
      'De part et d’autre du miroir',
      'Ai due lati dello specchio',
      'Both Sides of the Mirror',
    ),
    text: text(
      '{products} at the height of the face.',
      '{products} a la altura del rostro.',
      '{products} in Höhe des Gesichts.',
      '{products} à hauteur du visage.',
      '{products} all’altezza del viso.',
      '{products} at the height of the face.',
    ),
  },
} as const satisfies Readonly<Record<string, SchemeSource>>;
export type Scheme = keyof typeof SCHEMES;

/** Product of a starting point. An attribute that is not chosen takes the first value that makes a whole article. */
export interface PreconfigProductSource {
  readonly model: string;
  readonly quantity: number;
  readonly chosen?: Omit<Selection, 'pendantHeightCm'>;
  /** Whole centimetres; by default the standard height. */
  readonly pendantHeight?: number;
}

/** One starting point; its id is that of the collection and the scheme. */
export interface PreconfigSource {
  readonly subFamilyId: number;
  readonly scheme: Scheme;
  readonly products: readonly PreconfigProductSource[];
}

const of = (subFamilyId: number, scheme: Scheme, ...products: readonly PreconfigProductSource[]): PreconfigSource => ({
  subFamilyId,
  scheme,
  products,
});

export const PRECONFIGS: readonly PreconfigSource[] = [
  of(110, 'table-row', { model: '0820', quantity: 3, chosen: { color: '42', temperature: '1' }, pendantHeight: 150 }),
  of(110, 'counter', { model: '0162', quantity: 4, chosen: { color: '10' } }),
  of(110, 'cluster', { model: '1160', quantity: 4, chosen: { color: '10' } }, { model: '0162', quantity: 2, chosen: { color: '10' } }),
  of(120, 'round-table', { model: '5525', quantity: 1, chosen: { color: '23' } }),
  of(120, 'stairwell', { model: '5520', quantity: 5 }, { model: '5660', quantity: 2 }),
  of(130, 'table-row', { model: '2350', quantity: 2 }),
  of(130, 'centre', { model: '5770', quantity: 1 }),
  of(140, 'table-row', { model: '0920', quantity: 3 }),
  of(140, 'centre', { model: '0930', quantity: 1 }),
  of(150, 'corridor', { model: '3235', quantity: 3 }),
  of(150, 'bedside', { model: '3250', quantity: 2 }),
  of(150, 'reading', { model: '3255', quantity: 1 }, { model: '3250', quantity: 1 }),
  of(160, 'round-table', { model: '4115', quantity: 1 }),
  of(160, 'bedside', { model: '4120', quantity: 2 }),
  of(170, 'ceiling', { model: '5735', quantity: 4 }),
  of(170, 'corridor', { model: '5730', quantity: 3 }, { model: '5745', quantity: 2 }),
  of(180, 'pictures', { model: '5945', quantity: 5 }),
  of(180, 'corridor', { model: '5935', quantity: 6 }),
  of(190, 'stairwell', { model: '6160', quantity: 3 }, { model: '6165', quantity: 2 }),
  of(190, 'round-table', { model: '6170', quantity: 1 }),
  of(200, 'bedside', { model: '6310', quantity: 2 }),
  of(200, 'reading', { model: '6320', quantity: 1 }),
  of(210, 'path', { model: '7110', quantity: 6 }),
  of(210, 'door', { model: '7120', quantity: 2 }),
  of(234, 'centre', { model: '5774', quantity: 1 }),
  of(234, 'table-row', { model: '5772', quantity: 2 }),
  of(244, 'mirror', { model: '8415', quantity: 1 }),
  of(244, 'mirror-sides', { model: '8425', quantity: 2 }),
  of(259, 'round-table', { model: '2590', quantity: 1 }),
  of(259, 'centre', { model: '2594', quantity: 1 }),
];

import { text } from './localised-text';

/** One part of a starting point: its joint and its choices. */
export interface PresetPart {
  /** Unique in its starting point. */
  readonly id: string;
  readonly model: string;
  readonly color: string;
  /** The connector of a part before it, `end` for the end that is open; absent for the first part. */
  readonly at?: readonly [part: string, connector: string];
  /** Whole centimetres. */
  readonly heightCm?: number;
}

export interface BoardPreset {
  readonly subFamilyId: number;
  readonly scheme: BoardScheme;
  readonly parts: readonly PresetPart[];
}

/** Names and purposes of starting points of boards; `{products}` are their luminaires with their quantities. */
export const BOARD_SCHEMES = {
  'meeting-room': {
    name: text('Meeting room', 'Sala de reuniones', 'Besprechungsraum', 'Salle de réunion', 'Sala riunioni', 'Meeting Room'),
    text: text(
      '{products} on two plates over a long table.',
      '{products} en dos placas sobre una mesa larga.',
      '{products} an zwei Platten über einem langen Tisch.',
      '{products} sur deux plaques au-dessus d’une longue table.',
      '{products} su due piastre sopra un lungo tavolo.',
      '{products} on two plates over a long table.',
    ),
  },
  'small-group': {
    name: text('A small group', 'Un grupo pequeño', 'Eine kleine Gruppe', 'Un petit groupe', 'Un piccolo gruppo', 'A Small Group'),
    text: text(
      '{products} at two heights under one plate.',
      '{products} a dos alturas bajo una placa.',
      '{products} in zwei Höhen unter einer Platte.',
      '{products} à deux hauteurs sous une plaque.',
      '{products} a due altezze sotto una piastra.',
      '{products} at two heights under one plate.',
    ),
  },
  'plate-cross': {
    name: text(
      'A cross of plates',
      'Una cruz de placas',
      'Ein Kreuz aus Platten',
      'Une croix de plaques',
      'Una croce di piastre',
      'A Cross of Plates',
    ),
    text: text(
      '{products} around a middle that stays free.',
      '{products} alrededor de un centro libre.',
      '{products} um eine Mitte, die frei bleibt.',
      '{products} autour d’un centre qui reste libre.',
      '{products} attorno a un centro che resta libero.',
      '{products} around a middle that stays free.',
    ),
  },
  'bar-row': {
    name: text(
      'A row of bars',
      'Una hilera de barras',
      'Eine Reihe von Stäben',
      'Une rangée de barres',
      'Una fila di barre',
      'A Row of Bars',
    ),
    text: text(
      '{products}, one across each plate.',
      '{products}, una en cada placa.',
      '{products}, einer an jeder Platte.',
      '{products}, une sur chaque plaque.',
      '{products}, una su ogni piastra.',
      '{products}, one across each plate.',
    ),
  },
  'straight-run': {
    name: text('A straight run', 'Un tramo recto', 'Eine gerade Strecke', 'Une ligne droite', 'Un tratto dritto', 'A Straight Run'),
    text: text(
      '{products} on two metres of track.',
      '{products} en dos metros de carril.',
      '{products} an zwei Metern Schiene.',
      '{products} sur deux mètres de rail.',
      '{products} su due metri di binario.',
      '{products} on six feet of track.',
    ),
  },
  'corner-run': {
    name: text('Around the corner', 'Por la esquina', 'Um die Ecke', 'Autour de l’angle', 'Dietro l’angolo', 'Around the Corner'),
    text: text(
      '{products} on a track that turns once.',
      '{products} en un carril que gira una vez.',
      '{products} an einer Schiene, die einmal abbiegt.',
      '{products} sur un rail qui tourne une fois.',
      '{products} su un binario che gira una volta.',
      '{products} on a track that turns once.',
    ),
  },
  'gallery-wall': {
    name: text('Gallery wall', 'Pared de galería', 'Galeriewand', 'Mur de galerie', 'Parete da galleria', 'Gallery Wall'),
    text: text(
      '{products}: a spot for every picture of a long wall.',
      '{products}: un foco para cada cuadro de una pared larga.',
      '{products}: ein Strahler für jedes Bild einer langen Wand.',
      '{products} : un spot pour chaque tableau d’un long mur.',
      '{products}: un faretto per ogni quadro di una lunga parete.',
      '{products}: a spot for every picture of a long wall.',
    ),
  },
  'track-step': {
    name: text(
      'A step of tracks',
      'Un escalón de carriles',
      'Eine Stufe aus Schienen',
      'Un décroché de rails',
      'Un gradino di binari',
      'A Step of Tracks',
    ),
    text: text(
      '{products} on a track that turns twice.',
      '{products} en un carril que gira dos veces.',
      '{products} an einer Schiene, die zweimal abbiegt.',
      '{products} sur un rail qui tourne deux fois.',
      '{products} su un binario che gira due volte.',
      '{products} on a track that turns twice.',
    ),
  },
  'three-buds': {
    name: text('Three buds', 'Tres brotes', 'Drei Knospen', 'Trois bourgeons', 'Tre gemme', 'Three Buds'),
    text: text(
      '{products} close to their root.',
      '{products} junto a su raíz.',
      '{products} nahe an ihrer Wurzel.',
      '{products} près de leur racine.',
      '{products} vicino alla loro radice.',
      '{products} close to their root.',
    ),
  },
  'long-branch': {
    name: text('A long branch', 'Un brazo largo', 'Ein langer Zweig', 'Une longue branche', 'Un lungo ramo', 'A Long Branch'),
    text: text(
      '{products} along a line over the table.',
      '{products} en una línea sobre la mesa.',
      '{products} entlang einer Linie über dem Tisch.',
      '{products} le long d’une ligne au-dessus de la table.',
      '{products} lungo una linea sopra il tavolo.',
      '{products} along a line over the table.',
    ),
  },
  'open-star': {
    name: text('An open star', 'Una estrella abierta', 'Ein offener Stern', 'Une étoile ouverte', 'Una stella aperta', 'An Open Star'),
    text: text(
      '{products} at the ends of six branches.',
      '{products} al final de seis brazos.',
      '{products} an den Enden von sechs Zweigen.',
      '{products} au bout de six branches.',
      '{products} alla fine di sei rami.',
      '{products} at the ends of six branches.',
    ),
  },
  'grown-corner': {
    name: text(
      'Grown into a corner',
      'Crecida en la esquina',
      'In die Ecke gewachsen',
      'Poussée dans l’angle',
      'Cresciuta nell’angolo',
      'Grown Into a Corner',
    ),
    text: text(
      '{products} on branches that turn with the room.',
      '{products} en brazos que giran con la sala.',
      '{products} an Zweigen, die mit dem Raum abbiegen.',
      '{products} sur des branches qui tournent avec la pièce.',
      '{products} su rami che girano con la stanza.',
      '{products} on branches that turn with the room.',
    ),
  },
} as const;

export type BoardScheme = keyof typeof BOARD_SCHEMES;

const [WHITE, BLACK, BRASS] = ['10', '11', '23'];
const plate = (id: string, at?: PresetPart['at'], color: string = WHITE): PresetPart => ({ id, model: '9010', color, ...(at && { at }) });
const spacer = (id: string, part: string, connector: string): PresetPart => ({ id, model: '9014', color: BLACK, at: [part, connector] });
const drops = (part: string, sockets: readonly number[], heightCm: number, color: string = WHITE): readonly PresetPart[] =>
  sockets.map((socket) => ({ id: `${part}-drop-${socket}`, model: '9012', color, heightCm, at: [part, `socket-${socket}`] }));
const bar = (part: string): PresetPart => ({ id: `${part}-bar`, model: '9016', color: BLACK, at: [part, 'middle'] });
const track = (id: string, at?: PresetPart['at']): PresetPart => ({ id, model: '9210', color: BLACK, ...(at && { at }) });
const fitting = (id: string, model: '9212' | '9214' | '9216' | '9218', part: string, connector: string): PresetPart => ({
  id,
  model,
  color: BLACK,
  at: [part, connector],
});
const inSlots = (part: string, model: '9220' | '9222', slots: readonly number[]): readonly PresetPart[] =>
  slots.map((slot) => ({ id: `${part}-light-${slot}`, model, color: BLACK, at: [part, `slot-${slot}`] }));
const root = (id = 'root', color: string = BLACK): PresetPart => ({ id, model: '9316', color });
const hub = (id: string, part: string, connector: string, color: string = BLACK): PresetPart => ({
  id,
  model: '9310',
  color,
  at: [part, connector],
});
const branch = (id: string, part: string, connector: string, color: string = BLACK): PresetPart => ({
  id,
  model: '9312',
  color,
  at: [part, connector],
});
const buds = (part: string, sockets: readonly number[], color: string = BLACK): readonly PresetPart[] =>
  sockets.map((socket) => ({ id: `${part}-bud-${socket}`, model: '9314', color, at: [part, `${socket}`] }));

export const BOARD_PRESETS: readonly BoardPreset[] = [
  {
    subFamilyId: 270,
    scheme: 'meeting-room',
    parts: [
      plate('one'),
      spacer('between', 'one', 'right'),
      plate('two', ['between', 'end']),
      ...drops('one', [1, 3, 7, 9], 80, BLACK),
      ...drops('two', [2, 4, 5, 6, 8], 120),
    ],
  },
  {
    subFamilyId: 270,
    scheme: 'small-group',
    parts: [plate('one'), ...drops('one', [1, 5, 9], 100), ...drops('one', [2, 4, 6, 8], 160)],
  },
  {
    subFamilyId: 270,
    scheme: 'plate-cross',
    parts: [
      plate('middle', undefined, BLACK),
      ...['right', 'below', 'left', 'above'].flatMap((side) => [
        spacer(`to-${side}`, 'middle', side),
        plate(side, [`to-${side}`, 'end'], BLACK),
        ...drops(side, [1, 3, 7, 9], 120, BRASS),
      ]),
    ],
  },
  {
    subFamilyId: 270,
    scheme: 'bar-row',
    parts: [
      plate('one'),
      spacer('first', 'one', 'below'),
      plate('two', ['first', 'end']),
      spacer('second', 'two', 'below'),
      plate('three', ['second', 'end']),
      ...['one', 'two', 'three'].map(bar),
    ],
  },
  {
    subFamilyId: 280,
    scheme: 'straight-run',
    parts: [
      track('one'),
      fitting('feed', '9218', 'one', 'left'),
      fitting('joint', '9214', 'one', 'right'),
      track('two', ['joint', 'end']),
      fitting('end', '9216', 'two', 'end'),
      ...inSlots('one', '9220', [1, 3, 5]),
      ...inSlots('two', '9222', [2, 4]),
    ],
  },
  {
    subFamilyId: 280,
    scheme: 'corner-run',
    parts: [
      track('one'),
      fitting('feed', '9218', 'one', 'left'),
      fitting('corner', '9212', 'one', 'right'),
      track('two', ['corner', 'end']),
      fitting('end', '9216', 'two', 'end'),
      ...inSlots('one', '9222', [2, 4]),
      ...inSlots('two', '9220', [2, 3, 4]),
    ],
  },
  {
    subFamilyId: 280,
    scheme: 'gallery-wall',
    parts: [
      track('one'),
      fitting('feed', '9218', 'one', 'left'),
      fitting('joint-1', '9214', 'one', 'right'),
      track('two', ['joint-1', 'end']),
      fitting('joint-2', '9214', 'two', 'end'),
      track('three', ['joint-2', 'end']),
      fitting('end', '9216', 'three', 'end'),
      ...['one', 'two', 'three'].flatMap((part) => inSlots(part, '9220', [1, 2, 4, 5])),
    ],
  },
  {
    subFamilyId: 280,
    scheme: 'track-step',
    parts: [
      track('one'),
      fitting('feed', '9218', 'one', 'left'),
      fitting('corner-1', '9212', 'one', 'right'),
      track('two', ['corner-1', 'end']),
      fitting('corner-2', '9212', 'two', 'end'),
      track('three', ['corner-2', 'end']),
      fitting('end', '9216', 'three', 'end'),
      ...['one', 'three'].flatMap((part) => inSlots(part, '9222', [2, 4])),
      ...inSlots('two', '9220', [1, 3, 5]),
    ],
  },
  { subFamilyId: 290, scheme: 'three-buds', parts: [root('root', BRASS), ...buds('root', [1, 3, 5], BRASS)] },
  {
    subFamilyId: 290,
    scheme: 'long-branch',
    parts: [
      root(),
      branch('east', 'root', '1'),
      hub('right', 'east', 'end'),
      branch('west', 'root', '4'),
      hub('left', 'west', 'end'),
      ...buds('right', [1, 2, 6]),
      ...buds('left', [3, 4, 5]),
      ...buds('root', [2, 5]),
    ],
  },
  {
    subFamilyId: 290,
    scheme: 'open-star',
    parts: [
      root('root', WHITE),
      ...[1, 2, 3, 4, 5, 6].flatMap((arm) => [
        branch(`arm-${arm}`, 'root', `${arm}`, WHITE),
        hub(`hub-${arm}`, `arm-${arm}`, 'end', WHITE),
        ...buds(`hub-${arm}`, [arm], WHITE),
      ]),
    ],
  },
  {
    subFamilyId: 290,
    scheme: 'grown-corner',
    parts: [
      root(),
      branch('first', 'root', '1'),
      hub('one', 'first', 'end'),
      branch('second', 'one', '2'),
      hub('two', 'second', 'end'),
      branch('third', 'two', '2'),
      hub('three', 'third', 'end'),
      ...buds('one', [1, 5]),
      ...buds('two', [1, 3]),
      ...buds('three', [1, 2, 3]),
    ],
  },
];

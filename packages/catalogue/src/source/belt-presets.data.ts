import type { Furniture } from '@candil/domain';
import { text } from './localised-text';

/** Names and purposes of starting points that are drawn; `{products}` are the lights with their quantities. */
export const BELT_SCHEMES = {
  garland: {
    name: text(
      'A garland over the table',
      'Una guirnalda sobre la mesa',
      'Eine Girlande über dem Tisch',
      'Une guirlande au-dessus de la table',
      'Una ghirlanda sopra il tavolo',
      'A Garland Over the Table',
    ),
    text: text(
      '{products} on one belt that hangs in two bows from the ceiling.',
      '{products} en una cinta que cuelga del techo en dos arcos.',
      '{products} an einem Band, das in zwei Bögen von der Decke hängt.',
      '{products} sur un ruban qui pend du plafond en deux arcs.',
      '{products} su un nastro che pende dal soffitto in due archi.',
      '{products} on one belt that hangs in two bows from the ceiling.',
    ),
  },
  'living-sweep': {
    name: text(
      'Across the living room',
      'De lado a lado del salón',
      'Quer durch das Wohnzimmer',
      'À travers le séjour',
      'Attraverso il soggiorno',
      'Across the Living Room',
    ),
    text: text(
      '{products}: one belt runs from the ceiling to the wall, another along the wall.',
      '{products}: una cinta va del techo a la pared, otra a lo largo de la pared.',
      '{products}: ein Band führt von der Decke zur Wand, ein zweites an der Wand entlang.',
      '{products} : un ruban va du plafond au mur, un autre longe le mur.',
      '{products}: un nastro va dal soffitto alla parete, un altro corre lungo la parete.',
      '{products}: one belt runs from the ceiling to the wall, another along the wall.',
    ),
  },
  zigzag: {
    name: text(
      'A zigzag under the ceiling',
      'Un zigzag bajo el techo',
      'Ein Zickzack unter der Decke',
      'Un zigzag sous le plafond',
      'Uno zigzag sotto il soffitto',
      'A Zigzag Under the Ceiling',
    ),
    text: text(
      '{products} on a taut belt that crosses the room four times.',
      '{products} en una cinta tensa que cruza la estancia cuatro veces.',
      '{products} an einem straffen Band, das den Raum viermal quert.',
      '{products} sur un ruban tendu qui traverse l’espace quatre fois.',
      '{products} su un nastro teso che attraversa il locale quattro volte.',
      '{products} on a taut belt that crosses the room four times.',
    ),
  },
  loop: {
    name: text(
      'A loop over a round table',
      'Un lazo sobre una mesa redonda',
      'Eine Schleife über einem runden Tisch',
      'Une boucle au-dessus d’une table ronde',
      'Un anello sopra un tavolo rotondo',
      'A Loop Over a Round Table',
    ),
    text: text(
      '{products} on a belt that runs around six points and closes.',
      '{products} en una cinta que rodea seis puntos y se cierra.',
      '{products} an einem Band, das um sechs Punkte läuft und sich schließt.',
      '{products} sur un ruban qui passe par six points et se referme.',
      '{products} su un nastro che gira attorno a sei punti e si chiude.',
      '{products} on a belt that runs around six points and closes.',
    ),
  },
  'wall-line': {
    name: text(
      'A line along the wall',
      'Una línea a lo largo de la pared',
      'Eine Lichtlinie an der Wand',
      'Une ligne le long du mur',
      'Una linea lungo la parete',
      'A Line Along the Wall',
    ),
    text: text(
      '{products} on a taut belt at the height of a picture rail.',
      '{products} en una cinta tensa a la altura de los cuadros.',
      '{products} an einem straffen Band in Höhe der Bilder.',
      '{products} sur un ruban tendu à la hauteur des tableaux.',
      '{products} su un nastro teso all’altezza dei quadri.',
      '{products} on a taut belt at the height of a picture rail.',
    ),
  },
  diagonal: {
    name: text(
      'From the ceiling to the floor',
      'Del techo al suelo',
      'Von der Decke zum Boden',
      'Du plafond au sol',
      'Dal soffitto al pavimento',
      'From the Ceiling to the Floor',
    ),
    text: text(
      '{products} on a belt that falls across the room and plugs in at the floor.',
      '{products} en una cinta que baja por la estancia y se enchufa en el suelo.',
      '{products} an einem Band, das durch den Raum fällt und am Boden eingesteckt wird.',
      '{products} sur un ruban qui descend à travers l’espace et se branche au sol.',
      '{products} su un nastro che scende attraverso il locale e si collega a pavimento.',
      '{products} on a belt that falls across the room and plugs in at the floor.',
    ),
  },
  columns: {
    name: text(
      'Three columns of light',
      'Tres columnas de luz',
      'Drei Säulen aus Licht',
      'Trois colonnes de lumière',
      'Tre colonne di luce',
      'Three Columns of Light',
    ),
    text: text(
      '{products} on three belts, each straight from the ceiling to the floor.',
      '{products} en tres cintas, cada una recta del techo al suelo.',
      '{products} an drei Bändern, jedes gerade von der Decke zum Boden.',
      '{products} sur trois rubans, chacun droit du plafond au sol.',
      '{products} su tre nastri, ognuno dritto dal soffitto al pavimento.',
      '{products} on three belts, each straight from the ceiling to the floor.',
    ),
  },
  workplace: {
    name: text(
      'Two rows over the desks',
      'Dos filas sobre los escritorios',
      'Zwei Reihen über den Schreibtischen',
      'Deux rangées au-dessus des bureaux',
      'Due file sopra le scrivanie',
      'Two Rows Over the Desks',
    ),
    text: text(
      '{products} on two taut belts, for work without glare.',
      '{products} en dos cintas tensas, para trabajar sin deslumbramiento.',
      '{products} an zwei straffen Bändern, für Arbeit ohne Blendung.',
      '{products} sur deux rubans tendus, pour travailler sans éblouissement.',
      '{products} su due nastri tesi, per lavorare senza abbagliamento.',
      '{products} on two taut belts, for work without glare.',
    ),
  },
} as const;

export type BeltScheme = keyof typeof BELT_SCHEMES;

/** A light on a belt: its span from 0, its part of the span from 0 to 1, its model and finish. */
export type BeltLight = readonly [span: number, part: number, model: string, color: string];

/** Path of a belt and the lights on it; points in metres from the middle of the floor. */
export interface PresetBelt {
  readonly color: string;
  readonly points: readonly (readonly [x: number, y: number, z: number])[];
  /** Slack of every span, 0 to 1. */
  readonly slack: number;
  readonly isClosed?: true;
  /** Model and installation, at a point from 0. */
  readonly feed: { readonly model: string; readonly installation: string; readonly point: number };
  readonly lights: readonly BeltLight[];
}

/** A drawn starting point; its id is that of the collection and the scheme. */
export interface BeltPreset {
  readonly subFamilyId: number;
  readonly scheme: BeltScheme;
  /** Metres. */
  readonly room: { readonly width: number; readonly depth: number; readonly height: number };
  readonly furniture: readonly Furniture[];
  readonly belts: readonly PresetBelt[];
}

const LIVING_ROOM = { width: 5.2, depth: 3.6, height: 2.8 };
/** A belt hangs from the rods of its ceiling hooks. */
const ROD_HEIGHT = 2.68;
const [CEILING_FEED, FLOOR_FEED] = ['8015', '8020'];

const standing = (id: string, kind: Furniture['kind'], size: readonly [number, number, number], [x, z] = [0, 0]): Furniture => ({
  id,
  kind,
  x,
  z,
  widthMetres: size[0],
  depthMetres: size[1],
  heightMetres: size[2],
  turnDegrees: 0,
});

/** The same model at parts of a span. */
const along = (span: number, parts: readonly number[], model: string, color: string): readonly BeltLight[] =>
  parts.map((part) => [span, part, model, color]);

const metres = (value: number): number => Math.round(value * 1000) / 1000;

const hexagon = (radius: number, height: number): PresetBelt['points'] =>
  Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3;
    return [metres(radius * Math.cos(angle)), height, metres(radius * Math.sin(angle))];
  });

export const BELT_PRESETS: readonly BeltPreset[] = [
  {
    subFamilyId: 225,
    scheme: 'garland',
    room: LIVING_ROOM,
    furniture: [standing('table', 'table', [2.2, 1, 0.75])],
    belts: [
      {
        color: '31',
        points: [
          [-1.9, ROD_HEIGHT, 0],
          [0, ROD_HEIGHT, 0],
          [1.9, ROD_HEIGHT, 0],
        ],
        slack: 0.08,
        feed: { model: CEILING_FEED, installation: '10', point: 0 },
        lights: [...along(0, [0.25, 0.5, 0.75], '8110', '11'), ...along(1, [0.25, 0.5, 0.75], '8110', '11')],
      },
    ],
  },
  {
    subFamilyId: 225,
    scheme: 'living-sweep',
    room: LIVING_ROOM,
    furniture: [standing('sofa', 'sofa', [2.2, 0.9, 0.8], [0.4, -1.1]), standing('person', 'person', [0.5, 0.3, 1.7], [-1.7, -0.4])],
    belts: [
      {
        color: '31',
        points: [
          [-2.1, ROD_HEIGHT, 0],
          [-0.1, ROD_HEIGHT, 0],
          [2.6, 2.4, 0],
        ],
        slack: 0.05,
        feed: { model: CEILING_FEED, installation: '20', point: 0 },
        lights: [
          [0, 0.2, '8115', '11'],
          [0, 0.5, '8135', '11'],
          [0, 0.8, '8115', '11'],
          [1, 0.25, '8125', '42'],
          [1, 0.5, '8130', '31'],
          [1, 0.75, '8125', '42'],
        ],
      },
      {
        color: '51',
        points: [
          [-0.7, 2.1, -1.8],
          [1.5, 2.1, -1.8],
        ],
        slack: 0.05,
        feed: { model: CEILING_FEED, installation: '10', point: 0 },
        lights: [
          [0, 0.25, '8120', '14'],
          [0, 0.5, '8110', '10'],
          [0, 0.75, '8120', '14'],
        ],
      },
    ],
  },
  {
    subFamilyId: 225,
    scheme: 'zigzag',
    room: LIVING_ROOM,
    furniture: [standing('counter', 'counter', [2.6, 0.7, 1.05])],
    belts: [
      {
        color: '10',
        points: [
          [-2.1, ROD_HEIGHT, -1.2],
          [-1.05, ROD_HEIGHT, 1.2],
          [0, ROD_HEIGHT, -1.2],
          [1.05, ROD_HEIGHT, 1.2],
          [2.1, ROD_HEIGHT, -1.2],
        ],
        slack: 0.01,
        feed: { model: CEILING_FEED, installation: '10', point: 0 },
        lights: [
          ...along(0, [0.35, 0.7], '8120', '11'),
          [1, 0.5, '8120', '11'],
          [2, 0.5, '8120', '11'],
          ...along(3, [0.3, 0.65], '8120', '11'),
        ],
      },
    ],
  },
  {
    subFamilyId: 225,
    scheme: 'loop',
    room: { width: 4, depth: 4, height: 2.8 },
    furniture: [standing('table', 'round-table', [1.6, 1.6, 0.75])],
    belts: [
      {
        color: '51',
        points: hexagon(1.1, ROD_HEIGHT),
        slack: 0.06,
        isClosed: true,
        feed: { model: CEILING_FEED, installation: '10', point: 0 },
        lights: [0, 1, 2, 3, 4, 5].map((span): BeltLight => [span, 0.5, '8125', '42']),
      },
    ],
  },
  {
    subFamilyId: 225,
    scheme: 'wall-line',
    room: LIVING_ROOM,
    furniture: [standing('sideboard', 'sideboard', [2.4, 0.45, 0.7], [0, -1.5])],
    belts: [
      {
        color: '11',
        points: [
          [-2.2, 2.2, -1.8],
          [0, 2.2, -1.8],
          [2.2, 2.2, -1.8],
        ],
        slack: 0,
        feed: { model: CEILING_FEED, installation: '20', point: 0 },
        lights: [
          [0, 0.12, '8110', '11'],
          [0, 0.5, '8150', '11'],
          [0, 0.88, '8110', '11'],
          [1, 0.12, '8110', '11'],
          [1, 0.5, '8150', '11'],
          [1, 0.88, '8110', '11'],
        ],
      },
    ],
  },
  {
    subFamilyId: 225,
    scheme: 'diagonal',
    room: LIVING_ROOM,
    furniture: [standing('sofa', 'sofa', [1.9, 0.9, 0.8], [-1.2, 1])],
    belts: [
      {
        color: '31',
        points: [
          [-2, ROD_HEIGHT, -0.6],
          [0.2, 2.2, -0.6],
          [2, 0, -0.6],
        ],
        slack: 0.03,
        feed: { model: FLOOR_FEED, installation: '50', point: 2 },
        lights: [...along(0, [0.3, 0.65], '8130', '31'), ...along(1, [0.25, 0.55], '8110', '10')],
      },
    ],
  },
  {
    subFamilyId: 225,
    scheme: 'columns',
    room: LIVING_ROOM,
    furniture: [standing('person', 'person', [0.5, 0.3, 1.7], [1.9, 0.8])],
    belts: [-0.9, 0, 0.9].map(
      (x, index): PresetBelt => ({
        color: '10',
        points: [
          [x, ROD_HEIGHT, -0.9],
          [x, 0, -0.9],
        ],
        slack: 0,
        feed: { model: CEILING_FEED, installation: '10', point: 0 },
        lights: along(0, index === 1 ? [0.35, 0.6] : [0.22, 0.47, 0.72], '8110', '10'),
      }),
    ),
  },
  {
    subFamilyId: 225,
    scheme: 'workplace',
    room: { width: 5.2, depth: 4, height: 3 },
    furniture: [standing('desk-1', 'table', [1.8, 0.8, 0.74], [-1.1, -0.7]), standing('desk-2', 'table', [1.8, 0.8, 0.74], [1.1, 0.7])],
    belts: [-0.7, 0.7].map(
      (z): PresetBelt => ({
        color: '11',
        points: [
          [-2.2, 2.3, z],
          [2.2, 2.3, z],
        ],
        slack: 0,
        feed: { model: CEILING_FEED, installation: '20', point: 0 },
        lights: along(0, [0.22, 0.5, 0.78], '8170', '11'),
      }),
    ),
  },
];

import type { FigureKind, Furniture } from '@candil/domain';
import { text } from './localised-text';

/** Names and purposes of starting points of sticks; `{products}` are the sticks with their quantities. */
export const STICK_SCHEMES = {
  'zigzag-line': {
    name: text(
      'A zigzag under the ceiling',
      'Un zigzag bajo el techo',
      'Ein Zickzack unter der Decke',
      'Un zigzag sous le plafond',
      'Uno zigzag sotto il soffitto',
      'A Zigzag Under the Ceiling',
    ),
    text: text(
      '{products} in one line that leans from the ceiling and back.',
      '{products} en una línea que baja del techo y vuelve a él.',
      '{products} in einer Linie, die von der Decke herab und wieder hinauf führt.',
      '{products} en une ligne qui descend du plafond et y remonte.',
      '{products} in una linea che scende dal soffitto e vi risale.',
      '{products} in one line that leans from the ceiling and back.',
    ),
  },
  'reading-corner': {
    name: text('A reading corner', 'Un rincón de lectura', 'Eine Leseecke', 'Un coin lecture', 'Un angolo lettura', 'A Reading Corner'),
    text: text(
      '{products} as a V over the sofa.',
      '{products} en V sobre el sofá.',
      '{products} als V über dem Sofa.',
      '{products} en V au-dessus du canapé.',
      '{products} a V sopra il divano.',
      '{products} as a V over the sofa.',
    ),
  },
  'light-gate': {
    name: text(
      'A gate of light',
      'Un pórtico de luz',
      'Ein Tor aus Licht',
      'Un portique de lumière',
      'Un portale di luce',
      'A Gate of Light',
    ),
    text: text(
      '{products}: two posts and a beam stand free in the room.',
      '{products}: dos postes y un travesaño se alzan libres en la estancia.',
      '{products}: zwei Pfosten und ein Balken stehen frei im Raum.',
      '{products} : deux montants et une traverse se dressent dans la pièce.',
      '{products}: due montanti e una traversa stanno liberi nella stanza.',
      '{products}: two posts and a beam stand free in the room.',
    ),
  },
  'leaning-wall': {
    name: text(
      'Leaning on the wall',
      'Apoyadas en la pared',
      'An die Wand gelehnt',
      'Appuyées au mur',
      'Appoggiate alla parete',
      'Leaning on the Wall',
    ),
    text: text(
      '{products}, each with a base of its own, lean from the wall to the floor.',
      '{products}, cada una con su base, van de la pared al suelo.',
      '{products}, jeder mit eigener Basis, lehnen von der Wand zum Boden.',
      '{products}, chacune avec sa base, vont du mur au sol.',
      '{products}, ciascuna con la sua base, vanno dalla parete al pavimento.',
      '{products}, each with a base of its own, lean from the wall to the floor.',
    ),
  },
  'room-diagonal': {
    name: text(
      'From floor to ceiling',
      'Del suelo al techo',
      'Vom Boden zur Decke',
      'Du sol au plafond',
      'Dal pavimento al soffitto',
      'From Floor to Ceiling',
    ),
    text: text(
      '{products} as one bent line across the height of the room.',
      '{products} como una línea quebrada que recorre la altura de la estancia.',
      '{products} als eine geknickte Linie über die Höhe des Raums.',
      '{products} en une ligne brisée sur toute la hauteur de la pièce.',
      '{products} in una linea spezzata lungo l’altezza della stanza.',
      '{products} as one bent line across the height of the room.',
    ),
  },
  'star-chart': {
    name: text('A constellation', 'Una constelación', 'Ein Sternbild', 'Une constellation', 'Una costellazione', 'A Constellation'),
    text: text(
      '{products} grow from one base on the ceiling.',
      '{products} crecen de una sola base en el techo.',
      '{products} wachsen aus einer Basis an der Decke.',
      '{products} partent d’une seule base au plafond.',
      '{products} crescono da una sola base sul soffitto.',
      '{products} grow from one base on the ceiling.',
    ),
  },
  'chevron-row': {
    name: text(
      'Chevrons in a row',
      'Una fila de uves',
      'Winkel in einer Reihe',
      'Des chevrons en rang',
      'Una fila di V',
      'Chevrons in a Row',
    ),
    text: text(
      '{products} as three Vs over a long table.',
      '{products} en tres uves sobre una mesa larga.',
      '{products} als drei V über einem langen Tisch.',
      '{products} en trois V au-dessus d’une longue table.',
      '{products} a tre V sopra un tavolo lungo.',
      '{products} as three Vs over a long table.',
    ),
  },
  'double-gate': {
    name: text('Two gates', 'Dos pórticos', 'Zwei Tore', 'Deux portiques', 'Due portali', 'Two Gates'),
    text: text(
      '{products}: two gates stand one behind the other and frame the way.',
      '{products}: dos pórticos, uno tras otro, enmarcan el paso.',
      '{products}: Zwei Tore stehen hintereinander und rahmen den Weg.',
      '{products} : deux portiques se suivent et cadrent le passage.',
      '{products}: due portali si seguono e incorniciano il passaggio.',
      '{products}: two gates stand one behind the other and frame the way.',
    ),
  },
} as const;

export type StickScheme = keyof typeof STICK_SCHEMES;

/** A figure of sticks by its models, in turn where it has more; metres, degrees. */
export interface PresetFigure {
  readonly kind: FigureKind;
  readonly models: readonly string[];
  readonly count: number;
  readonly angleDegrees: number;
  readonly at: { readonly x: number; readonly z: number };
  readonly turnDegrees: number;
  readonly seed: number;
}

/** A starting point of sticks; its id is that of the collection and the scheme. */
export interface StickPreset {
  readonly subFamilyId: number;
  readonly scheme: StickScheme;
  /** Metres. */
  readonly room: { readonly width: number; readonly depth: number; readonly height: number };
  readonly furniture: readonly Furniture[];
  readonly color: string;
  readonly figures: readonly PresetFigure[];
}

const LIVING_ROOM = { width: 4.6, depth: 3.4, height: 2.7 };
const SOFA: Furniture = {
  id: 'sofa',
  kind: 'sofa',
  x: 0.5,
  z: -1.05,
  widthMetres: 2.2,
  depthMetres: 0.9,
  heightMetres: 0.8,
  turnDegrees: 0,
};
const TABLE: Furniture = { id: 'table', kind: 'table', x: 0, z: 0, widthMetres: 2, depthMetres: 0.95, heightMetres: 0.75, turnDegrees: 0 };
const figure = (kind: FigureKind, models: readonly string[], more: Partial<PresetFigure> = {}): PresetFigure => ({
  kind,
  models,
  count: 1,
  angleDegrees: 60,
  at: { x: 0, z: 0 },
  turnDegrees: 0,
  seed: 1,
  ...more,
});

export const STICK_PRESETS: readonly StickPreset[] = [
  {
    subFamilyId: 219,
    scheme: 'zigzag-line',
    room: LIVING_ROOM,
    furniture: [TABLE],
    color: '11',
    figures: [figure('zig-zag', ['7455'], { count: 5, angleDegrees: 70 })],
  },
  {
    subFamilyId: 219,
    scheme: 'reading-corner',
    room: LIVING_ROOM,
    furniture: [SOFA],
    color: '11',
    figures: [figure('v', ['7460'], { angleDegrees: 110, at: { x: 0.4, z: -0.5 } })],
  },
  {
    subFamilyId: 219,
    scheme: 'light-gate',
    room: LIVING_ROOM,
    furniture: [],
    color: '10',
    figures: [figure('portal', ['7470', '7460'], { angleDegrees: 95 })],
  },
  {
    subFamilyId: 219,
    scheme: 'leaning-wall',
    room: LIVING_ROOM,
    furniture: [SOFA],
    color: '11',
    figures: [figure('brace', ['7470', '7460', '7455'], { count: 3, angleDegrees: 58, at: { x: 0, z: -0.75 } })],
  },
  {
    subFamilyId: 219,
    scheme: 'room-diagonal',
    room: LIVING_ROOM,
    furniture: [SOFA],
    color: '11',
    figures: [figure('diagonal', ['7460'], { count: 2, angleDegrees: 140, at: { x: -0.4, z: -0.1 }, turnDegrees: 15 })],
  },
  {
    subFamilyId: 219,
    scheme: 'star-chart',
    room: LIVING_ROOM,
    furniture: [TABLE],
    color: '10',
    figures: [figure('constellation', ['7455'], { count: 4, seed: 5 })],
  },
  {
    subFamilyId: 219,
    scheme: 'chevron-row',
    room: LIVING_ROOM,
    furniture: [TABLE],
    color: '11',
    figures: [-1.25, 0, 1.25].map((x) => figure('v', ['7450'], { angleDegrees: 75, at: { x, z: 0 } })),
  },
  {
    subFamilyId: 219,
    scheme: 'double-gate',
    room: LIVING_ROOM,
    furniture: [],
    color: '10',
    figures: [-0.8, 0.6].map((z) => figure('portal', ['7470', '7460'], { angleDegrees: 95, at: { x: 0, z } })),
  },
];

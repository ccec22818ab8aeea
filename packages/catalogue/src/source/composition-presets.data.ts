import type { Furniture, LocalisedText, OutletPlace } from '@candil/domain';
import { CANOPY_SCHEMES } from './canopy-schemes.data';
import { text } from './localised-text';
import { OUTLET_CANOPIES } from './outlet-canopies.data';

/** Names and purposes of composed starting points; `{products}` are the lights with their quantities. */
export const COMPOSITION_SCHEMES = {
  'free-hang': {
    name: text(
      'Free hang over the table',
      'Suspensión libre sobre la mesa',
      'Frei gehängt über dem Tisch',
      'Suspension libre au-dessus de la table',
      'Sospensione libera sopra il tavolo',
      'Free Hang Over the Table',
    ),
    text: text(
      '{products} from one free-wire canopy, each at its own height.',
      '{products} desde un florón de cable libre, cada una a su altura.',
      '{products} an einem Baldachin mit freiem Kabel, jede in eigener Höhe.',
      '{products} sur une rosace à câble libre, chacune à sa hauteur.',
      '{products} da un rosone a cavo libero, ognuna alla sua altezza.',
      '{products} from one free-wire canopy, each at its own height.',
    ),
  },
  'canopy-row': {
    name: text(
      'A row of single canopies',
      'Una fila de florones individuales',
      'Eine Reihe einzelner Baldachine',
      'Une rangée de rosaces individuelles',
      'Una fila di rosoni singoli',
      'A Row of Single Canopies',
    ),
    text: text(
      '{products} at equal distances and one height, each under its own canopy.',
      '{products} a distancias iguales y a una altura, cada una con su florón.',
      '{products} in gleichem Abstand und gleicher Höhe, jede am eigenen Baldachin.',
      '{products} à intervalles égaux et à la même hauteur, chacune sous sa rosace.',
      '{products} a distanze uguali e alla stessa altezza, ognuna con il suo rosone.',
      '{products} at equal distances and one height, each under its own canopy.',
    ),
  },
  'table-ring': {
    name: text(
      'A ring over a round table',
      'Un círculo sobre una mesa redonda',
      'Ein Kreis über einem runden Tisch',
      'Un cercle au-dessus d’une table ronde',
      'Un cerchio sopra un tavolo rotondo',
      'A Ring Over a Round Table',
    ),
    text: text(
      '{products} in a circle around one free-wire canopy.',
      '{products} en círculo alrededor de un florón de cable libre.',
      '{products} im Kreis um einen Baldachin mit freiem Kabel.',
      '{products} en cercle autour d’une rosace à câble libre.',
      '{products} in cerchio attorno a un rosone a cavo libero.',
      '{products} in a circle around one free-wire canopy.',
    ),
  },
  'falling-spiral': {
    name: text(
      'A falling spiral',
      'Una espiral descendente',
      'Eine fallende Spirale',
      'Une spirale descendante',
      'Una spirale discendente',
      'A Falling Spiral',
    ),
    text: text(
      '{products}, each lower than the one before, for a tall room or a stairwell.',
      '{products}, cada una más baja que la anterior, para una doble altura o una escalera.',
      '{products}, jede tiefer als die vorige, für einen hohen Raum oder ein Treppenauge.',
      '{products}, chacune plus basse que la précédente, pour un volume haut ou une cage d’escalier.',
      '{products}, ognuna più bassa della precedente, per un ambiente alto o una tromba delle scale.',
      '{products}, each lower than the one before, for a tall room or a stairwell.',
    ),
  },
  ...CANOPY_SCHEMES,
} as const satisfies Readonly<Record<string, { readonly name: LocalisedText; readonly text: LocalisedText }>>;
export type CompositionScheme = keyof typeof COMPOSITION_SCHEMES;

/** A light of a preset: metres from the middle of the room, whole centimetres below the ceiling. */
export interface PresetLight {
  readonly model: string;
  readonly color: string;
  readonly x: number;
  readonly z: number;
  readonly heightCm: number;
}

export interface PresetCanopy {
  readonly installation: string;
  readonly x: number;
  readonly z: number;
  readonly lights: readonly PresetLight[];
}

/** One composed starting point; its id is that of the collection and the scheme. */
export interface CompositionPreset {
  readonly subFamilyId: number;
  readonly scheme: CompositionScheme;
  /** Metres. */
  readonly room: { readonly width: number; readonly depth: number; readonly height: number };
  readonly furniture: readonly Furniture[];
  readonly canopies: readonly PresetCanopy[];
  /** The canopy with outlets that all of it hangs from, which the compositor opens; default canopies of crea. */
  readonly outletCanopy?: { readonly model: string; readonly color: string };
}

/** A model with its finish; lights of a preset take theirs in turn. */
type Piece = readonly [model: string, color: string];

const DINING_ROOM = { width: 4, depth: 3, height: 2.8 };
const TALL_ROOM = { width: 3.6, depth: 3.6, height: 5.2 };
const FREE_WIRE = '18';
const SURFACE = '10';
/** A large surface canopy, for luminaires on several cables of their own. */
const SURFACE_LARGE = '11';

const standing = (kind: Furniture['kind'], widthMetres: number, depthMetres: number, heightMetres: number): Furniture => ({
  id: kind,
  kind,
  x: 0,
  z: 0.1,
  widthMetres,
  depthMetres,
  heightMetres,
  turnDegrees: 0,
});
const TABLE = standing('table', 2.2, 1, 0.75);
const ROUND_TABLE = standing('round-table', 1.4, 1.4, 0.75);

/** Positions of the lights of a free hang over a table, and their offsets from the base height, centimetres. */
const FREE_PLACES: readonly (readonly [x: number, z: number, offCm: number])[] = [
  [-0.82, 0.04, 0],
  [-0.28, -0.16, -22],
  [0.3, 0.1, -8],
  [0.82, -0.08, 14],
  [-0.52, 0.38, -15],
  [0.02, 0.44, 6],
  [0.6, 0.4, -30],
];

const inTurn = (pieces: readonly Piece[], index: number): { readonly model: string; readonly color: string } => {
  const [model, color] = pieces[index % pieces.length] as Piece;
  return { model, color };
};

/** Millimetres are enough for a preset. */
const metres = (value: number): number => Math.round(value * 1000) / 1000;

const freeHang = (subFamilyId: number, count: number, heightCm: number, pieces: readonly Piece[]): CompositionPreset => ({
  subFamilyId,
  scheme: 'free-hang',
  room: DINING_ROOM,
  furniture: [TABLE],
  canopies: [
    {
      installation: FREE_WIRE,
      x: 0,
      z: -0.75,
      lights: FREE_PLACES.slice(0, count).map(([x, z, offCm], index) => ({ ...inTurn(pieces, index), x, z, heightCm: heightCm + offCm })),
    },
  ],
});

const canopyRow = (
  subFamilyId: number,
  count: number,
  heightCm: number,
  pieces: readonly Piece[],
  installation: string = SURFACE,
): CompositionPreset => ({
  subFamilyId,
  scheme: 'canopy-row',
  room: DINING_ROOM,
  furniture: [TABLE],
  canopies: Array.from({ length: count }, (_, index): PresetCanopy => {
    const x = metres((index - (count - 1) / 2) * 0.62);
    return { installation, x, z: 0.1, lights: [{ ...inTurn(pieces, index), x, z: 0.1, heightCm }] };
  }),
});

const tableRing = (subFamilyId: number, count: number, heightCm: number, pieces: readonly Piece[]): CompositionPreset => ({
  subFamilyId,
  scheme: 'table-ring',
  room: DINING_ROOM,
  furniture: [ROUND_TABLE],
  canopies: [
    {
      installation: FREE_WIRE,
      x: 0,
      z: 0.1,
      lights: Array.from({ length: count }, (_, index) => {
        const turn = (2 * Math.PI * index) / count;
        return { ...inTurn(pieces, index), x: metres(0.5 * Math.sin(turn)), z: metres(0.1 - 0.5 * Math.cos(turn)), heightCm };
      }),
    },
  ],
});

const fallingSpiral = (subFamilyId: number, count: number, heightCm: number, pieces: readonly Piece[]): CompositionPreset => ({
  subFamilyId,
  scheme: 'falling-spiral',
  room: TALL_ROOM,
  furniture: [{ ...standing('person', 0.5, 0.3, 1.7), x: 1.1, z: 0.9 }],
  canopies: [
    {
      installation: FREE_WIRE,
      x: 0,
      z: 0,
      lights: Array.from({ length: count }, (_, index) => {
        const turn = (2 * Math.PI * index) / 5;
        return {
          ...inTurn(pieces, index),
          x: metres(0.55 * Math.sin(turn)),
          z: metres(0.55 * Math.cos(turn)),
          heightCm: heightCm + index * 35,
        };
      }),
    },
  ],
});

/** Everything hangs from one canopy, at the heights of its outlets in turn; an outlet without a height stays empty. */
const fromOutlets = (
  subFamilyId: number,
  scheme: CompositionScheme,
  [model, color]: Piece,
  heights: readonly number[],
  pieces: readonly Piece[],
): CompositionPreset => {
  const source = OUTLET_CANOPIES.find((canopy) => canopy.model === model);
  if (source === undefined) throw new Error(`preset ${scheme} of ${subFamilyId} names canopy ${model}, which is none`);
  return {
    subFamilyId,
    scheme,
    room: DINING_ROOM,
    furniture: [source.canopy.shape === 'linear' ? TABLE : ROUND_TABLE],
    outletCanopy: { model, color },
    canopies: [
      {
        installation: FREE_WIRE,
        x: 0,
        z: 0.1,
        lights: heights.map((heightCm, index) => {
          const { x, z } = source.canopy.outlets[index] as OutletPlace;
          return { ...inTurn(pieces, index), x, z: metres(z + 0.1), heightCm };
        }),
      },
    ],
  };
};

export const COMPOSITION_PRESETS: readonly CompositionPreset[] = [
  freeHang(110, 5, 150, [
    ['0820', '31'],
    ['0162', '11'],
  ]),
  canopyRow(110, 3, 160, [['0820', '42']]),
  tableRing(110, 6, 150, [['0162', '24']]),
  fallingSpiral(110, 5, 120, [
    ['0162', '31'],
    ['0820', '11'],
  ]),
  freeHang(120, 5, 145, [['5520', '11']]),
  canopyRow(120, 3, 150, [['5525', '11']]),
  tableRing(120, 5, 150, [['5520', '10']]),
  fallingSpiral(120, 5, 110, [
    ['5520', '11'],
    ['5525', '11'],
  ]),
  freeHang(130, 4, 150, [['2350', '11']]),
  canopyRow(130, 3, 150, [['2350', '10']]),
  tableRing(130, 4, 150, [['2350', '11']]),
  fallingSpiral(130, 4, 120, [['2350', '10']]),
  freeHang(140, 5, 150, [['0920', '11']]),
  canopyRow(140, 3, 155, [['0925', '42']]),
  tableRing(140, 5, 150, [['0920', '14']]),
  fallingSpiral(140, 5, 110, [['0920', '10']]),
  freeHang(150, 3, 145, [
    ['3235', '11'],
    ['3240', '24'],
  ]),
  canopyRow(150, 3, 150, [['3235', '23']]),
  tableRing(150, 3, 150, [['3235', '10']]),
  fallingSpiral(150, 3, 110, [
    ['3240', '24'],
    ['3235', '11'],
  ]),
  freeHang(160, 5, 150, [['4110', '42']]),
  canopyRow(160, 2, 150, [['4115', '31']]),
  tableRing(160, 4, 150, [['4110', '10']]),
  fallingSpiral(160, 5, 120, [['4110', '11']]),
  freeHang(190, 5, 140, [['6160', '11']]),
  canopyRow(190, 3, 150, [['6165', '11']]),
  tableRing(190, 5, 145, [['6160', '10']]),
  fallingSpiral(190, 5, 100, [['6160', '11']]),
  freeHang(259, 4, 140, [['2590', '11']]),
  canopyRow(259, 2, 150, [['2590', '23']], SURFACE_LARGE),
  tableRing(259, 3, 150, [['2590', '10']]),
  fallingSpiral(259, 4, 110, [['2592', '11']]),
  fromOutlets(
    110,
    'canopy-line',
    ['9712', '11'],
    [150, 150, 150, 150, 150],
    [
      ['0162', '31'],
      ['0162', '11'],
    ],
  ),
  fromOutlets(110, 'canopy-cascade', ['9703', '11'], [185, 120, 130, 140, 150, 160, 170], [['0162', '24']]),
  fromOutlets(120, 'canopy-arch', ['9713', '10'], [125, 140, 150, 155, 150, 140, 125], [['5520', '10']]),
  fromOutlets(120, 'canopy-cascade', ['9702', '11'], [120, 135, 150, 165, 180], [['5520', '11']]),
  fromOutlets(130, 'canopy-line', ['9711', '11'], [160, 160, 160], [['2350', '11']]),
  fromOutlets(140, 'canopy-arch', ['9712', '14'], [130, 145, 155, 145, 130], [['0920', '14']]),
  fromOutlets(
    160,
    'canopy-group',
    ['9721', '11'],
    [160, 160, 160, 160],
    [
      ['4110', '42'],
      ['4110', '11'],
    ],
  ),
  fromOutlets(190, 'canopy-group', ['9722', '11'], [150, 165, 150, 165, 150, 165], [['6160', '11']]),
];

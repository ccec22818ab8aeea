import type { LocalisedText, OutletCanopy, OutletPlace } from '@candil/domain';
import { text } from './localised-text';
import { only, painted } from './option-rows.data';
import type { VariationTable } from './variation-table';

/** A canopy that several pendants hang from. */
export interface OutletCanopySource {
  readonly model: string;
  readonly name: LocalisedText;
  readonly netWeightKg: number;
  /** Metres. */
  readonly size: { readonly width: number; readonly depth: number; readonly height: number };
  readonly canopy: OutletCanopy;
  /** Major units, in the order of `RATES`, alike in both catalogues. */
  readonly basePrices: readonly number[];
}

const NAMES: Readonly<Record<OutletCanopy['shape'], (outlets: number) => LocalisedText>> = {
  round: (outlets) =>
    text(
      `Nodo round canopy, ${outlets} outlets`,
      `Florón redondo Nodo, ${outlets} salidas`,
      `Runder Baldachin Nodo, ${outlets} Auslässe`,
      `Rosace ronde Nodo, ${outlets} sorties`,
      `Rosone tondo Nodo, ${outlets} uscite`,
      `Nodo Round Canopy, ${outlets} Outlets`,
    ),
  linear: (outlets) =>
    text(
      `Nodo linear canopy, ${outlets} outlets`,
      `Florón lineal Nodo, ${outlets} salidas`,
      `Linearer Baldachin Nodo, ${outlets} Auslässe`,
      `Rosace linéaire Nodo, ${outlets} sorties`,
      `Rosone lineare Nodo, ${outlets} uscite`,
      `Nodo Linear Canopy, ${outlets} Outlets`,
    ),
  rectangular: (outlets) =>
    text(
      `Nodo rectangular canopy, ${outlets} outlets`,
      `Florón rectangular Nodo, ${outlets} salidas`,
      `Rechteckiger Baldachin Nodo, ${outlets} Auslässe`,
      `Rosace rectangulaire Nodo, ${outlets} sorties`,
      `Rosone rettangolare Nodo, ${outlets} uscite`,
      `Nodo Rectangular Canopy, ${outlets} Outlets`,
    ),
};

/** Whole millimetres: a drill does no better. */
const metres = (value: number): number => Math.round(value * 1000) / 1000 + 0;

/** Around the middle, the first at the back, then clockwise in the plan. */
const ring = (count: number, radiusMetres: number): readonly OutletPlace[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = (2 * Math.PI * index) / count;
    return { x: metres(radiusMetres * Math.sin(turn)), z: metres(-radiusMetres * Math.cos(turn)) };
  });

/** Row by row from the back, each from the left. */
const rows = (columns: number, across: number, lines: number, along: number): readonly OutletPlace[] =>
  Array.from({ length: columns * lines }, (_, index) => ({
    x: metres(((index % columns) - (columns - 1) / 2) * across),
    z: metres((Math.floor(index / columns) - (lines - 1) / 2) * along),
  }));

const HEIGHT_METRES = 0.045;

interface Body {
  readonly width: number;
  readonly depth?: number;
  readonly netWeightKg: number;
  readonly basePrices: readonly number[];
}

const nodo = (
  model: string,
  shape: OutletCanopy['shape'],
  outlets: readonly OutletPlace[],
  { width, depth = width, ...body }: Body,
): OutletCanopySource => ({
  model,
  name: NAMES[shape](outlets.length),
  size: { width, depth, height: HEIGHT_METRES },
  canopy: { shape, outlets },
  ...body,
});

/** Canopies of composing pendants: the distance of their outlets decides which shades fit side by side. */
export const OUTLET_CANOPIES: readonly OutletCanopySource[] = [
  nodo('9701', 'round', ring(3, 0.16), { width: 0.42, netWeightKg: 1.9, basePrices: [148, 139, 168, 162] }),
  nodo('9702', 'round', ring(5, 0.25), { width: 0.6, netWeightKg: 3.1, basePrices: [212, 199, 242, 232] }),
  nodo('9703', 'round', [{ x: 0, z: 0 }, ...ring(6, 0.34)], { width: 0.78, netWeightKg: 4.6, basePrices: [288, 271, 328, 316] }),
  nodo('9711', 'linear', rows(3, 0.38, 1, 0), { width: 0.9, depth: 0.08, netWeightKg: 1.6, basePrices: [156, 147, 178, 172] }),
  nodo('9712', 'linear', rows(5, 0.32, 1, 0), { width: 1.4, depth: 0.08, netWeightKg: 2.4, basePrices: [224, 211, 255, 246] }),
  nodo('9713', 'linear', rows(7, 0.3, 1, 0), { width: 1.9, depth: 0.08, netWeightKg: 3.3, basePrices: [296, 278, 337, 325] }),
  nodo('9721', 'rectangular', rows(2, 0.44, 2, 0.44), { width: 0.6, depth: 0.6, netWeightKg: 3.4, basePrices: [216, 203, 246, 237] }),
  nodo('9722', 'rectangular', rows(3, 0.36, 2, 0.4), { width: 0.95, depth: 0.6, netWeightKg: 4.8, basePrices: [274, 258, 312, 301] }),
];

/** Wires leave a canopy freely, so that the pendants below choose the installation of free wires. */
export const OUTLET_CANOPY_OPTIONS: VariationTable = {
  color: painted('11', '10', '14', '51'),
  temperature: [],
  control: [],
  installation: only('18'),
  pendantHeight: [],
};

import type { Furniture, Scene, SceneCanopy, SceneLight } from '@candil/configurator';
import type { ElementId } from '@candil/domain';

const id = (text: string): ElementId => text as ElementId;

const HEIGHT = 2.8;

const light = (label: string, model: string, color: string, x: number, z: number, heightCm: number, canopyId: string): SceneLight => {
  const { radiusMetres, bodyHeightMetres, lumens } = {
    '0820': { radiusMetres: 0.165, bodyHeightMetres: 0.25, lumens: 920 },
    '5520': { radiusMetres: 0.1, bodyHeightMetres: 0.235, lumens: 520 },
    '0162': { radiusMetres: 0.09, bodyHeightMetres: 0.235, lumens: 560 },
  }[model] ?? { radiusMetres: 0.15, bodyHeightMetres: 0.3, lumens: 800 };
  return {
    id: id(label),
    type: 'Light',
    label,
    model,
    compositionId: id('C1'),
    canopyId: id(canopyId),
    x,
    z,
    radiusMetres,
    bodyHeightMetres,
    bottomMetres: HEIGHT - heightCm / 100,
    mountMetres: canopyId === 'A' ? HEIGHT : HEIGHT - 0.03,
    heightCm,
    color,
    temperature: '1',
    control: undefined,
    installation: undefined,
    lumens,
    collides: false,
    host: undefined,
  };
};

const canopy = (label: string, x: number, z: number, isFreeWire: boolean, lightIds: readonly string[]): SceneCanopy => ({
  id: id(label),
  compositionId: id('C1'),
  label,
  x,
  z,
  installation: isFreeWire ? '18' : '10',
  isFreeWire,
  isVirtual: false,
  widthMetres: isFreeWire ? 0.195 : 0.09,
  depthMetres: isFreeWire ? 0.195 : 0.09,
  heightMetres: isFreeWire ? 0.05 : 0.03,
  lightIds: lightIds.map(id),
});

/** A dining table under five lights of one free-wire canopy, and two lights over a sideboard. */
export const diningRoom: Scene = {
  room: { widthMetres: 4, depthMetres: 3, heightMetres: HEIGHT, extraCeilingMetres: 0.16, ceilingMaterial: 'pladur' },
  compositions: [
    {
      id: id('C1'),
      number: 1,
      isVirtual: false,
      canopyIds: [id('A'), id('B'), id('C')],
      lightIds: ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7'].map(id),
    },
  ],
  canopies: [
    canopy('A', 0, -0.25, true, ['L1', 'L2', 'L3', 'L4', 'L5']),
    canopy('B', 1, -1.28, false, ['L6']),
    canopy('C', 1.6, -1.28, false, ['L7']),
  ],
  lights: [
    light('L1', '0820', '31', -0.82, 0, 140, 'A'),
    light('L2', '0820', '31', -0.22, -0.16, 110, 'A'),
    light('L3', '0820', '11', 0.62, 0, 130, 'A'),
    light('L4', '5520', '11', 0.32, -0.38, 155, 'A'),
    light('L5', '5520', '11', -0.54, 0.28, 125, 'A'),
    light('L6', '0162', '24', 1, -1.28, 150, 'B'),
    light('L7', '0162', '24', 1.6, -1.28, 150, 'C'),
  ],
  belts: [],
  sticks: [],
  joints: [],
  lines: [],
};

export const diningFurniture: readonly Furniture[] = [
  { id: 'table', kind: 'table', x: 0, z: 0, widthMetres: 2.2, depthMetres: 0.95, heightMetres: 0.74, turnDegrees: 0 },
  { id: 'sideboard', kind: 'sideboard', x: 1.3, z: -1.27, widthMetres: 1.2, depthMetres: 0.42, heightMetres: 0.86, turnDegrees: 0 },
];

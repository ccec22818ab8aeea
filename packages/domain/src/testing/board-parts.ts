import type { ModelDefinition } from '../article';
import type { BoardConnector, BoardShape } from '../board';
import type { SystemPart } from '../element';
import type { BoardPart, BoardSources, ToolkitBoard } from '../toolkit';
import { CREATION_SOURCES } from './creation-sources';
import { modelOf, variationsFor } from './models';

const ends = (gender: BoardConnector['gender'], metres: number, mustClose?: true): readonly BoardConnector[] =>
  [0, 180].map((facingDegrees) => ({
    id: facingDegrees === 0 ? 'right' : 'left',
    kind: 'edge',
    gender,
    x: facingDegrees === 0 ? metres : -metres,
    z: 0,
    facingDegrees,
    ...(mustClose && { mustClose }),
  }));

/** A plate of 40 × 40 cm with two edges and two sockets, a rod of 60 cm, and a globe of 12 cm that hangs in a socket. */
const SHAPES: Readonly<Record<string, BoardShape>> = {
  '9501': {
    outline: 'rectangle',
    layer: 'carrier',
    mark: 'P',
    connectors: [
      ...ends('female', 0.2),
      { id: 'one', kind: 'socket', gender: 'female', x: -0.1, z: 0 },
      { id: 'two', kind: 'socket', gender: 'female', x: 0.1, z: 0 },
    ],
    mostLoadKg: 2,
  },
  '9502': { outline: 'rectangle', layer: 'carrier', mark: 'S', connectors: ends('male', 0.3, true) },
  '9503': {
    outline: 'round',
    layer: 'hung',
    mark: 'D',
    connectors: [{ id: 'plug', kind: 'socket', gender: 'male', x: 0, z: 0, mustClose: true }],
  },
};

const part = (model: string, width: number, depth: number, more: Partial<ModelDefinition> = {}): ModelDefinition => ({
  ...modelOf({
    model,
    articleType: { level1: 3, level2: 42, level3: 72 },
    variations: [...variationsFor('color', ['10', '11'], { model }), ...variationsFor('installation', ['10'], { model })],
    ...more,
  }),
  technical: {
    ...modelOf().technical,
    watts: 0,
    lumens: 0,
    netWeightKg: 0.9,
    widthMetres: width,
    depthMetres: depth,
    ...more.technical,
  },
});

const MODELS: Readonly<Record<string, ModelDefinition>> = {
  '9501': part('9501', 0.4, 0.4),
  '9502': part('9502', 0.6, 0.01),
  '9503': part('9503', 0.12, 0.12, {
    articleType: { level1: 1, level2: 2, level3: 52 },
    technical: { ...modelOf().technical, watts: 4, lumens: 300, netWeightKg: 0.9, widthMetres: 0.12, depthMetres: 0.12 },
  }),
};

const PARTS: Readonly<Record<string, SystemPart>> = {
  '9501': { board: SHAPES['9501'] as BoardShape, deliveredWatts: { 10: 8 }, mostLengthMetres: 1 },
  '9502': { board: SHAPES['9502'] as BoardShape, lengthMetres: 0.6 },
  '9503': { board: SHAPES['9503'] as BoardShape },
};

/** Three parts of a toolkit beside the usual articles; every part costs 100.00. */
export const BOARD_SOURCES: BoardSources = {
  ...CREATION_SOURCES,
  modelOf: (code) => MODELS[code] ?? CREATION_SOURCES.modelOf(code),
  unitPriceOf: (model, article) =>
    MODELS[model.model] === undefined
      ? CREATION_SOURCES.unitPriceOf(model, article)
      : { ok: true, value: { amountMinor: 10_000, currency: 'EUR', steps: [] } },
  partOf: (code) => PARTS[code],
};

export const boardPart = (id: string, model: string, x: number, z = 0, more: Partial<BoardPart> = {}): BoardPart => ({
  id,
  model,
  selection: { color: '10', installation: '10' },
  x,
  z,
  turnDegrees: 0,
  ...more,
});

export const boardOf = (parts: readonly BoardPart[], more: Partial<ToolkitBoard> = {}): ToolkitBoard => ({
  type: 'ToolkitBoard',
  version: 1,
  subFamilyId: 110,
  applicationLocationId: 0,
  parts,
  ...more,
});

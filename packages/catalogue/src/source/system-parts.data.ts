import type { SystemPart } from '@candil/domain';
import { BOARD_PARTS } from './board-parts.data';

/** Levels of lighting effect by which rules count lights. */
const LIGHTING_EFFECT = { ambient: 1, task: 2, accent: 3 } as const;

const BELT_VOLTS = 48;
const STICK_VOLTS = 24;
const TOOLKIT_VOLTS = 24;

const stick = (lengthMetres: number): SystemPart => ({ lengthMetres, volts: STICK_VOLTS, lightingEffect: LIGHTING_EFFECT.ambient });
const hanging = (lightingEffect: number, lengthMetres?: number): SystemPart => ({
  volts: BELT_VOLTS,
  lightingEffect,
  ...(lengthMetres !== undefined && { lengthMetres }),
});

const SYSTEMS: Readonly<Record<string, SystemPart>> = {
  '7450': stick(0.6),
  '7455': stick(1.15),
  '7460': stick(1.7),
  '7470': stick(2.25),
  '7475': { volts: STICK_VOLTS, lightingEffect: LIGHTING_EFFECT.accent },
  '7480': { volts: STICK_VOLTS, deliveredWatts: { 10: 80, 40: 80 } },
  '7485': { angleDegrees: { min: 20, max: 160 } },
  '8010': { lengthMetres: 0.1, mostLengthMetres: 30, volts: BELT_VOLTS },
  '8012': { fixing: 'ceiling' },
  '8013': { fixing: 'wall' },
  '8014': { fixing: 'floor' },
  '8015': { volts: BELT_VOLTS, deliveredWatts: { 10: 60, 20: 100, 33: 150 } },
  '8016': { fixing: 'loop' },
  '8020': { volts: BELT_VOLTS, deliveredWatts: { 50: 60 }, mostLengthMetres: 8 },
  '8025': {},
  '8030': {},
  '8110': hanging(LIGHTING_EFFECT.ambient),
  '8115': hanging(LIGHTING_EFFECT.ambient),
  '8120': hanging(LIGHTING_EFFECT.accent),
  '8125': hanging(LIGHTING_EFFECT.task),
  '8130': hanging(LIGHTING_EFFECT.task),
  '8135': hanging(LIGHTING_EFFECT.task),
  '8140': hanging(LIGHTING_EFFECT.task),
  '8150': hanging(LIGHTING_EFFECT.ambient, 1.02),
  '8155': hanging(LIGHTING_EFFECT.ambient, 2.02),
  '8160': hanging(LIGHTING_EFFECT.task, 0.27),
  '8165': hanging(LIGHTING_EFFECT.task, 0.53),
  '8170': hanging(LIGHTING_EFFECT.task, 1.04),
  '9010': { volts: TOOLKIT_VOLTS, deliveredWatts: { 10: 60, 31: 60 } },
  '9012': { volts: TOOLKIT_VOLTS, lightingEffect: LIGHTING_EFFECT.ambient },
  '9016': { volts: TOOLKIT_VOLTS, lightingEffect: LIGHTING_EFFECT.task },
  '9210': { volts: BELT_VOLTS, lengthMetres: 1 },
  '9218': { volts: BELT_VOLTS, deliveredWatts: { 10: 100, 31: 150 }, mostLengthMetres: 10 },
  '9220': { volts: BELT_VOLTS, lightingEffect: LIGHTING_EFFECT.accent },
  '9222': { volts: BELT_VOLTS, lightingEffect: LIGHTING_EFFECT.task },
  '9314': { volts: TOOLKIT_VOLTS, lightingEffect: LIGHTING_EFFECT.ambient },
  '9316': { volts: TOOLKIT_VOLTS, deliveredWatts: { 10: 60, 31: 60 } },
};

/** Technical data of the parts and lights of the systems, by model. */
export const SYSTEM_PARTS: Readonly<Record<string, SystemPart>> = {
  ...SYSTEMS,
  ...Object.fromEntries(Object.entries(BOARD_PARTS).map(([model, board]) => [model, { ...SYSTEMS[model], board }])),
};

import { totalFluxLumens, type Vector } from '../light';
import type { LuminousOpening } from '../luminaire';
import { crosses, type PreparedObstruction } from './obstruction';
import { type PlacedLight, pointIlluminanceLux, type Receiver } from './point';
import { subdivided } from './subdivide';

/** A luminaire in a room: its light, place and, where it is no point, its luminous opening. */
export interface RoomLight extends PlacedLight {
  /** Luminous opening; a point by default. */
  readonly opening?: LuminousOpening;
}

/** A light prepared for many receivers. */
export interface PreparedLight {
  readonly whole: PlacedLight;
  readonly parts: readonly PlacedLight[];
  /** Nearer than this the parts count. */
  readonly nearMetres: number;
  readonly fluxLumens: number;
}

/** From five times its extent on a light counts as a point, within half a percent. */
const FAR_FIELD = 5;

export function prepareLight({ opening, ...whole }: RoomLight): PreparedLight {
  const extent = opening === undefined ? 0 : Math.hypot(opening.alongC0Metres, opening.alongC90Metres, opening.heightMetres);
  const parts = opening === undefined ? [whole] : subdivided(whole, opening);
  return { whole, parts, nearMetres: parts.length > 1 ? FAR_FIELD * extent : 0, fluxLumens: totalFluxLumens(whole.distribution) };
}

const distance = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Illuminance in lx of a light, by parts where it is near, with and without obstructions (IL3, IL4). */
export function lightIlluminance(
  light: PreparedLight,
  receiver: Receiver,
  obstructions: readonly PreparedObstruction[],
): { readonly freeLux: number; readonly seenLux: number } {
  const isNear = light.nearMetres > 0 && distance(light.whole.positionMetres, receiver.positionMetres) < light.nearMetres;
  let freeLux = 0;
  let seenLux = 0;
  for (const part of isNear ? light.parts : [light.whole]) {
    const lux = pointIlluminanceLux(part, receiver);
    if (lux === 0) continue;
    freeLux += lux;
    if (!obstructions.some((it) => crosses(it, part.positionMetres, receiver.positionMetres))) seenLux += lux;
  }
  return { freeLux, seenLux };
}

import type { ModelDefinition } from '../article';
import type { FixingKind } from '../belt';
import type { BoardShape } from '../board';
import type { ElementTechnicalData } from './element';

/** What a part or a light of a system is beyond what every article is; absent = not applicable. */
export interface SystemPart {
  /** On which it runs. */
  readonly volts?: number;
  /** Power that a feed delivers, by its installation. */
  readonly deliveredWatts?: Readonly<Record<string, number>>;
  /** Of a track the piece that it is sold by, of a stick or a line what it takes of a track. */
  readonly lengthMetres?: number;
  /** Longest track, or longest track of a feed. */
  readonly mostLengthMetres?: number;
  /** Level by which rules count lights. */
  readonly lightingEffect?: number;
  /** Between which a joint turns. */
  readonly angleDegrees?: { readonly min: number; readonly max: number };
  /** What of a belt it fixes, and to what. */
  readonly fixing?: FixingKind;
  /** What it is on a board. */
  readonly board?: BoardShape;
}

/**
 * What an element of a system knows beyond what every article is: volts, amperes, metres, watts delivered, level of lighting effect. What
 * runs on a voltage draws its power over it; a feed delivers what its installation does (EM24).
 */
export function partTechnicalData(
  part: SystemPart,
  { technical }: Pick<ModelDefinition, 'technical'>,
  installation = '',
): ElementTechnicalData {
  const delivered = part.deliveredWatts?.[installation];
  return {
    ...(part.volts !== undefined && { voltage: part.volts, ...(technical.watts > 0 && { current: technical.watts / part.volts }) }),
    ...(part.lengthMetres !== undefined && { productLength: part.lengthMetres }),
    ...(part.lightingEffect !== undefined && { lightingEffectLevel: part.lightingEffect }),
    ...(delivered !== undefined && { delivered_power: delivered }),
  };
}

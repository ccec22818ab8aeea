import type { ModelDefinition } from '../article';
import type { FixingKind } from '../belt';
import type { BoardShape } from '../board';
import type { ElementTechnicalData } from './element';

/** Technical data of a part or a light of a system, beyond those of every article; absent = not applicable. */
export interface SystemPart {
  /** Operating voltage. */
  readonly volts?: number;
  /** Power that a feed delivers, by its installation. */
  readonly deliveredWatts?: Readonly<Record<string, number>>;
  /** Length of the piece in which a track is sold; length of a track that a stick or a line occupies. */
  readonly lengthMetres?: number;
  /** Longest track, or longest track of a feed. */
  readonly mostLengthMetres?: number;
  /** Level by which rules count lights. */
  readonly lightingEffect?: number;
  /** Between which a joint turns. */
  readonly angleDegrees?: { readonly min: number; readonly max: number };
  /** Fixing of a belt, by its surface. */
  readonly fixing?: FixingKind;
  /** Shape on a board. */
  readonly board?: BoardShape;
}

/**
 * Returns the technical data of a part of a system beyond those of every article: volts, amperes, metres, watts delivered, level of
 * lighting effect. Its current is its power over its voltage; the installation decides the output of a feed (EM24).
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

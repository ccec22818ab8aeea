import type { ElementTechnicalData, ModelDefinition } from '@candil/domain';
import type { SystemPart } from '../data/catalogue-data';

/**
 * What an element of a system knows beyond what every article is: volts, amperes, metres, watts delivered, level of lighting effect. What
 * runs on a voltage draws its power over it; a feed delivers what its installation does.
 */
export function partTechnicalData(part: SystemPart, { technical }: ModelDefinition, installation = ''): ElementTechnicalData {
  const delivered = part.deliveredWatts?.[installation];
  return {
    ...(part.volts !== undefined && { voltage: part.volts, ...(technical.watts > 0 && { current: technical.watts / part.volts }) }),
    ...(part.lengthMetres !== undefined && { productLength: part.lengthMetres }),
    ...(part.lightingEffect !== undefined && { lightingEffectLevel: part.lightingEffect }),
    ...(delivered !== undefined && { delivered_power: delivered }),
  };
}

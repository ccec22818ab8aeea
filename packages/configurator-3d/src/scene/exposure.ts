import type { LightField } from '../lighting/light-field';
import type { Surroundings } from '../room/surroundings.data';

/** White under the middle light of a room comes out so bright. */
const MIDDLE = 0.6;
/** Every so many places are enough for a mean. */
const STRIDE = 7;

/** The eye follows the light of the room most of the way: a room with more lamps looks brighter, but not as much as it is. */
export const exposureOf = ({ lux, receivers }: Pick<LightField, 'lux' | 'receivers'>, { middleLux, adaptation }: Surroundings): number => {
  let sum = 0;
  let count = 0;
  for (const { from, to, face } of receivers.ranges) {
    if (!face || face.name === 'ceiling' || face.name === 'front') continue;
    for (let i = from; i < to; i += STRIDE) {
      sum += Math.log(1 + 0.2126 * lux[i * 3]! + 0.7152 * lux[i * 3 + 1]! + 0.0722 * lux[i * 3 + 2]!);
      count++;
    }
  }
  const mean = Math.max(1, Math.exp(sum / Math.max(1, count)) - 1);
  const follow = (middleLux / mean) ** adaptation;
  return (MIDDLE / middleLux) * Math.min(30, Math.max(0.02, follow));
};

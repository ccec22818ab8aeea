import { strict as assert } from 'node:assert';
import { lightDistribution, type RoomRequest, rectangleGrid, roomIlluminance } from '@candil/photometry';
import { compare } from '../../measure';
import { figure, nanoseconds } from '../../report';

const RADIANS = Math.PI / 180;
const LIGHTS = 12;
/** Candela straight down of an even surface of 3000 lm. */
const CANDELA = 3000 / Math.PI;

const request = (): RoomRequest => {
  const gammas = Array.from({ length: 19 }, (_, index) => index * 5);
  const distribution = lightDistribution([0], gammas, [gammas.map((gamma) => CANDELA * Math.cos(gamma * RADIANS))]);
  return {
    room: { lengthMetres: 5, widthMetres: 4, heightMetres: 2.8, reflectances: { ceiling: 0.7, walls: 0.5, floor: 0.2 } },
    lights: Array.from({ length: LIGHTS }, (_, index) => ({
      distribution,
      positionMetres: [0.625 + 1.25 * (index % 4), 2 / 3 + (4 / 3) * Math.floor(index / 4), 2.79] as const,
    })),
    planes: [rectangleGrid({ xMetres: 0, yMetres: 0, lengthMetres: 5, widthMetres: 4, heightMetres: 0.75 }, 20, 16)],
    maintenanceFactor: 1,
  };
};

/** A room of 5 × 4 m with 12 luminaires: exchange of light between patches of 0.5 m, and 320 points of the working plane. */
export const roomOfLights = () => {
  const asked = request();
  const run = () => {
    const answer = roomIlluminance(asked);
    assert.ok(answer.ok);
    return answer.value.planes[0]?.statistics.averageLux ?? 0;
  };
  const averageLux = run();
  // By the lumen method a room of index 1.1 uses some six tenths of the flux of an even surface in its ceiling.
  const utilisation = (averageLux * 20) / (LIGHTS * 3000);
  assert.ok(utilisation > 0.55 && utilisation < 0.7, `utilisation ${utilisation}`);
  const { room } = compare({ room: { run, calls: 1 } });
  figure('light: room', `12 luminaires, 320 points, mean ${averageLux.toFixed(0)} lx in ${nanoseconds(room)}`, '<= 200 ms', room <= 200e6);
};

import { strict as assert } from 'node:assert';
import { type RoomLightRequest, roomLight } from '@candil/photometry/room-light';
import { photometryOf } from '@candil/photometry/technical-light';
import { compare } from '../../measure';
import { figure, nanoseconds } from '../../report';

const LIGHTS = 12;

const request = (): RoomLightRequest => {
  const dome = photometryOf({
    lumens: 920,
    beamDegrees: 95,
    distribution: 'direct',
    widthMetres: 0.33,
    depthMetres: 0.33,
    heightMetres: 0.25,
  });
  assert.ok(dome.ok);
  return {
    room: { lengthMetres: 4, widthMetres: 3, heightMetres: 2.8 },
    luminaires: Array.from({ length: LIGHTS }, (_, index) => ({
      id: String(index),
      light: dome.value,
      xMetres: 0.5 + (index % 4),
      yMetres: 0.5 + Math.floor(index / 4),
      undersideMetres: 1.9,
    })),
    tables: [{ id: 'table', shape: 'rectangle', xMetres: 2, yMetres: 1.5, lengthMetres: 1.8, widthMetres: 0.9, heightMetres: 0.75 }],
  };
};

/** The light of a room while it is edited: 12 pendants of a catalogue, a table that shades, and a map of the floor. */
export const liveRoom = () => {
  const asked = request();
  const run = () => {
    const answer = roomLight(asked);
    assert.ok(answer.ok);
    return answer.value.tables[0]?.averageLux ?? 0;
  };
  const averageLux = run();
  // Of 920 lux of an even spread over the plan, times maintenance, most reaches the plane of the table.
  assert.ok(averageLux > 400 && averageLux < 900, `${averageLux} lx`);
  const { room } = compare({ room: { run, calls: 1 } });
  figure(
    'light: room while edited',
    `${LIGHTS} luminaires, a table, mean ${averageLux.toFixed(0)} lx in ${nanoseconds(room)}`,
    '<= 200 ms',
    room <= 200e6,
  );
};

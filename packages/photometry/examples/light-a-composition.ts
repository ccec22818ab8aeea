import { roomLight } from '@candil/photometry/room-light';
import { photometryOf } from '@candil/photometry/technical-light';

/** Lux on a table of 1.8 × 0.9 m below pendants of a catalogue, in a room of 4 × 3 × 2.8 m; in a worker, `isCancelled` ends it. */
export function luxOnTable(pendants: number, isCancelled?: () => boolean): string {
  const technical = {
    lumens: 920,
    watts: 9,
    beamDegrees: 95,
    distribution: 'direct',
    widthMetres: 0.33,
    depthMetres: 0.33,
    heightMetres: 0.25,
  };
  const light = photometryOf(technical);
  if (!light.ok) return light.failure.code;
  const answer = roomLight(
    {
      room: { lengthMetres: 4, widthMetres: 3, heightMetres: 2.8 },
      luminaires: Array.from({ length: pendants }, (_, index) => ({
        id: `pendant ${index + 1}`,
        light: light.value,
        xMetres: 2 + (index - (pendants - 1) / 2) * 0.5,
        yMetres: 1.5,
        undersideMetres: 1.4,
      })),
      tables: [{ id: 'table', shape: 'rectangle', xMetres: 2, yMetres: 1.5, lengthMetres: 1.8, widthMetres: 0.9, heightMetres: 0.75 }],
    },
    isCancelled,
  );
  if (!answer.ok) return answer.failure.code;
  const { tables, floor, map } = answer.value;
  return `table ${tables[0]?.averageLux.toFixed(0)} lx, floor ${floor.averageLux.toFixed(0)} lx, ${map.columns} × ${map.rows} cells`;
}

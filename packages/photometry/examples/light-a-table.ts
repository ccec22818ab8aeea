import { discGrid, type LightDistribution, roomIlluminance } from '@candil/photometry';

/** Average and uniformity on a round table below a pendant in a room of 5 × 4 × 2.8 m. */
export function lightOnTable(distribution: LightDistribution, isCancelled?: () => boolean): string {
  const answer = roomIlluminance(
    {
      room: { lengthMetres: 5, widthMetres: 4, heightMetres: 2.8, reflectances: { ceiling: 0.7, walls: 0.5, floor: 0.2 } },
      lights: [{ distribution, positionMetres: [2.5, 2, 1.6] }],
      planes: [discGrid({ centreMetres: [2.5, 2, 0.75], radiusMetres: 0.6 }, 12)],
    },
    isCancelled,
  );
  if (!answer.ok) return answer.failure.code;
  const [table] = answer.value.planes;
  return table === undefined ? '' : `${table.statistics.averageLux.toFixed(0)} lx, uniformity ${table.statistics.uniformity.toFixed(2)}`;
}

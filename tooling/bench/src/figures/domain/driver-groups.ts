import { strict as assert } from 'node:assert';
import { splitIntoGroups } from '@candil/domain';
import { compare } from '../../measure';
import { absolute, figure } from '../../report';

const SIZES = [1, 2, 4, 6];

/** Lights split over remote drivers; no peer does this, so the figure has none. */
export const driverGroups = () => {
  for (const count of [10, 500]) {
    const groups = splitIntoGroups(count, SIZES);
    assert.equal(
      groups.reduce((sum, { lights }) => sum + lights, 0),
      count,
    );
    assert.equal(groups.length, Math.ceil(count / 6));
  }
  const { ten, many } = compare({
    ten: { run: () => splitIntoGroups(10, SIZES), calls: 1 },
    many: { run: () => splitIntoGroups(500, SIZES), calls: 1 },
  });
  figure(
    'driver grouping',
    `10 lights ${absolute(ten)}, 500 lights ${absolute(many)}`,
    '<= 0.1 us, <= 2 us',
    (slower) => ten <= 100 * slower && many <= 2000 * slower,
  );
};

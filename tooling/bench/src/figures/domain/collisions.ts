import { strict as assert } from 'node:assert';
import { CircleGrid } from '@candil/domain';
import { Circle, System } from 'check2d';
import Flatbush from 'flatbush';
import RBush from 'rbush';
import { compare } from '../../measure';
import { absolute, figure, nanoseconds } from '../../report';

const RADIUS = 0.1;
const STEP = 0.25;
const COUNTS = [100, 1_000, 10_000] as const;

interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly id: number;
}

const placesOf = (count: number) => {
  const side = Math.ceil(Math.sqrt(count));
  return Array.from({ length: count }, (_, i) => ({ x: (i % side) * STEP, z: Math.floor(i / side) * STEP }));
};
const boxOf = (id: number, x: number, z: number): Box => ({ minX: x - RADIUS, minY: z - RADIUS, maxX: x + RADIUS, maxY: z + RADIUS, id });

/** One circle moved and asked whether it overlaps another, by each library: yes and no by turns. */
const draggersOf = (count: number) => {
  const places = placesOf(count);
  const dragged = Math.floor(count / 2);
  const { x, z } = places[dragged] as { x: number; z: number };
  /** Each candidate takes turns of its own. */
  const turns = () => {
    let turn = 0;
    return () => {
      turn += 1;
      return x + (turn % 2 === 0 ? 0.01 : 0.1);
    };
  };
  const [ourNext, rbushNext, check2dNext] = [turns(), turns(), turns()];
  const grid = new CircleGrid();
  for (const [id, place] of places.entries()) grid.insert(id, place.x, place.z, RADIUS);
  const tree = new RBush<Box>();
  const boxes = places.map((place, id) => boxOf(id, place.x, place.z));
  tree.load(boxes);
  let own = boxes[dragged] as Box;
  const system = new System();
  const bodies = places.map((place) => new Circle({ x: place.x, y: place.z }, RADIUS));
  for (const circle of bodies) system.insert(circle);
  const body = bodies[dragged] as Circle;
  return {
    ours: () => {
      grid.move(dragged, ourNext(), z);
      return grid.collides(dragged);
    },
    rbush: () => {
      const at = rbushNext();
      tree.remove(own);
      own = boxOf(dragged, at, z);
      tree.insert(own);
      return tree.search(own).some(({ id }) => {
        const place = places[id] as { x: number; z: number };
        return id !== dragged && (place.x - at) ** 2 + (place.z - z) ** 2 < (2 * RADIUS) ** 2;
      });
    },
    check2d: () => {
      body.setPosition(check2dNext(), z);
      let found = false;
      // To answer true ends its search at the first, as ours does.
      system.checkOne(body, () => {
        found = true;
        return true;
      });
      return found;
    },
  };
};

/** All circles moved and asked for their overlaps. */
const movesOf = (count: number) => {
  const places = placesOf(count);
  const grid = new CircleGrid();
  for (const [id, place] of places.entries()) grid.insert(id, place.x, place.z, RADIUS);
  let turn = 0;
  const shift = () => {
    turn += 1;
    return (turn % 2) * 0.01;
  };
  return {
    ours: () => {
      const dx = shift();
      for (let id = 0; id < count; id += 1) {
        const place = places[id] as { x: number; z: number };
        grid.move(id, place.x + dx, place.z);
      }
      return grid.collidingIds().length;
    },
    flatbush: () => {
      const dx = shift();
      const index = new Flatbush(count);
      for (const { x, z } of places) index.add(x + dx - RADIUS, z - RADIUS, x + dx + RADIUS, z + RADIUS);
      index.finish();
      let found = 0;
      for (const [id, { x, z }] of places.entries()) {
        const near = index.search(x + dx - RADIUS, z - RADIUS, x + dx + RADIUS, z + RADIUS);
        for (const other of near) {
          const place = places[other] as { x: number; z: number };
          if (other !== id && (place.x - x) ** 2 + (place.z - z) ** 2 < (2 * RADIUS) ** 2) found += 1;
        }
      }
      return found;
    },
  };
};

/** One of N circles dragged, and all of them moved. */
export const collisions = () => {
  const dragged = COUNTS.map((count) => {
    const { ours, rbush, check2d } = draggersOf(count);
    const answers = (ask: () => boolean) => Array.from({ length: 4 }, ask);
    assert.deepEqual([answers(ours), answers(rbush), answers(check2d)], Array(3).fill([true, false, true, false]));
    return compare({ ours: { run: ours, calls: 1 }, rbush: { run: rbush, calls: 1 }, check2d: { run: check2d, calls: 1 } });
  });
  // Once more in the same rounds: between the comparisons above the machine may have become slower.
  const sizes = compare({ hundred: { run: draggersOf(100).ours, calls: 1 }, tenThousand: { run: draggersOf(10_000).ours, calls: 1 } });
  const growth = sizes.tenThousand / sizes.hundred;
  figure(
    'collision, drag one',
    [
      ...COUNTS.map((count, i) => {
        const times = dragged[i] as (typeof dragged)[0];
        return `${count}: ${absolute(times.ours)}, rbush ${nanoseconds(times.rbush)} (${(times.rbush / times.ours).toFixed(0)}x), check2d ${nanoseconds(times.check2d)} (${(times.check2d / times.ours).toFixed(0)}x)`;
      }),
      `10k / 100: ${growth.toFixed(1)}`,
    ].join(' · '),
    '<= 150 ns at any number, >= 5x rbush, >= 8x check2d, 10k / 100 <= 2',
    (slower) =>
      growth <= 2 && dragged.every(({ ours, rbush, check2d }) => ours <= 150 * slower && rbush >= 5 * ours && check2d >= 8 * ours),
  );
  const moved = COUNTS.slice(1).map((count) => {
    const { ours, flatbush } = movesOf(count);
    assert.equal(ours(), flatbush());
    return compare({ ours: { run: ours, calls: count }, flatbush: { run: flatbush, calls: count } });
  });
  figure(
    'collision, move all',
    moved
      .map(
        (times, i) =>
          `${COUNTS[i + 1]}: ${absolute(times.ours)} a circle, flatbush ${nanoseconds(times.flatbush)} (${(times.flatbush / times.ours).toFixed(1)}x)`,
      )
      .join(' · '),
    '<= 60 ns a circle, >= 5x flatbush',
    (slower) => moved.every(({ ours, flatbush }) => ours <= 60 * slower && flatbush >= 5 * ours),
  );
};

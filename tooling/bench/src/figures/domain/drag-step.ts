import { strict as assert } from 'node:assert';
import { loadSeedCatalogue } from '@candil/catalogue';
import { createEditSession, elementOf, tryChange } from '@candil/domain';
import { enablePatches, produceWithPatches } from 'immer';
import { create } from 'mutative';
import { compare } from '../../measure';
import { absolute, figure, nanoseconds } from '../../report';
import { configurationOf } from './configurations';

const LIGHTS = 500;
/** A configuration holds at most 5,000 elements. */
const MOST = 4_900;

interface Scene {
  readonly lights: readonly { readonly id: string; readonly position: readonly [number, number, number] }[];
}

const dragOf = (count: number) => {
  const model = loadSeedCatalogue().modelOf('0820', 16);
  assert.ok(model);
  const configuration = configurationOf(model, count);
  const elementId = `light-${Math.floor(count / 2)}`;
  const [x, , z] = elementOf(configuration.tree, elementId).position;
  let turn = 0;
  return () => {
    turn += 1;
    const outcome = tryChange(configuration, { kind: 'move', elementId, position: [x + (turn % 10) / 1000, 0, z] });
    assert.ok(outcome.ok);
    return outcome.value.inverse;
  };
};

/** The same in a gesture that lasts: everything is decided and taken back again. */
const gestureOf = (count: number) => {
  const model = loadSeedCatalogue().modelOf('0820', 16);
  assert.ok(model);
  const configuration = configurationOf(model, count);
  const elementId = `light-${Math.floor(count / 2)}`;
  const [x, , z] = elementOf(configuration.tree, elementId).position;
  const gesture = createEditSession(configuration).begin('drag');
  assert.ok(gesture.ok);
  let turn = 0;
  return () => {
    turn += 1;
    const seen = gesture.value.propose({ kind: 'move', elementId, position: [x + (turn % 10) / 1000 + 0.0005, 0, z] });
    assert.ok(seen.ok);
    return seen.value.touched;
  };
};

/** One step of a drag: move, room, collisions, 20 rules and the inverse operation; the peers only write the new place and their patches. */
export const dragStep = () => {
  enablePatches();
  const scene: Scene = { lights: Array.from({ length: LIGHTS }, (_, i) => ({ id: `light-${i}`, position: [i, 0, 0] })) };
  let turn = 0;
  const move = (draft: unknown) => {
    turn += 1;
    const light = (draft as { lights: { position: number[] }[] }).lights[250];
    if (light !== undefined) light.position = [turn % 10, 0, 0];
  };
  const times = compare({
    ours: { run: dragOf(LIGHTS), calls: 1 },
    proposed: { run: gestureOf(LIGHTS), calls: 1 },
    few: { run: dragOf(100), calls: 1 },
    many: { run: dragOf(MOST), calls: 1 },
    immer: { run: () => produceWithPatches(scene, move), calls: 1 },
    mutative: { run: () => create(scene, move, { enablePatches: true }), calls: 1 },
  });
  figure(
    'drag step with undo',
    `${absolute(times.ours)} at ${LIGHTS} lights (100: ${nanoseconds(times.few)}, ${MOST}: ${nanoseconds(times.many)}), proposed in a gesture ${nanoseconds(times.proposed)}, immer alone ${nanoseconds(times.immer)} (${(times.ours / times.immer).toFixed(2)}x), mutative alone ${nanoseconds(times.mutative)}`,
    '<= 10 us, <= 0.15x immer alone, flat in the number',
    (slower) => Math.max(times.ours, times.proposed) <= 10_000 * slower && times.ours <= 0.15 * times.immer && times.many <= 2 * times.few,
  );
};

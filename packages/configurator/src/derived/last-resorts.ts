import { type BeltPath, type ElementId, elementOf } from '@candil/domain';
import { type BeltAt, beltAt, lightsOn, roomSizeOf } from '../belts/belt-at';
import { hangAlong } from '../belts/belt-changes';
import { spreadArcs, spreadChanges } from '../belts/distribute-on-belt';
import { withSlack } from '../belts/shape-belt';
import { shiftedPath } from '../belts/shift-belts';
import type { EditorCore } from '../editor/core';
import { namesOf } from '../scene/names';
import { removalOf } from '../verbs/remove';
import { aboveHeads, along, inside, shaping } from './belt-repairs';
import type { FoundIssue } from './find-issues';
import type { FixCandidate } from './fix-candidate';

/** Candidates for an issue that nothing nearer repairs: belts hung anew or moved aside, fewer lights, and at the last what it is about goes. */
export function lastResorts(core: EditorCore, { cause, elementIds }: FoundIssue): readonly FixCandidate[] {
  if (cause.kind === 'nothing-placed' || cause.kind === 'broken-rule') return [];
  const belts = [...new Set(elementIds.flatMap((id) => beltOfPart(core, id) ?? []))].flatMap((id) => beltAt(core, id) ?? []);
  return [
    ...belts.flatMap((was) => [...hungAnew(core, was), ...(isOfPlace(cause) ? movedAside(core, was) : [])]),
    ...belts.flatMap((was) => (cause.kind === 'headroom' ? withoutLights(core, was, 0) : lighter(core, was))),
    ...elementIds.flatMap((id) => removing(core, [id])),
    ...(elementIds.length > 1 ? removing(core, elementIds) : []),
    ...(core.system.lastResorts?.(core, elementIds) ?? []),
  ];
}

/** True for an issue that goes when a belt is somewhere else. */
const isOfPlace = ({ kind }: FoundIssue['cause']): boolean => kind === 'collides' || kind === 'belts-cross' || kind === 'belt';

/** The belt itself, or the one that carries an element. */
function beltOfPart({ session }: EditorCore, id: ElementId): ElementId | undefined {
  const { geometry } = elementOf(session.configuration.tree, id).props;
  if (geometry?.kind === 'path') return id;
  return geometry?.kind === 'hosted' ? geometry.trackId : undefined;
}

/** Within the room and above heads, with its lights as they are, then evenly along it, then taut. */
function hungAnew(core: EditorCore, was: BeltAt): readonly FixCandidate[] {
  const within = along(was, inside(was, roomSizeOf(core)));
  const high = aboveHeads(within);
  const taut = withSlack(within, 'all', 0);
  return [shaping(core, was, high), ...spreadAlong(core, was, high), ...spreadAlong(core, was, taut)];
}

function spreadAlong(core: EditorCore, was: BeltAt, path: BeltPath): readonly FixCandidate[] {
  const arcs = spreadArcs(along(was, path));
  if (!arcs.ok) return [];
  const { label } = shaping(core, was, path);
  return [{ label, changes: [...hangAlong(core, was, path).changes, ...spreadChanges(was, arcs.value)] }];
}

const STEPS_METRES = [0.1, 0.3, 0.6];
const DIRECTIONS = [
  { x: 1, y: 0, z: 0 },
  { x: 0, y: 0, z: 1 },
  { x: -1, y: 0, z: 0 },
  { x: 0, y: 0, z: -1 },
  { x: 0, y: -1, z: 0 },
  { x: 0, y: 1, z: 0 },
] as const;

function movedAside(core: EditorCore, was: BeltAt): readonly FixCandidate[] {
  const room = roomSizeOf(core);
  return STEPS_METRES.flatMap((metres) =>
    DIRECTIONS.map(({ x, y, z }) => {
      const path = shiftedPath(was, { x: x * metres, y: y * metres, z: z * metres }, core);
      return shaping(core, was, inside(along(was, path), room));
    }),
  );
}

/** Removes lights from the end of the belt until the watts of its feed suffice. */
function lighter(core: EditorCore, was: BeltAt): readonly FixCandidate[] {
  const delivered = core.document.getState().scene.belts.find(({ id }) => id === was.id)?.feed?.deliveredWatts;
  return delivered === undefined ? [] : withoutLights(core, was, delivered);
}

function withoutLights(core: EditorCore, was: BeltAt, mostWatts: number): readonly FixCandidate[] {
  const lights = lightsOn(was);
  const wattsOf = (light: (typeof lights)[number]) => light.props.technicalData.watts ?? 0;
  let watts = lights.reduce((sum, light) => sum + wattsOf(light), 0);
  const gone: ElementId[] = [];
  for (const light of lights.toReversed()) {
    if (watts <= mostWatts) break;
    gone.push(light.id);
    watts -= wattsOf(light);
  }
  return gone.length === 0 ? [] : removing(core, gone.toReversed());
}

function removing(core: EditorCore, ids: readonly ElementId[]): readonly FixCandidate[] {
  const changes = removalOf(core, ids);
  if (!changes.ok) return [];
  return [{ label: { kind: 'remove', names: namesOf(core.document.getState().scene, ids) }, changes: changes.value }];
}

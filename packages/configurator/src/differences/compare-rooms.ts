import { canonicalJson } from '@candil/domain';
import type { SceneRoom } from '../scene/scene';
import { COMPARED_FACTS, type ComparedFact, type ComparedRoom, type ComparedThing, factsOf, thingsOf } from './compared-things';

/** One thing in which another version of a room differs from mine. */
export type Difference =
  | { readonly kind: 'room'; readonly theirs: SceneRoom; readonly mine: SceneRoom }
  | { readonly kind: 'only'; readonly side: 'theirs' | 'mine'; readonly thing: ComparedThing }
  | { readonly kind: 'fact'; readonly fact: ComparedFact; readonly theirs: ComparedThing; readonly mine: ComparedThing };

const ROOM_MEASURES = ['widthMetres', 'depthMetres', 'heightMetres', 'extraCeilingMetres', 'ceilingMaterial'] as const;

/** Returns the differences of another version from mine, in the order of mine: the room, things in both, things in one only. */
export function compareRooms(theirs: ComparedRoom, mine: ComparedRoom): readonly Difference[] {
  const [theirThings, myThings] = [thingsOf(theirs), thingsOf(mine)];
  const isOtherRoom = ROOM_MEASURES.some((measure) => theirs.scene.room[measure] !== mine.scene.room[measure]);
  return [
    ...(isOtherRoom ? [{ kind: 'room', theirs: theirs.scene.room, mine: mine.scene.room } as const] : []),
    ...[...myThings].flatMap(([id, thing]): readonly Difference[] => {
      const other = theirThings.get(id);
      return other === undefined ? [{ kind: 'only', side: 'mine', thing }] : compareThings(other, thing);
    }),
    ...[...theirThings].filter(([id]) => !myThings.has(id)).map(([, thing]): Difference => ({ kind: 'only', side: 'theirs', thing })),
  ];
}

function compareThings(theirs: ComparedThing, mine: ComparedThing): readonly Difference[] {
  const [their, my] = [factsOf(theirs), factsOf(mine)];
  const facts = COMPARED_FACTS.filter((fact) => canonicalJson(their[fact] ?? null) !== canonicalJson(my[fact] ?? null));
  // After a change of points or slack a change of the length is only a consequence.
  const reported = facts.includes('points') || facts.includes('slack') ? facts.filter((fact) => fact !== 'length') : facts;
  return reported.map((fact): Difference => ({ kind: 'fact', fact, theirs, mine }));
}

import type { PlanPlace, Scene, SceneLight, SceneRoom } from '../scene/scene';

/** What of a luminaire is chosen rather than placed. */
const CHOSEN = ['model', 'color', 'temperature', 'control', 'installation'] as const;
export type ComparedChoice = (typeof CHOSEN)[number];

/** One thing in which another version of a room differs from mine. */
export type Difference =
  | { readonly kind: 'room'; readonly theirs: SceneRoom; readonly mine: SceneRoom }
  | { readonly kind: 'only'; readonly side: 'theirs' | 'mine'; readonly light: SceneLight }
  | { readonly kind: 'choice'; readonly choice: ComparedChoice; readonly theirs: SceneLight; readonly mine: SceneLight }
  | { readonly kind: 'height'; readonly theirs: SceneLight; readonly mine: SceneLight }
  | { readonly kind: 'place'; readonly theirs: SceneLight; readonly mine: SceneLight };

/** Places of a drawing are told to a tenth of a millimetre. */
const SAME_METRES = 1e-4;

const isElsewhere = (one: PlanPlace, other: PlanPlace): boolean => Math.hypot(one.x - other.x, one.z - other.z) > SAME_METRES;

const ROOM_MEASURES = ['widthMetres', 'depthMetres', 'heightMetres', 'extraCeilingMetres', 'ceilingMaterial'] as const;

function compareLights(theirs: SceneLight, mine: SceneLight): readonly Difference[] {
  return [
    ...CHOSEN.filter((choice) => theirs[choice] !== mine[choice]).map((choice): Difference => ({ kind: 'choice', choice, theirs, mine })),
    ...(theirs.heightCm === mine.heightCm ? [] : [{ kind: 'height', theirs, mine } as const]),
    ...(isElsewhere(theirs, mine) ? [{ kind: 'place', theirs, mine } as const] : []),
  ];
}

/** In what room and luminaires of another version differ from mine, in the order of mine; luminaires are the same by their id. */
export function compareScenes(theirs: Scene, mine: Scene): readonly Difference[] {
  const [theirLights, myLights] = [theirs, mine].map(({ lights }) => new Map(lights.map((light) => [light.id, light])));
  const isOtherRoom = ROOM_MEASURES.some((measure) => theirs.room[measure] !== mine.room[measure]);
  return [
    ...(isOtherRoom ? [{ kind: 'room', theirs: theirs.room, mine: mine.room } as const] : []),
    ...mine.lights.flatMap((light): readonly Difference[] => {
      const other = theirLights?.get(light.id);
      return other === undefined ? [{ kind: 'only', side: 'mine', light }] : compareLights(other, light);
    }),
    ...theirs.lights.filter(({ id }) => !myLights?.has(id)).map((light): Difference => ({ kind: 'only', side: 'theirs', light })),
  ];
}

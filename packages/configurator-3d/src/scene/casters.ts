import type { SceneBelt, SceneLight, SceneStick } from '@candil/configurator';
import { courseOf } from '../belt/belt-band';
import type { Vector } from '../lighting/vector';
import type { Caster } from '../room/thrown-shadows';

/** Belts, the luminaires on them and rods throw shadows; single pendants are shown by their cable. */
export const castersOf = (belts: readonly SceneBelt[], lights: readonly SceneLight[], sticks: readonly SceneStick[]): readonly Caster[] => [
  ...belts.map(
    (belt): Caster => ({ id: belt.id, line: courseOf(belt).map(({ x, y, z }): Vector => [x, y, z]), radiusMetres: belt.widthMetres / 2 }),
  ),
  ...lights
    .filter(({ host }) => host !== undefined)
    .map(
      ({ id, x, z, bottomMetres, bodyHeightMetres, radiusMetres }): Caster => ({
        id,
        line: [
          [x, bottomMetres, z],
          [x, bottomMetres + bodyHeightMetres, z],
        ],
        radiusMetres: radiusMetres * BODY_SHARE,
        isRound: true,
      }),
    ),
  ...sticks.map(
    ({ id, from, to, diameterMetres }): Caster => ({
      id,
      line: [
        [from.x, from.y, from.z],
        [to.x, to.y, to.z],
      ],
      radiusMetres: diameterMetres / 2,
    }),
  ),
];

/** A round body fills so much of the box around it. */
const BODY_SHARE = 0.8;

import type { LuminaireRecipe, PartRecipe, Surface } from '@candil/catalogue/imagery';
import { type BufferGeometry, Euler, MathUtils, Matrix4, Vector3 } from 'three';
import { lathe } from '../geometry/lathe';
import { leaf } from '../geometry/leaf';
import { ring } from '../geometry/ring';
import { roundedBox } from '../geometry/rounded-box';
import { samplePath } from '../geometry/sample-path';
import { circleProfile, sampleProfile } from '../geometry/sample-profile';
import { type ShadeSkins, shade } from '../geometry/shade';
import { shoulderProfile } from '../geometry/shoulder-cap';
import { bandSection, roundSection, sweep } from '../geometry/sweep';

type SinglePart = Exclude<PartRecipe, { shape: 'group' }>;

export interface LuminairePart {
  readonly name: string;
  readonly surface: Surface;
  /** In the part's own frame; `place` puts it where it belongs. */
  readonly geometry: BufferGeometry;
  readonly place: Matrix4;
  /** Parts of one solid close it together. */
  readonly solid: string;
  /** The part it is made from: lit inner skins take their lamp from it. */
  readonly recipe: SinglePart;
}

const DEFAULT_SEGMENTS = 128;

type Skin = readonly [name: string, surface: Surface, geometry: BufferGeometry];

const skinsOf = (name: string, { outer, inner, rim }: ShadeSkins, outside: Surface, inside: Surface): Skin[] => [
  [name, outside, outer],
  ['rim', outside, rim],
  ['inside', inside, inner],
];

const FEWEST_SEGMENTS = 12;

const skins = (part: SinglePart, detail: number): readonly Skin[] => {
  const turns = (segments = DEFAULT_SEGMENTS): number => Math.max(FEWEST_SEGMENTS, Math.round(segments * detail));
  switch (part.shape) {
    case 'turned': {
      const { segments, flutes } = part;
      return [
        [part.name, part.surface, lathe(sampleProfile(part.profile, detail), { segments: turns(segments), ...(flutes && { flutes }) })],
      ];
    }
    case 'ball':
      return [
        [
          part.name,
          part.surface,
          lathe(circleProfile(part.radiusMetres, 0, 0, 180, Math.max(6, Math.round(64 * detail))), { segments: turns(part.segments) }),
        ],
      ];
    case 'shade': {
      const { wallMetres, flutes, upturned, segments, surface = 'finish', inner = 'inside' } = part;
      return skinsOf(
        part.name,
        shade({ curve: sampleProfile(part.profile, detail), wallMetres, flutes, upturned, segments: turns(segments), detail }),
        surface,
        inner,
      );
    }
    case 'shoulder': {
      const { globeRadiusMetres } = part;
      return [[part.name, 'finish', lathe(shoulderProfile({ ...part, globeCentreMetres: globeRadiusMetres }), { segments: turns(96) })]];
    }
    case 'hoop':
      return [[part.name, part.surface, ring(part, detail)]];
    case 'box':
      return [[part.name, part.surface, roundedBox(part.sizeMetres, part.filletMetres, { arcSteps: Math.max(2, Math.round(5 * detail)) })]];
    case 'tube':
      return [
        [part.name, part.surface, sweep(roundSection(part.radiusMetres, Math.max(8, Math.round(28 * detail))), samplePath(part.path))],
      ];
    case 'ribbon':
      return [
        [
          part.name,
          part.surface,
          sweep(bandSection(part.widthMetres, part.thicknessMetres), samplePath(part.path), new Vector3(...part.across)),
        ],
      ];
    case 'leaf':
      return skinsOf(part.name, leaf(part, detail), 'finish', 'inside');
  }
};

const placeOf = ({ at = [0, 0, 0], turnDegrees = [0, 0, 0] }: PartRecipe): Matrix4 => {
  const [x, y, z] = turnDegrees.map(MathUtils.degToRad) as [number, number, number];
  // About x first, then y, then z, each about the luminaire's own axes.
  return new Matrix4().makeRotationFromEuler(new Euler(x, y, z, 'ZYX')).setPosition(...at);
};

const expand = (parts: readonly PartRecipe[], within: Matrix4, path: string, detail: number): LuminairePart[] =>
  parts.flatMap((part, index) => {
    const place = within.clone().multiply(placeOf(part));
    const solid = `${path}${index} ${part.name}`;
    if (part.shape === 'group') return expand(part.parts, place, `${solid} / `, detail);
    return skins(part, detail).map(([name, surface, geometry]) => ({ name, surface, geometry, place, solid, recipe: part }));
  });

/**
 * Builds every part of the luminaire without its suspension, in metres; the lowest point is y = 0. Needs no WebGL.
 * `detail` 1 is fine enough for a large picture.
 */
export const luminaireParts = (recipe: LuminaireRecipe, detail = 1): LuminairePart[] => expand(recipe.parts, new Matrix4(), '', detail);

/** Parts of the picture beside the luminaire. */
export const propParts = (recipe: LuminaireRecipe): LuminairePart[] => expand(recipe.props ?? [], new Matrix4(), 'prop ', 1);

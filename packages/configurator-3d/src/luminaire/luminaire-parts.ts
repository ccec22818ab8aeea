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

const skins = (part: SinglePart): readonly Skin[] => {
  switch (part.shape) {
    case 'turned': {
      const { segments = DEFAULT_SEGMENTS, flutes } = part;
      return [[part.name, part.surface, lathe(sampleProfile(part.profile), { segments, ...(flutes && { flutes }) })]];
    }
    case 'ball':
      return [[part.name, part.surface, lathe(circleProfile(part.radiusMetres, 0), { segments: part.segments ?? DEFAULT_SEGMENTS })]];
    case 'shade': {
      const { wallMetres, flutes, upturned, segments, surface = 'finish', inner = 'inside' } = part;
      return skinsOf(part.name, shade({ curve: sampleProfile(part.profile), wallMetres, flutes, upturned, segments }), surface, inner);
    }
    case 'shoulder': {
      const { globeRadiusMetres } = part;
      return [[part.name, 'finish', lathe(shoulderProfile({ ...part, globeCentreMetres: globeRadiusMetres }), { segments: 96 })]];
    }
    case 'hoop':
      return [[part.name, part.surface, ring(part)]];
    case 'box':
      return [[part.name, part.surface, roundedBox(part.sizeMetres, part.filletMetres)]];
    case 'tube':
      return [[part.name, part.surface, sweep(roundSection(part.radiusMetres), samplePath(part.path))]];
    case 'ribbon':
      return [
        [
          part.name,
          part.surface,
          sweep(bandSection(part.widthMetres, part.thicknessMetres), samplePath(part.path), new Vector3(...part.across)),
        ],
      ];
    case 'leaf':
      return skinsOf(part.name, leaf(part), 'finish', 'inside');
  }
};

const placeOf = ({ at = [0, 0, 0], turnDegrees = [0, 0, 0] }: PartRecipe): Matrix4 => {
  const [x, y, z] = turnDegrees.map(MathUtils.degToRad) as [number, number, number];
  // About x first, then y, then z, each about the luminaire's own axes.
  return new Matrix4().makeRotationFromEuler(new Euler(x, y, z, 'ZYX')).setPosition(...at);
};

const expand = (parts: readonly PartRecipe[], within: Matrix4, path: string): LuminairePart[] =>
  parts.flatMap((part, index) => {
    const place = within.clone().multiply(placeOf(part));
    const solid = `${path}${index} ${part.name}`;
    if (part.shape === 'group') return expand(part.parts, place, `${solid} / `);
    return skins(part).map(([name, surface, geometry]) => ({ name, surface, geometry, place, solid, recipe: part }));
  });

/** Every part of the luminaire without what it hangs from, in metres; the lowest point is y = 0. Needs no WebGL. */
export const luminaireParts = (recipe: LuminaireRecipe): LuminairePart[] => expand(recipe.parts, new Matrix4(), '');

/** What is in the picture beside the luminaire. */
export const propParts = (recipe: LuminaireRecipe): LuminairePart[] => expand(recipe.props ?? [], new Matrix4(), 'prop ');

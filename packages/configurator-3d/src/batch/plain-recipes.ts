import { type LuminaireRecipe, luminaireRecipe } from '@candil/catalogue/imagery';

const drum = (radius: number, height: number, bevel: number): LuminaireRecipe['parts'] => [
  {
    name: 'drum',
    shape: 'turned',
    surface: 'finish',
    profile: {
      curve: 'straight',
      filletMetres: bevel,
      points: [
        [0, height],
        [radius, height],
        [radius, 0],
        [0, 0],
      ],
    },
    segments: 128,
  },
];

const plain = (model: string, radius: number, height: number, lights: LuminaireRecipe['lights'], bevel = 0.004): LuminaireRecipe => ({
  model,
  mount: 'hanging',
  widthMetres: 2 * radius,
  heightMetres: height,
  depthMetres: 2 * radius,
  parts: drum(radius, height, bevel),
  lights,
  suspension: { kind: 'cable', radiusMetres: 0.002, entries: [[0, height, 0]] },
  view: { elevationDegrees: 0, turnDegrees: 0, frameMetres: 1, paper: 'light' },
  finishes: ['11'],
});

/** Names of shapes that are no articles; no model of the catalogue is called so. */
export const CANOPY = 'canopy';
export const HOOK = 'hook';
/** Clamp that holds a belt where it is fixed. */
export const CLAMP = 'clamp';
/** The box that rides on a belt over a luminaire. */
export const CLIP = 'clip';

const boxed = (model: string, sizeMetres: readonly [number, number, number]): LuminaireRecipe => ({
  ...plain(model, sizeMetres[0] / 2, sizeMetres[1], []),
  parts: [{ name: 'box', shape: 'box', surface: 'hardware', sizeMetres, filletMetres: 0.004, at: [0, sizeMetres[1] / 2, 0] }],
});
export const CANOPY_BOX = 'canopy box';
export const OUTLET_RING = 'outlet ring';

const box: LuminaireRecipe['parts'] = [
  { name: 'box', shape: 'box', surface: 'finish', sizeMetres: [1, 1, 1], filletMetres: 0.012, at: [0, 0.5, 0] },
];

const KNOWN: ReadonlyMap<string, LuminaireRecipe> = new Map(
  [
    plain(CANOPY, 0.5, 1, [], 0.04),
    plain(HOOK, 0.011, 0.012, [], 0.003),
    plain(CLAMP, 0.012, 0.044, [], 0.004),
    boxed(CLIP, [0.045, 0.05, 0.024]),
    { ...plain(CANOPY_BOX, 0.5, 1, []), parts: box },
    plain(OUTLET_RING, 0.012, 0.014, [], 0.003),
  ].map((recipe) => [recipe.model, recipe]),
);

/** A plain body of a given size for a model without a recipe. */
const standIn = (model: string, radiusMetres: number, heightMetres: number): LuminaireRecipe =>
  plain(model, radiusMetres, heightMetres, [{ kind: 'down', at: [0, 0, 0], halfAngleDegrees: 60 }]);

export const shapeOf = (model: string, radiusMetres = 0.1, heightMetres = 0.2): LuminaireRecipe =>
  KNOWN.get(model) ?? luminaireRecipe(model) ?? standIn(model, radiusMetres, heightMetres);

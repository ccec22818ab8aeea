import type { LuminaireRecipe } from '@candil/catalogue/imagery';
import type { Mood } from '@candil/configurator-3d';

export interface Picture {
  readonly model: string;
  readonly finish: string;
  readonly mood: Mood;
  /** The default finish, which stands for the model. */
  readonly hero: boolean;
}

export const LARGE = 800;
export const SMALL = 400;

/** Widths of the files of a picture. */
export const PICTURE_SIZES = [LARGE, SMALL] as const;

/** Heroes first: each model in its default finish by day and, if it gives light, by night; then its other finishes by day. */
export const pictureList = (recipes: readonly LuminaireRecipe[]): Picture[] => [
  ...recipes.flatMap(({ model, finishes: [finish], lights }): Picture[] =>
    (['day', 'night'] as const).filter((mood) => mood === 'day' || lights.length > 0).map((mood) => ({ model, finish, mood, hero: true })),
  ),
  ...recipes.flatMap(({ model, finishes: [, ...others] }): Picture[] =>
    others.map((finish) => ({ model, finish, mood: 'day', hero: false })),
  ),
];

/** The name in the manifest, and of the files without their size. */
export const pictureName = ({ model, finish, mood }: Picture): string => `${model}/${finish}-${mood}`;

export const pictureFile = (name: string, size: number): string => `${name}${size === LARGE ? '' : `-${size}`}.webp`;

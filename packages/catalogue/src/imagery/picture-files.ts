import compositions from '@candil/catalogue-pictures/compositions.json';
import manifest from '@candil/catalogue-pictures/luminaires.json';
import { luminaireRecipe } from './find-recipe';

/** Files drawn by the render command; names such as `0820/42-day`, `0820/line` and `swatches/42`. */
const DRAWN: ReadonlySet<string> = new Set(Object.keys(manifest));

export type PictureSize = 'large' | 'small';

const fileOf = (model: string, finish: string, mood: 'day' | 'night', size: PictureSize): string | undefined => {
  const name = `${model}/${finish}-${mood}`;
  return DRAWN.has(name) ? `${name}${size === 'small' ? '-400' : ''}.webp` : undefined;
};

/** The picture of a model in a finish, below the folder of the pictures; undefined where it has not been drawn. */
export const finishPicture = (model: string, finish: string, size: PictureSize): string | undefined => fileOf(model, finish, 'day', size);

/** The picture of a model in a finish, else in its default one; at night else by day. Undefined for a model without any. */
export const modelPicture = (model: string, finish: string, mood: 'day' | 'night', size: PictureSize): string | undefined => {
  const own = luminaireRecipe(model)?.finishes[0];
  const hero = own === undefined ? undefined : fileOf(model, own, mood, size);
  const picture = fileOf(model, finish, mood, size) ?? hero;
  return picture ?? (mood === 'night' ? modelPicture(model, finish, 'day', size) : undefined);
};

/** The line drawing with its measures. */
export const lineDrawingFile = (model: string): string | undefined => (DRAWN.has(`${model}/line`) ? `${model}/line.svg` : undefined);

/** A ball of the material. */
export const swatchPicture = (finish: string): string | undefined =>
  DRAWN.has(`swatches/${finish}`) ? `swatches/${finish}.webp` : undefined;

const COMPOSED: ReadonlySet<string> = new Set(Object.keys(compositions));

/** The picture of a composed starting point in its room; undefined where none has been drawn. */
export const compositionPicture = (preconfigId: string, size: PictureSize): string | undefined =>
  COMPOSED.has(preconfigId) ? `compositions/${preconfigId}${size === 'small' ? '-400' : ''}.webp` : undefined;

/** Shown where a model has no picture. */
export const NO_IMAGE_FILE = 'no-image.svg';

import { initialSelection, type ModelDefinition } from '@candil/domain';
import type { CatalogueContext } from '../price';

export interface ModelPictures {
  readonly image: string;
  /** Null where there is none, as for parts that give no light. */
  readonly nightImage: string | null;
  readonly lineDrawing: string | null;
}

/** The pictures of a model in a finish; without one in that it is shown with. */
export const modelPicturesOf = (
  { pictures, today }: Pick<CatalogueContext, 'pictures' | 'today'>,
  model: ModelDefinition,
  finish: string = initialSelection(model, today).color ?? '',
): ModelPictures => {
  const night = pictures.night(model.model, finish);
  return {
    image: pictures.day(model.model, finish),
    // Without a night picture, the day picture is shown.
    nightImage: night.endsWith('-night.webp') ? night : null,
    lineDrawing: pictures.lineDrawing(model.model),
  };
};

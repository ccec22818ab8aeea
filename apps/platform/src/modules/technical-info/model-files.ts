import type { ModelFile } from '@candil/contract';
import type { ModelDefinition } from '@candil/domain';
import { modelPicturesOf } from '../article';
import type { CatalogueContext } from '../price';

/** The files of a model that are there to be loaded. */
export const modelFilesOf = (context: CatalogueContext, model: ModelDefinition): ModelFile[] => {
  const { image, nightImage, lineDrawing } = modelPicturesOf(context, model);
  const file = (type: ModelFile['type'], url: string | null): ModelFile[] =>
    url === null ? [] : [{ type, name: url.split('/').slice(-2).join('-'), url }];
  return [...file('picture', image), ...file('night-picture', nightImage), ...file('line-drawing', lineDrawing)];
};

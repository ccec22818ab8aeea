import type { CatalogueContext } from '../price';
import type { EvaluatedLine } from './evaluated-line';

/** A picture of the catalogue for viewers without access to the project's pictures: of a composition its first luminaire. */
export const catalogueThumbnailOf = ({ pictures }: CatalogueContext, { product, creation }: EvaluatedLine): string => {
  if (creation === undefined) return pictures.thumbnail(product.model, product.selection.color ?? '');
  const [first] = creation.parts;
  return pictures.thumbnail(first?.model?.model ?? '', first?.article?.selection.color ?? '');
};

/** A small picture of a line; of a composition without one its first luminaire. */
export const thumbnailOf = (context: CatalogueContext, projectId: string, line: EvaluatedLine): string => {
  const pictureId = line.creation?.stored.pictureId ?? null;
  return pictureId === null ? catalogueThumbnailOf(context, line) : context.pictures.ofProduct(projectId, line.product.id, pictureId);
};

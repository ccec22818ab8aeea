import type { Offer } from '../price';
import type { EvaluatedLine } from './evaluated-line';

/** A small picture of a line; of a composition without one its first luminaire. */
export const thumbnailOf = ({ pictures }: Offer, projectId: string, { product, creation }: EvaluatedLine): string => {
  if (creation === undefined) return pictures.thumbnail(product.model, product.selection.color ?? '');
  const { pictureId } = creation.stored;
  if (pictureId !== null) return pictures.ofProduct(projectId, product.id, pictureId);
  const [first] = creation.parts;
  return pictures.thumbnail(first?.model?.model ?? '', first?.article?.selection.color ?? '');
};

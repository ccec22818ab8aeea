import type { Offer } from '../price';
import type { EvaluatedLine } from './evaluate-project';

export const thumbnailOf = ({ pictures }: Offer, { product }: EvaluatedLine): string =>
  pictures.thumbnail(product.model, product.selection.color ?? '');

import type { ModelDefinition } from '@candil/domain';
import type { ProductOffer } from '../model/product-offer';
import type { Quote } from '../model/quote';
import type { ProductWords } from '../state/use-product-words';

/** A price with what it was calculated from. */
export interface WhyThisPriceProps {
  readonly prices: ProductOffer['prices'];
  readonly model: ModelDefinition;
  readonly article: Quote['article'];
  readonly price: NonNullable<Quote['price']>;
  readonly words: ProductWords;
}

import type { ModuleFactory } from '../../kernel';
import type { OfferReader } from './offer';
import { priceRoutes } from './routes';

export { type DisplayMoney, displayMoney, displayMoneyToWire, type PriceBase, priceBaseOf } from './display-price';
export { fromPriceOf } from './from-price';
export { type Offer, type OfferReader, offerReader } from './offer';
export { priceArticle } from './price-article';
export type { PriceBook } from './price-book';
export { pricedToWire, priceProduct } from './price-product';
export { priceReader } from './price-reader';
export { type CompanyTerms, type PriceTerms, termsOf } from './price-terms';
export { insertBasePrices } from './repository';

export const priceModule =
  (offerOf: OfferReader): ModuleFactory =>
  () => ({ name: 'price', routes: priceRoutes(offerOf) });

import type { ModuleFactory } from '../../kernel';
import type { CatalogueContextReader } from './catalogue-context';
import { priceRoutes } from './routes';

export { type CatalogueContext, type CatalogueContextReader, catalogueContextReader } from './catalogue-context';
export { type DisplayMoney, displayMoney, displayMoneyToWire, type PriceBase, priceBaseOf } from './display-price';
export { fromPriceOf } from './from-price';
export { priceArticle } from './price-article';
export type { PriceBook } from './price-book';
export { pricedToWire, priceProduct } from './price-product';
export { priceReader } from './price-reader';
export { type CompanyTerms, type PriceTerms, termsOf } from './price-terms';
export { insertBasePrices } from './repository';

export const priceModule =
  (contextFor: CatalogueContextReader): ModuleFactory =>
  () => ({ name: 'price', routes: priceRoutes(contextFor) });

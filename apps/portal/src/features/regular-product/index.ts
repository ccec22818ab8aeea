export { readLocation } from './model/location';
export { RegularProductScreen } from './regular-product-screen';
export { prefetchRegularProduct } from './state/product-queries';

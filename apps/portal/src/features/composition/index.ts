export { CompositionScreen } from './composition-screen';
export { readOpening } from './model/opening';
export { prefetchComposition } from './state/prefetch-composition';

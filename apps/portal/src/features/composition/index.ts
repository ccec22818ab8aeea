export { CompositionScreen } from './composition-screen';
export { readCompositorOpening, readOpening } from './model/opening';
export { prefetchComposition } from './state/prefetch-composition';

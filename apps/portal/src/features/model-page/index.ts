export { ModelPageScreen } from './model-page-screen';
export { ModelShowcaseScreen } from './model-showcase-screen';
export { prefetchModel } from './prefetch-model';

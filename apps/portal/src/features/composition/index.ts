export { CompositionRoute, loadComposition } from './composition-route';
export { openedIn } from './model/opened-in';
export { composesPendants } from './state/composes-pendants';

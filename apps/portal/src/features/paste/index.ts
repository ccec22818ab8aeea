import { lazyPart } from '../../shared/part/lazy-part';

export { NewFromList } from './components/new-from-list';
export { readLeftOver } from './model/left-over-state';
/** The list reader, fetched when it is opened. */
export const PasteDialog = lazyPart(
  () => import('./paste-dialog'),
  ({ PasteDialog }) => PasteDialog,
);

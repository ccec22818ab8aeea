import { optionalPart } from '../../shared/part/optional-part';

export { NewFromList } from './components/new-from-list';
export { readLeftOver } from './model/left-over-state';
/** The list reader, fetched when it is opened. */
export const PasteDialog = optionalPart(
  () => import('./paste-dialog'),
  ({ PasteDialog }) => PasteDialog,
);

import { later } from '../state/later';

/** Opened by a key of the tree or from its menu, and loaded then. */
export const MoveDialog = later(
  () => import('./move-dialog'),
  (parts) => parts.MoveDialog,
);

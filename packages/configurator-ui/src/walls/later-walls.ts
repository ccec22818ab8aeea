import { later } from '../state/later';

/** Fetched when the walls are unfolded. */
export const WallsView = later(
  () => import('./walls-view'),
  (parts) => parts.WallsView,
);

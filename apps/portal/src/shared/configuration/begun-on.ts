import { useState } from 'react';
import type { BegunOn } from '../draft/draft-store';
import { roomIn, type SavedRoom } from './save-configuration';

/**
 * Returns what the work on a saved composition began on, for as long as the screen stands: a resumed draft on the version that it
 * changed, however often the composition was saved elsewhere since.
 */
export const useBegunOn = (
  saved: ({ readonly version: number } & SavedRoom) | undefined,
  resumed: BegunOn | undefined,
  markOf: (room: SavedRoom) => string,
): BegunOn | undefined => {
  const [begunOn] = useState(() => resumed ?? (saved && { version: saved.version, mark: markOf(roomIn(saved)) }));
  return begunOn;
};

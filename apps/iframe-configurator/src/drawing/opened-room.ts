import { blankSpace, type EditorSources } from '@candil/configurator';
import type { EmbedComposition } from '@candil/contract';
import { newId } from '../start/new-id';
import { retrying } from '../start/retrying';
import type { OpenedRoom } from './read-room';

/** The room of a document; undefined where it is none of this system. An empty room needs no reader, so it comes with the first document. */
export const openComposition = async (composition: EmbedComposition, sources: EditorSources): Promise<OpenedRoom | undefined> => {
  const { readRoom } = await retrying(() => import('./read-room'));
  return readRoom(composition, sources);
};

export const openBlank = (sources: EditorSources): OpenedRoom => ({
  space: blankSpace({ sources, newId, createdAt: () => new Date().toISOString(), configurator: 'DRAWING' }),
  furniture: [],
});

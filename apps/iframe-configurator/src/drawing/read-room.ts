import type { EditorSources } from '@candil/configurator';
import type { EmbedComposition } from '@candil/contract';
import { type ElementNode, type Furniture, loadDocument, snapshotOf } from '@candil/domain';

/** A room to be worked in. */
export interface OpenedRoom {
  readonly space: ElementNode;
  readonly furniture: readonly Furniture[];
}

/** The room of a document, read as untrusted data; undefined where it is none of this system. */
export const readRoom = ({ document, furniture }: EmbedComposition, sources: EditorSources): OpenedRoom | undefined => {
  const loaded = loadDocument(document, { models: sources.palette.map(({ definition }) => definition) });
  return loaded.ok ? { space: snapshotOf(loaded.value.tree), furniture } : undefined;
};

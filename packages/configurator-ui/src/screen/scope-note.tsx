import type { SceneView } from '@candil/configurator';
import { useScopeNote } from './use-scope-note';

export interface ScopeNoteProps {
  readonly view: SceneView;
  /** Said while there is no gesture. */
  readonly otherwise: string;
}

/** What goes on in a view, in the head of its pane. */
export const ScopeNote = ({ view, otherwise }: ScopeNoteProps) => useScopeNote(view) ?? otherwise;

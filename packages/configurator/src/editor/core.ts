import type { Change, EditFailure, EditSession, Effect, ElementId, Furniture, Result, SessionOutcome } from '@candil/domain';
import type { StoreApi } from 'zustand/vanilla';
import type { Label } from '../state/label';
import type { Announcement, DerivedState, DocumentState, LiveState, Scope, ViewState } from '../state/states';
import type { EditorInput } from './editor-input';
import type { Refusal } from './refusal';
import type { PricedStage } from './stages';

/** Core of an editor, used by all its verbs and tools. */
export interface EditorCore {
  readonly input: EditorInput;
  readonly session: EditSession<Label>;
  readonly document: StoreApi<DocumentState>;
  readonly derived: StoreApi<DerivedState>;
  readonly live: StoreApi<LiveState>;
  readonly scope: StoreApi<Scope>;
  readonly view: StoreApi<ViewState>;
  readonly announcements: StoreApi<readonly Announcement[]>;
  /** True when elements may be added, moved and changed. */
  readonly canEdit: boolean;
  /** Called before anything else changes the document: a gesture that lasts is given up. */
  readonly beforeChange: Set<() => void>;
  readonly change: (changes: Change | readonly Change[], label: Label, key?: string) => Result<SessionOutcome, EditFailure>;
  /** A change that brings elements in; the label names them as they are labelled then. */
  readonly bringIn: (
    changes: Change | readonly Change[],
    label: Label,
    newIds: readonly ElementId[],
  ) => Result<SessionOutcome, EditFailure>;
  readonly preview: (changes: Change | readonly Change[]) => Result<SessionOutcome, EditFailure>;
  /** Takes note of a step that a gesture made in the session. */
  readonly settle: (label: Label, effects: readonly Effect[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly stages: () => readonly PricedStage[];
  readonly goTo: (stage: number) => void;
  readonly setFurniture: (furniture: readonly Furniture[], key?: string) => void;
  readonly refuse: (failure: Refusal) => void;
  readonly markSaved: (revision?: number) => void;
}

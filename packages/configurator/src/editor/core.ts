import type {
  AttributeValue,
  Change,
  CreationEvaluation,
  EditFailure,
  EditSession,
  Effect,
  ElementId,
  ElementRefusal,
  Furniture,
  Result,
  SessionOutcome,
} from '@candil/domain';
import type { StoreApi } from 'zustand/vanilla';
import type { Arrangement } from '../arrange/arrangement';
import type { FixCandidate } from '../derived/fix-candidate';
import type { PointerGesture } from '../input/gesture';
import type { KeyInput, PointerInput } from '../input/input';
import type { ToolHand } from '../input/tool-hand';
import type { DrawSticks } from '../scene/stick-scene';
import type { Label } from '../state/label';
import type {
  Announcement,
  DerivedState,
  DocumentState,
  EditorIssue,
  Fix,
  FlatView,
  LiveState,
  Scope,
  TypedField,
  ViewState,
} from '../state/states';
import type { CoreInput } from './core-input';
import type { MissingParts } from './missing-parts';
import type { Refusal } from './refusal';
import type { PricedStage } from './stages';
import type { System } from './system';

/** Core of an editor, used by all its verbs and tools. */
export interface EditorCore {
  readonly input: CoreInput;
  readonly system: SystemParts;
  readonly session: EditSession<Label>;
  readonly document: StoreApi<DocumentState>;
  readonly derived: StoreApi<DerivedState>;
  readonly live: StoreApi<LiveState>;
  readonly scope: StoreApi<Scope>;
  readonly view: StoreApi<ViewState>;
  readonly announcements: StoreApi<readonly Announcement[]>;
  readonly missing: MissingParts;
  /** True when elements may be added, moved and changed. */
  readonly canEdit: boolean;
  /** Undefined until they have been loaded. */
  readonly repairs: () => Repairs | undefined;
  /** Undefined until it has been loaded. */
  readonly handling: () => Handling | undefined;
  /** Does something to what is in the room, at once or as soon as the handling has been loaded. */
  readonly handle: (act: (handling: Handling) => void) => void;
  /** Called before anything else changes the document: a gesture that lasts is given up. */
  readonly beforeChange: Set<() => void>;
  readonly change: (changes: Change | readonly Change[], label: Label, key?: string) => Result<SessionOutcome, EditFailure>;
  /** A change that brings elements in; the label names them as they are labelled then. */
  readonly bringIn: (
    changes: Change | readonly Change[],
    label: Label,
    newIds: readonly ElementId[],
  ) => Result<SessionOutcome, EditFailure>;
  /** A change that brings its furniture along, in the same step. */
  readonly furnish: (
    changes: Change | readonly Change[],
    label: Label,
    furniture: readonly Furniture[],
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

/** What the verbs of every collection ask about the parts of this one. */
export interface SystemParts {
  readonly id: System;
  readonly drawSticks?: DrawSticks;
  /** Copies its parts beside themselves; returns whether the elements are such parts. */
  readonly duplicate?: (core: EditorCore, ids: readonly ElementId[]) => boolean;
  /** The changes that take its parts out; undefined for other elements. */
  readonly removalOf?: (core: EditorCore, ids: readonly ElementId[]) => Result<readonly Change[], Refusal> | undefined;
  /** Elements together with those that have the same control as they. */
  readonly sharingControl?: (core: EditorCore, ids: readonly ElementId[]) => readonly ElementId[];
  /** The changes that make a part anew for another installation; undefined for an element that just takes it. */
  readonly reinstalled?: (core: EditorCore, id: ElementId, installation: string) => readonly Change[] | undefined;
  /** Repairs of a part that cannot be built, the nearest first. */
  readonly repairsOf?: (core: EditorCore, id: ElementId, failure: ElementRefusal) => readonly FixCandidate[];
  /** Repairs of anything that is wrong with its parts, where nothing nearer helps. */
  readonly lastResorts?: (core: EditorCore, ids: readonly ElementId[]) => readonly FixCandidate[];
}

/** Looks for repairs. They are tried one by one, which no view needs before someone looks at an issue. */
export interface Repairs {
  /** Up to three repairs of an issue of the document as it is now. */
  readonly fixesOf: (
    core: EditorCore,
    issue: Omit<EditorIssue, 'fixes'>,
    all: readonly Omit<EditorIssue, 'fixes'>[],
    evaluation: CreationEvaluation,
  ) => readonly Fix[];
  /** Up to three ways to a value that does not go with the rest. */
  readonly waysTo: (core: EditorCore, id: ElementId, wanted: AttributeValue) => readonly Fix[];
}

/**
 * What is done to what is in the room: gestures on it, typed values, and verbs that need no answer. An empty room needs none of it, so a
 * page may load it after the first drawing.
 */
export interface Handling {
  readonly copy: Grasp;
  readonly move: Grasp;
  readonly raise: Grasp;
  readonly furniture: (core: EditorCore, id: string, press: PointerInput) => PointerGesture | undefined;
  readonly marquee: (core: EditorCore, view: FlatView, press: PointerInput) => PointerGesture | undefined;
  readonly turn: (core: EditorCore, press: PointerInput) => PointerGesture | undefined;
  readonly wall: (core: EditorCore, wall: 'width' | 'depth' | 'height', press: PointerInput) => PointerGesture | undefined;

  readonly duplicate: (core: EditorCore, ids: readonly ElementId[]) => void;
  readonly arrange: (core: EditorCore, ids: readonly ElementId[], how: Arrangement, key?: string) => void;
  readonly moveTo: (core: EditorCore, ids: readonly ElementId[], axis: 'x' | 'z', metresFromWall: number) => void;
  readonly nudge: (
    core: EditorCore,
    ids: readonly ElementId[],
    by: { readonly x?: number; readonly z?: number; readonly heightCm?: number },
  ) => void;
  readonly setAngle: (core: EditorCore, degrees: number) => void;
  readonly turnBy: (core: EditorCore, degrees: number) => void;
  readonly beginTyping: (core: EditorCore, text: string, view: KeyInput['view'], field?: TypedField) => void;
  readonly typingKey: (core: EditorCore, scope: Extract<Scope, { kind: 'typing' }>, input: KeyInput) => boolean;

  /** The parts of belts; undefined where there are none. */
  readonly belts?: {
    readonly drag: (core: EditorCore, from: PointerInput) => PointerGesture | undefined;
    readonly pickUp: (core: EditorCore, ids: readonly ElementId[], at: PointerInput) => PointerGesture | undefined;
    /** Returns whether the key was taken. */
    readonly key: (core: EditorCore, input: KeyInput) => boolean;
    readonly power: (core: EditorCore) => ToolHand;
    readonly split: (core: EditorCore) => ToolHand;
  };
}

/** Begins a gesture on elements, the pressed one leading; undefined where they cannot be taken. */
type Grasp = (core: EditorCore, ids: readonly ElementId[], leadId: ElementId, press: PointerInput) => PointerGesture | undefined;

import type {
  AttributeValue,
  AttributeValues,
  Change,
  EditFailure,
  EditSession,
  ElementId,
  Furniture,
  HeightLimits,
  PendantHeightFailure,
  Result,
  SavedDocument,
  SessionOutcome,
  SpaceConfig,
} from '@candil/domain';
import type { StoreApi } from 'zustand/vanilla';
import type { Arrangement } from '../arrange/arrangement';
import type { BeltVerbs } from '../belts/belt-verbs';
import type { CommonHeights } from '../heights/height-limits';
import type { DraftVerbs } from '../input/draft-verbs';
import type { KeyInput, PointerInput } from '../input/input';
import type { Label } from '../state/label';
import type {
  Announcement,
  BeltPart,
  DerivedState,
  DocumentState,
  ElevationSide,
  Fix,
  LiveState,
  Scope,
  SnapMode,
  ToolId,
  ViewState,
} from '../state/states';
import type { StickVerbs } from '../sticks/stick-verbs';
import type { PendantVerbs } from '../verbs/pendant-verbs';
import type { EditorCore } from './core';
import type { EditorMode } from './core-input';
import type { MissingParts } from './missing-parts';
import type { EditorSources } from './sources';
import type { PricedStage } from './stages';

/**
 * One editor of one document. Of the verbs of pendants, belts and sticks it has those of its own system; any other throws. Knows neither React nor
 * a screen: views read its stores and call its verbs.
 */
export interface Editor extends PendantVerbs {
  readonly sources: EditorSources;
  readonly mode: EditorMode;
  readonly session: EditSession<Label>;
  readonly document: StoreApi<DocumentState>;
  readonly derived: StoreApi<DerivedState>;
  readonly live: StoreApi<LiveState>;
  readonly scope: StoreApi<Scope>;
  readonly view: StoreApi<ViewState>;
  /** The newest last; at most 20 are kept. */
  readonly announcements: StoreApi<readonly Announcement[]>;
  /** Parts of the editor that somebody wanted and that did not arrive, until they do. */
  readonly missing: MissingParts;

  /** One step of the history, or the reason why not; either is announced. A `key` joins steps within 800 ms. */
  readonly change: (changes: Change | readonly Change[], label: Label, key?: string) => Result<SessionOutcome, EditFailure>;
  /** Checks a change and returns the failure, if any; nothing is changed. */
  readonly preview: (changes: Change | readonly Change[]) => Result<void, EditFailure>;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The history from the opened document to the last step undone, each stage with its price. */
  readonly stages: () => readonly PricedStage[];
  /** Goes to a stage by its place in `stages`: so many steps are taken back, or done again, at once. */
  readonly goTo: (stage: number) => void;

  readonly pointer: (input: PointerInput) => void;
  /** Handles a key; returns whether it was taken. */
  readonly key: (input: KeyInput) => boolean;
  /** Ends the gesture that lasts as if it had never begun: Escape, lost capture, unmount. */
  readonly cancel: () => void;

  readonly select: (ids: readonly ElementId[], how?: 'replace' | 'add' | 'toggle') => void;
  /** Selects a belt and the point or span of it that keys and fields are about. */
  readonly selectBeltPart: (part: BeltPart) => void;
  /** Chooses a piece of furniture instead of the selection, to be turned by its handle or by keys; undefined chooses none. */
  readonly chooseFurniture: (id: string | undefined) => void;
  readonly setTool: (tool: ToolId) => void;
  /** Verbs of the tools that draw. */
  readonly draft: DraftVerbs;
  readonly setView: (
    view: Partial<Pick<ViewState, 'layout' | 'elevation' | 'isUnfolded' | 'step' | 'unit' | 'light' | 'hovered' | 'beltColor'>>,
  ) => void;
  readonly setSnap: (snap: SnapMode) => void;
  readonly setElevation: (side: ElevationSide) => void;

  /** Takes a model of the library into the hand; the next click in a view places it. */
  readonly takeModel: (model: string, repeat?: boolean) => void;
  /** Sets the finish that the next lights of a model take. */
  readonly setFinish: (model: string, color: string) => void;
  /** Takes a pattern of a model into the hand; the next click places all of it. */
  readonly takePattern: (pattern: Omit<Extract<Scope, { kind: 'pattern' }>, 'kind'>) => void;
  /**
   * Takes elements up, to be put down by the next click: a drag without holding the button. `at` is where the pointer is, its target what is
   * taken: the elements, a point of a belt or the sag of a span.
   */
  readonly pickUp: (ids: readonly ElementId[], at: PointerInput) => void;
  readonly duplicate: (ids: readonly ElementId[]) => void;
  readonly remove: (ids: readonly ElementId[]) => void;
  /** A `key` joins the steps of a turn. */
  readonly arrange: (ids: readonly ElementId[], how: Arrangement, key?: string) => void;
  /** The angle that a field says, degrees clockwise: the chosen furniture stands at it, the selection is turned by it about its middle. */
  readonly setAngle: (degrees: number) => void;
  /** Metres, in the room; all or none. */
  readonly nudge: (ids: readonly ElementId[], by: { readonly x?: number; readonly z?: number; readonly heightCm?: number }) => void;
  /** Puts the first so far from the left (`x`) or back (`z`) wall and takes the others along, metres. */
  readonly moveTo: (ids: readonly ElementId[], axis: 'x' | 'z', metresFromWall: number) => void;
  readonly setFurniture: (furniture: readonly Furniture[], key?: string) => void;

  /** Sets attributes of elements and of everything they hold, e.g. the installation of a canopy; all of them take the values, or none does. */
  readonly setAttributes: (ids: readonly ElementId[], attributes: AttributeValues) => Result<SessionOutcome, EditFailure>;
  /** Whole centimetres below the ceiling; a refusal names the element and nothing changes. A `key` joins the steps of a slider. */
  readonly setHeight: (ids: readonly ElementId[], heightCm: number, key?: string) => Result<SessionOutcome, EditFailure>;
  readonly shiftHeights: (ids: readonly ElementId[], deltaCm: number, key?: string) => Result<SessionOutcome, EditFailure>;
  readonly setWireLength: (ids: readonly ElementId[], wireLengthCm: number, key?: string) => Result<SessionOutcome, EditFailure>;
  /** Returns the allowed heights of an element in its place; undefined for an element without. */
  readonly heightLimitsOf: (id: ElementId) => Result<HeightLimits, PendantHeightFailure> | undefined;
  /** The heights that all of these may have together; undefined where there is none. */
  readonly commonHeightsOf: (ids: readonly ElementId[]) => CommonHeights | undefined;
  /** Up to three ways to a value that does not go with the rest, each tried and carried out as one step. */
  readonly repairsFor: (id: ElementId, wanted: AttributeValue) => readonly Fix[];
  readonly setRoom: (config: SpaceConfig, key?: string) => Result<SessionOutcome, EditFailure>;
  /** Replaces the model of lights, which keep the attributes it offers as well, and selects it. */
  readonly replaceModel: (ids: readonly ElementId[], model: string) => Result<SessionOutcome, EditFailure>;
  readonly convertToPsa: (ids: readonly ElementId[]) => Result<SessionOutcome, EditFailure>;

  readonly belts: BeltVerbs;
  readonly sticks: StickVerbs;
  /** Verbs of a screen that not every editor needs, such as `listVerbsOf`: they arrive with that screen. */
  readonly extend: <Verbs>(make: (core: EditorCore) => Verbs) => Verbs;

  /** Document to be saved. */
  readonly toDocument: () => SavedDocument;
  /** Marks a revision as saved, default the present one; later changes are still to be saved. */
  readonly markSaved: (revision?: number) => void;
  readonly dispose: () => void;
}

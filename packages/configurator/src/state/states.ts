import type { ConfigurationIssue, CreationEvaluation, Effect, ElementId, ElementNode, Furniture, UnitSystem } from '@candil/domain';
import type { DateSetter } from '../derived/date-setter';
import type { Refusal } from '../editor/refusal';
import type { PlanPlace, Scene, SceneRoom } from '../scene/scene';
import type { RoomPoint, SceneBelt, SceneBeltSpan, SceneHost, Surface } from '../scene/scene-belt';
import type { LineOffer, ReachCurve, Rod, SceneStick } from '../scene/scene-stick';
import type { Label } from './label';

/** The document as it stands; changes with each commit, undo and redo, never during a gesture. */
export interface DocumentState {
  /** Rises with every commit, undo and redo. */
  readonly revision: number;
  /** Snapshot of the Space: unchanged elements are the same objects as before. */
  readonly space: ElementNode;
  readonly scene: Scene;
  readonly furniture: readonly Furniture[];
  /** The newest last. */
  readonly undo: readonly Label[];
  /** The next to be done again last. */
  readonly redo: readonly Label[];
  /** True when the document differs from the one opened or last saved. */
  readonly isChanged: boolean;
}

/** State derived from the document; computed after each commit. */
export interface DerivedState {
  readonly revision: number;
  readonly evaluation: CreationEvaluation;
  readonly issues: readonly EditorIssue[];
  /** The part that everything else waits for. */
  readonly dateSetter: DateSetter | undefined;
}

/** One entry of the list of issues. */
export interface EditorIssue {
  /** The same for the same issue after another edit. */
  readonly id: string;
  /** `fix` keeps it from being validated and ordered, `notice` does not. */
  readonly severity: 'fix' | 'notice';
  readonly cause: ConfigurationIssue | IncompleteIssue | NoticeIssue;
  /** Selected by a click on the issue. */
  readonly elementIds: readonly ElementId[];
  /** Each is carried out as one step. */
  readonly fixes: readonly Fix[];
}

/** Issues about something missing rather than wrong. */
export type IncompleteIssue =
  | { readonly kind: 'nothing-placed' }
  /** A choice is open, of all these alike: one issue, because one press closes it. */
  | { readonly kind: 'choice-open'; readonly elementIds: readonly ElementId[]; readonly attribute: string }
  | { readonly kind: 'no-price'; readonly code: string }
  | { readonly kind: 'no-driver'; readonly elementIds: readonly ElementId[] };

/** Issues worth knowing that prevent nothing. */
export type NoticeIssue =
  /** Lights, or the span of a belt with lights on it, hang lower than people walk; `lowestMetres` above the floor is the lowest of them. */
  | { readonly kind: 'headroom'; readonly elementIds: readonly ElementId[]; readonly lowestMetres: number; readonly span?: number }
  /** Two belts cross in plan. */
  | { readonly kind: 'belts-cross'; readonly elementIds: readonly ElementId[] };

/** A repair that has been tried and stands; its change of the price is known. */
export interface Fix {
  readonly id: string;
  readonly label: Label;
  /** Gross, whole cents, of one piece of the creation; undefined where either side has no price. */
  readonly priceDifferenceMinor: number | undefined;
  /** The same less the discount of the account. */
  readonly netDifferenceMinor: number | undefined;
  /** Difference in weeks for the whole creation; undefined where either side comes on request. */
  readonly weeksDifference: number | undefined;
  readonly apply: () => void;
}

/** Place of an element during a gesture. */
export interface LivePlace extends PlanPlace {
  readonly heightCm: number | undefined;
}

/** A candidate that is refused: drawn as an outline where the pointer is. */
export interface Ghost {
  readonly elementId: ElementId | undefined;
  readonly place: LivePlace;
  readonly radiusMetres: number;
  readonly reason: Refusal;
}

/** A line that something snapped to, or the distance to a wall or neighbour. */
export type Guide =
  | {
      readonly kind: 'alignment';
      readonly axis: 'x' | 'z' | 'height';
      readonly at: number;
      readonly with: readonly ElementId[] | 'room' | 'furniture';
    }
  | {
      readonly kind: 'distance';
      readonly from: PlanPlace;
      readonly to: PlanPlace;
      readonly metres: number;
      readonly of: 'wall' | 'neighbour' | 'measure';
    };

/** A luminaire that is about to be placed, where it would stand. */
export interface PlacePreview {
  readonly model: string;
  readonly place: LivePlace;
  readonly radiusMetres: number;
  /** Place it would have on a belt. */
  readonly host?: SceneHost;
}

/** Drawing not placed yet: its fixed points and the candidate at the pointer. */
export type LiveDraft =
  | {
      readonly kind: 'belt';
      readonly points: readonly RoomPoint[];
      readonly candidate: RoomPoint | undefined;
      readonly surface: Surface;
      /** True when the candidate is the first point: the next click closes a loop. */
      readonly isClosing: boolean;
      /** Spans between the points and the candidate. */
      readonly spans: readonly SceneBeltSpan[];
      readonly reason: Refusal | undefined;
    }
  | {
      readonly kind: 'stick';
      /** Model of the stick in the hand; empty where a line is drawn first. */
      readonly model: string;
      /** Start of the stick, at the pointer until it is set. */
      readonly from: RoomPoint;
      readonly isStarted: boolean;
      readonly to: RoomPoint | undefined;
      /** Surface of its other end; undefined in the air. */
      readonly surface: Surface | undefined;
      /** True when its other end is left in the air. */
      readonly isFree: boolean;
      /** Possible places of its other end on each surface. */
      readonly reach: readonly ReachCurve[];
      /** Chains that fit a line, the closest first; the first is drawn. */
      readonly offers: readonly LineOffer[];
      readonly reason: Refusal | undefined;
    };

/** State shown during a gesture; empty between gestures. */
export interface LiveState {
  readonly overrides: ReadonlyMap<ElementId, LivePlace>;
  readonly ghosts: readonly Ghost[];
  /** Previews of the tools add and pattern. */
  readonly previews: readonly PlacePreview[];
  /** The room while a wall is dragged. */
  readonly room: SceneRoom | undefined;
  /** Furniture while it is dragged, by id. */
  readonly furniture: ReadonlyMap<string, Furniture>;
  /** Degrees clockwise by which something is turned, and at which furniture then stands. */
  readonly turn: { readonly byDegrees: number; readonly atDegrees: number | undefined } | undefined;
  /** Belts as a gesture shows them, by id. */
  readonly belts: ReadonlyMap<ElementId, SceneBelt>;
  /** Lights where a gesture shows them on their belts, by id. */
  readonly hosts: ReadonlyMap<ElementId, SceneHost>;
  /** Sticks as a gesture shows them, by id. */
  readonly sticks: ReadonlyMap<ElementId, SceneStick>;
  /** Rods of a figure or a chain that is previewed before it is placed. */
  readonly rods: readonly Rod[];
  /** Place where a belt would be cut. */
  readonly cut: SceneHost | undefined;
  /** The belt or stick that is being drawn. */
  readonly draft: LiveDraft | undefined;
  readonly guides: readonly Guide[];
  /** Marquee in the plan, or in an elevation: then `x` is metres to the right of its middle and `z` metres above the floor. */
  readonly marquee: { readonly view: FlatView; readonly from: PlanPlace; readonly to: PlanPlace } | undefined;
}

/** Activity of the user; exactly one at a time. */
export type Scope =
  | { readonly kind: 'idle' }
  /** A model of the library is being placed. */
  | { readonly kind: 'placing'; readonly model: string; readonly repeat: boolean }
  | {
      readonly kind: 'pattern';
      readonly model: string;
      readonly pattern: PatternKind;
      readonly count: number;
      readonly spacingMetres: number;
      readonly turnDegrees: number;
      readonly seed: number;
    }
  | { readonly kind: 'moving'; readonly ids: readonly ElementId[]; readonly view: SceneView }
  | { readonly kind: 'raising'; readonly ids: readonly ElementId[]; readonly view: SceneView }
  /** The selection is turned about its middle, or a piece of furniture about its own. */
  | { readonly kind: 'turning'; readonly ids: readonly ElementId[]; readonly furnitureId: string | undefined; readonly view: SceneView }
  | { readonly kind: 'marquee'; readonly view: FlatView }
  | { readonly kind: 'room'; readonly wall: 'width' | 'depth' | 'height' }
  | { readonly kind: 'furniture'; readonly id: string }
  | { readonly kind: 'measuring'; readonly from: PlanPlace | undefined }
  /** Something is drawn from point to point; digits open a field of the next point. */
  | {
      readonly kind: 'drafting';
      readonly drawn: 'belt' | 'stick';
      /** View of the pointer, or the last one. */
      readonly view: SceneView;
      /** The surface that the next points go to, whatever the pointer is over. */
      readonly heldSurface: SurfaceKind | undefined;
      readonly typed: { readonly field: DraftField; readonly text: string } | undefined;
    }
  /** Ends of sticks are joined: the one that was taken first, and the one that keys are at. */
  | { readonly kind: 'joining'; readonly first: StickEndAt | undefined; readonly at: StickEndAt | undefined; readonly view: SceneView }
  /** An end or a joint of sticks is pulled, a line is moved, or light is turned about a stick. */
  | { readonly kind: 'stick'; readonly ids: readonly ElementId[]; readonly how: 'end' | 'line' | 'roll'; readonly view: SceneView }
  /** A point of a belt is pulled, or the lowest place of a span. */
  | {
      readonly kind: 'shaping';
      readonly beltId: ElementId;
      readonly handle: 'point' | 'sag';
      /** Index of the point or of the span. */
      readonly index: number;
      readonly view: SceneView;
    }
  /** Lights go along a belt, `beltId` the one that they are over now. */
  | { readonly kind: 'sliding'; readonly ids: readonly ElementId[]; readonly beltId: ElementId; readonly view: SceneView }
  /** Digits open a value. */
  | { readonly kind: 'typing'; readonly field: TypedField; readonly text: string };

/**
 * Fields of the next point: metres from the last one, metres above the floor, degrees in plan counter-clockwise from
 * the right, metres from the left and the back wall.
 */
export type DraftField = 'length' | 'height' | 'angle' | 'left' | 'back';

/**
 * Fields of the selection. Luminaires: from the left and the back wall, and below the ceiling. Points of a belt: the
 * same walls, and `level` above the floor. Spans: `length` of the belt, `sag`, and `slack` in percent. Lights on a
 * belt: `along` from its first point. `angle` in degrees clockwise: what a selection is turned by, and where furniture
 * stands.
 */
export type TypedField = 'x' | 'z' | 'height' | 'angle' | 'level' | 'length' | 'sag' | 'slack' | 'along';

/** Surfaces forced by the keys C, W and F. */
export type SurfaceKind = 'ceiling' | 'wall' | 'floor';

/** The part of a belt that keys and fields are about. */
export interface BeltPart {
  readonly beltId: ElementId;
  readonly kind: 'point' | 'span';
  readonly index: number;
}

/** An end of a stick. */
export interface StickEndAt {
  readonly stickId: ElementId;
  readonly end: 'from' | 'to';
}

export type PatternKind = 'line' | 'arc' | 'circle' | 'grid' | 'spiral' | 'scatter';

export type ElevationSide = 'A' | 'B' | 'C' | 'D';
/** `walls`: the four walls beside each other, as if the room were unfolded. */
export type FlatView = 'plan' | 'walls' | `elevation-${ElevationSide}`;
export type SceneView = FlatView | '3d';
export type ToolId =
  | 'select'
  | 'add'
  | 'height'
  | 'pattern'
  | 'room'
  | 'measure'
  | 'electrical'
  | 'belt'
  | 'power'
  | 'split'
  | 'stick'
  | 'joint'
  | 'roll';
export type SnapMode = 'lines' | 'grid' | 'angles' | 'off';

/** State of the views; never in the history. */
export interface ViewState {
  /** Stick to draw with: the one in the hand, and whether a line is drawn before its sticks are chosen. */
  readonly stick: { readonly model: string | undefined; readonly isLineFirst: boolean };
  readonly layout: 'plan' | 'elevation' | '3d' | 'split';
  readonly elevation: ElevationSide;
  /** All walls in one strip instead of one elevation. */
  readonly isUnfolded: boolean;
  readonly tool: ToolId;
  readonly step: 'space' | 'compose' | 'summary';
  readonly snap: SnapMode;
  readonly unit: UnitSystem;
  readonly selection: readonly ElementId[];
  /** Selected part of the belt; undefined where the whole belt is selected. */
  readonly beltPart: BeltPart | undefined;
  /** Piece of furniture that the turn handle, keys and the angle are about; chosen while nothing is selected. */
  readonly furnitureId: string | undefined;
  readonly hovered: ElementId | undefined;
  /** Colour of the next belt that is drawn; undefined = that of the model. */
  readonly beltColor: string | undefined;
  /** Finish that the next light of a model takes, by model; of others the first that is offered. */
  readonly finishes: Readonly<Record<string, string>>;
  /** 3D: lit room of the evening or daylight. */
  readonly light: 'day' | 'night';
}

/** Heights that some elements do not reach may be set all the same, each as far as it may go. */
export interface LimitRemedy {
  /** Those that do not go all the way. */
  readonly elementIds: readonly ElementId[];
  readonly apply: () => void;
}

/** Announcement for screen readers, also shown as a toast if assertive. */
export interface Announcement {
  readonly id: number;
  readonly urgency: 'polite' | 'assertive';
  readonly message:
    | { readonly kind: 'done'; readonly label: Label; readonly effects: readonly Effect[] }
    | { readonly kind: 'refused'; readonly failure: Refusal; readonly remedy?: LimitRemedy }
    /** Heights were set as far as each may go; so many of all did not go all the way. */
    | { readonly kind: 'limited'; readonly count: number; readonly total: number }
    | { readonly kind: 'undone' | 'redone'; readonly label: Label }
    /** Several steps at once; the label of the one that stands last, undefined where all are taken back. */
    | { readonly kind: 'went'; readonly label: Label | undefined };
}

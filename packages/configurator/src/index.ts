export type { Furniture } from '@candil/domain';
export type { Arrangement } from './arrange/arrangement';
export { type TurnCircle, turnCircleOf } from './arrange/turn-circle';
export { clockwiseOf, turnedTo } from './arrange/turn-furniture';
export type { BeltArrangement } from './belts/arrange-on-belt';
export type { BeltFigure } from './belts/belt-figures';
export { type BeltPanelVerbs, beltPanelVerbsOf } from './belts/belt-panel-verbs';
export type { BeltVerbs } from './belts/belt-verbs';
export type { DrawInput } from './belts/draw-belt';
export type { FeedOption } from './belts/fitting-feed';
export type { DateSetter } from './derived/date-setter';
export { type DriverGroup, driverGroupsOf } from './derived/driver-groups';
export { type DriverLoad, driverLoadOf } from './derived/driver-load';
export { compareRooms, type Difference } from './differences/compare-rooms';
export type { ComparedFact, ComparedRoom, ComparedThing } from './differences/compared-things';
export { type BlankSpaceInput, blankSpace } from './document/blank-space';
export { fingerprintOf } from './document/fingerprint';
export { awaitPart, LATE_AFTER_MS } from './editor/await-part';
export type { Handling, Repairs } from './editor/core';
export type { EditorMode } from './editor/core-input';
export { createEditor } from './editor/create-editor';
export { culpritsOf } from './editor/culprits';
export type { Editor } from './editor/editor';
export type { EditorInput } from './editor/editor-input';
export type { EditorSystem } from './editor/editor-system';
export type { MissingPart, MissingParts } from './editor/missing-parts';
export type { BeltRefusal, OutletRefusal, PlaceRefusal, Refusal, StickRefusal } from './editor/refusal';
export type { EditorSources, PaletteModel } from './editor/sources';
export { type EditorOffering, editorSourcesOf } from './editor/sources-of-offer';
export type { PricedStage } from './editor/stages';
export { type EditorTool, type System, systemOf, toolsOf } from './editor/system';
export type { DraftVerbs } from './input/draft-verbs';
export type { InputTarget, KeyInput, PointerInput } from './input/input';
export { EASES, type Ease, type Gradient, gradientHeights } from './outlets/gradient';
export { type Outlet, outletCanopyOf, outletsIn } from './outlets/outlet';
export { type OutletVerbs, outletVerbsOf } from './outlets/outlet-verbs';
export type { PatternSpec } from './pattern/pattern-spec';
export { activeSpanOf, lightOnBelt, movedBelts, placeOfFeed, placeOnBelt, sagPlaceOf } from './scene/belt-place';
export { boxField } from './scene/box-field';
export { axisOfView, ELEVATION_AXES, type ElevationAxis } from './scene/elevation-axis';
export { chooseLabelBoxes, type LabelBoxes } from './scene/label-boxes';
export { createLabelKeeper, type LabelOwner, type PlacedLabel, type RankedLabel } from './scene/label-keeper';
export { metresBetweenPoints } from './scene/metres-between';
export type { PlanPlace, Scene, SceneCanopy, SceneComposition, SceneLight, SceneOutlets, SceneRoom } from './scene/scene';
export type {
  Direction,
  RoomPoint,
  SceneBelt,
  SceneBeltPart,
  SceneBeltPoint,
  SceneBeltSpan,
  SceneFeed,
  SceneHost,
  Surface,
} from './scene/scene-belt';
export { sceneOf } from './scene/scene-of';
export type { LineOffer, ReachCurve, Rod, SceneJoint, SceneLine, SceneStick, SceneStickEnd } from './scene/scene-stick';
export { boxAbout, boxesAlong, type ScreenBox } from './scene/screen-box';
export { axesOf, sticksInHand } from './scene/stick-light';
export type { Label } from './state/label';
export type {
  Announcement,
  BeltPart,
  DerivedState,
  DocumentState,
  DraftField,
  EditorIssue,
  ElevationSide,
  Fix,
  FlatView,
  Ghost,
  Guide,
  IncompleteIssue,
  LimitRemedy,
  LiveDraft,
  LivePlace,
  LiveState,
  PatternKind,
  PlacePreview,
  SceneView,
  Scope,
  SnapMode,
  StickEndAt,
  SurfaceKind,
  ToolId,
  TypedField,
  ViewState,
} from './state/states';
export { isEvenStep } from './state/step-turn';
export type { FigurePreview, StickFigure } from './sticks/add-figure';
export type { PlaceInput, StickPlace } from './sticks/place-stick';
export type { EndAt, StickParts } from './sticks/stick-at';
export type { StickVerbs } from './sticks/stick-verbs';
export { beltSystem } from './systems/belt-system';
export { editorSystemOf } from './systems/editor-system-of';
export { pendantSystem } from './systems/pendant-system';
export { stickSystem } from './systems/stick-system';
export type { PendantVerbs } from './verbs/pendant-verbs';

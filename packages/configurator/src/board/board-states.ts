import type { BoardPart, BoardPose, BoardSnap, PlacedConnector, Selection, ToolkitBoard } from '@candil/domain';
import type { StoreApi } from 'zustand/vanilla';
import type { CellRefusal, PieceColumn } from '../pieces';
import type { StepHistory } from '../steps/step-history';
import type { BoardCatalogue } from './board-catalogue';
import type { BoardRefusal } from './board-edits';
import type { BoardFacts } from './board-facts';

/** Kinds of steps, worded by undo, redo and the announcements. */
export type BoardStepKind = 'add' | 'move' | 'turn' | 'remove' | 'duplicate' | 'choose' | 'quantity' | 'height';

export interface BoardDocumentState {
  readonly history: StepHistory<ToolkitBoard, BoardStepKind>;
  readonly board: ToolkitBoard;
  readonly facts: BoardFacts;
  readonly isChanged: boolean;
}

/** Parts held during a gesture; empty between gestures. */
export interface BoardLiveState {
  readonly poses: ReadonlyMap<string, BoardPose>;
  /** Poses under the pointer while the parts are held elsewhere: drawn as an outline. */
  readonly wanted: ReadonlyMap<string, BoardPose> | undefined;
  readonly snap: BoardSnap | undefined;
  readonly isBlocked: boolean;
  /** A part that is being laid down and is not on the board yet. */
  readonly placing: BoardPart | undefined;
  /** A frame that is drawn around parts. */
  readonly frame: BoardFrame | undefined;
}

export interface BoardFrame {
  readonly x1: number;
  readonly z1: number;
  readonly x2: number;
  readonly z2: number;
}

export type BoardSnapMode = 'connectors' | 'off';

export interface BoardViewState {
  readonly selection: readonly string[];
  /** The name of the open connector that the palette is for. */
  readonly connector: string | undefined;
  readonly snapMode: BoardSnapMode;
  readonly showsDimensions: boolean;
}

/** Message about a step or a refusal. */
export type BoardNote =
  | { readonly kind: 'done'; readonly step: BoardStepKind | 'undo' | 'redo'; readonly count: number; readonly label: string | undefined }
  | { readonly kind: 'snapped'; readonly label: string; readonly degrees: number }
  | { readonly kind: 'refused'; readonly refusal: BoardRefusal | 'height' | 'excluded' };

export interface BoardEditorOptions {
  readonly board: ToolkitBoard;
  /** As it is saved; another where the work goes on with a draft. */
  readonly saved?: ToolkitBoard;
  readonly catalogue: BoardCatalogue;
  readonly newId: () => string;
}

/** The headless editor of a board: stores that views subscribe to, and verbs for pointers, keys and the table alike. */
export interface BoardEditor {
  readonly catalogue: BoardCatalogue;
  readonly document: StoreApi<BoardDocumentState>;
  readonly live: StoreApi<BoardLiveState>;
  readonly view: StoreApi<BoardViewState>;
  /** The newest last. */
  readonly notes: StoreApi<{ readonly number: number; readonly note: BoardNote | undefined }>;
  select(ids: readonly string[], mode?: 'replace' | 'toggle' | 'add'): void;
  chooseConnector(key: string | undefined): void;
  setView(change: Partial<Pick<BoardViewState, 'snapMode' | 'showsDimensions'>>): void;
  /** On the chosen connector, else where it fits, else beside. */
  add(model: string, options?: { readonly selection?: Selection; readonly at?: PlacedConnector }): boolean;
  /** A code or a model number, as someone writes it. */
  addText(text: string): boolean;
  /** Takes a part into the hand, in place of the former one. */
  beginPlacing(model: string): void;
  placeAt(x: number, z: number, isFree: boolean, reachMetres: number): void;
  beginDrag(ids: readonly string[], reachMetres: number): void;
  dragBy(dx: number, dz: number, isFree: boolean): void;
  beginFrame(x: number, z: number): void;
  frameTo(x: number, z: number): void;
  /** Ends the current gesture: drops, places, selects. A part that would overlap another is refused and stays in the hand. */
  drop(): void;
  /** As if the gesture had never been. */
  cancel(): void;
  nudge(dx: number, dz: number): boolean;
  turn(degrees: number): boolean;
  remove(ids?: readonly string[]): void;
  duplicate(): boolean;
  setQuantity(rowKey: string, quantity: number): boolean;
  choose(rowKey: string, column: PieceColumn, value: string): CellRefusal | undefined;
  setHeight(ids: readonly string[], centimetres: number): boolean;
  /** Returns whether a model fits on a connector. */
  canAdd(model: string, at: PlacedConnector): boolean;
  /** The models that bring current, in the order of the palette. */
  feeds(): readonly string[];
  /** The models that close a connector, in the order of the palette. */
  closersOf(placed: PlacedConnector): readonly string[];
  undo(): void;
  redo(): void;
  markSaved(): void;
  /** Gross price of one piece of a model, as it begins unless something is chosen, in cents. */
  priceOf(model: string, selection?: Selection): number | undefined;
}

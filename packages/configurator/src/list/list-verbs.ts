import type { ElementId, Result } from '@candil/domain';
import type { FeedOption } from '../belts/fitting-feed';
import type { Done } from '../belts/shape-belt';
import type { EditorCore } from '../editor/core';
import type { Editor } from '../editor/editor';
import type { Refusal } from '../editor/refusal';
import {
  addBelt,
  addOnBelt,
  feedListed,
  listFeedOptions,
  modelsOf,
  moveToBelt,
  type NewBelt,
  type NewOnBelt,
  setBeltControl,
  setBeltLength,
  setCount,
  setListedModel,
} from './belt-list';
import { accessoryRows, type ListRow, luminaireRows } from './list-rows';
import { addListedFigure, addListedStick, type ListedFigure, placedFigure } from './stick-list';

/**
 * Verbs for configuring without drawing: everything gets a place in the room automatically, so that the document is the
 * one that a drawing has too. Each is one step of the history, or refused with its reason.
 */
export interface ListVerbs {
  readonly luminaires: () => readonly ListRow[];
  readonly accessories: () => readonly ListRow[];
  /** The models of the library that belts carry. */
  readonly models: (kind: 'luminaires' | 'accessories') => readonly string[];
  readonly addBelt: (belt: NewBelt) => Result<ElementId, Refusal>;
  readonly setLength: (beltId: ElementId, metres: number) => Done;
  /** The feeds that a belt may have, the fitting one first. */
  readonly feedOptions: (beltId: ElementId) => readonly FeedOption[];
  readonly feed: (beltId: ElementId, model: string, installation: string) => Done;
  readonly setControl: (beltId: ElementId, control: string) => Done;
  readonly add: (beltId: ElementId, what: NewOnBelt) => Result<readonly ElementId[], Refusal>;
  /** Sets the number in one line of the list; 0 takes it out. */
  readonly setCount: (ids: readonly ElementId[], count: number) => Result<unknown, Refusal>;
  readonly setModel: (ids: readonly ElementId[], model: string) => Done;
  readonly moveTo: (ids: readonly ElementId[], beltId: ElementId) => Done;
  readonly addStick: (model: string) => Result<ElementId, Refusal>;
  /** Tries a figure; returns its place, or the reason it finds none. */
  readonly tryFigure: (figure: ListedFigure) => Result<unknown, Refusal>;
  readonly addFigure: (figure: ListedFigure) => Result<readonly ElementId[], Refusal>;
}

export function listVerbsOf(editor: Editor): ListVerbs {
  return editor.extend(createListVerbs);
}

function createListVerbs(core: EditorCore): ListVerbs {
  const { tree } = core.session.configuration;
  const scene = () => core.document.getState().scene;
  return {
    luminaires: () => luminaireRows(scene(), tree),
    accessories: () => accessoryRows(scene(), tree),
    models: (kind) => modelsOf(core, kind),
    addBelt: (belt) => addBelt(core, belt),
    setLength: (beltId, metres) => setBeltLength(core, beltId, metres),
    feedOptions: (beltId) => listFeedOptions(core, beltId),
    feed: (beltId, model, installation) => feedListed(core, beltId, model, installation),
    setControl: (beltId, control) => setBeltControl(core, beltId, control),
    add: (beltId, what) => addOnBelt(core, beltId, what),
    setCount: (ids, count) => setCount(core, ids, count),
    setModel: (ids, model) => setListedModel(core, ids, model),
    moveTo: (ids, beltId) => moveToBelt(core, ids, beltId),
    addStick: (model) => addListedStick(core, model),
    tryFigure: (figure) => placedFigure(core, figure),
    addFigure: (figure) => addListedFigure(core, figure),
  };
}

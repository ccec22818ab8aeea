import type { ElementId, Result } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import type { RoomPoint } from '../scene/scene-belt';
import { beltAt } from './belt-at';
import { type DrawInput, drawBelt } from './draw-belt';
import { feedBelt } from './feed-belt';
import { type FeedOption, feedOptions } from './fitting-feed';
import { hang, slide } from './load-belt';
import { close, type Done, insertPoint, movePoint, removePoint, setSag, setSlack, setSpanLength } from './shape-belt';

/** Verbs of belts; each is one step of the history with its effects, or refused with its reason. A `key` joins steps within 800 ms. */
export interface BeltVerbs {
  /** Metres from the middle of the floor; two points or more, three in a loop. */
  readonly draw: (points: readonly RoomPoint[], input?: DrawInput) => Result<ElementId, Refusal>;
  /** Moves a point, also from one surface of the room to another. */
  readonly movePoint: (id: ElementId, index: number, to: RoomPoint, key?: string) => Done;
  readonly insertPoint: (id: ElementId, span: number, at: RoomPoint) => Done;
  readonly removePoint: (id: ElementId, index: number) => Done;
  /** 0 = taut to 1 = twice as long. */
  readonly setSlack: (id: ElementId, span: number | 'all', slack: number, key?: string) => Done;
  readonly setSag: (id: ElementId, span: number, metres: number, key?: string) => Done;
  readonly setSpanLength: (id: ElementId, span: number, metres: number, key?: string) => Done;
  readonly close: (id: ElementId, isClosed: boolean) => Done;
  /** Hangs a light, reflector or counterweight; returns its id. */
  readonly hang: (id: ElementId, model: string, arcLengthMetres: number) => Result<ElementId, Refusal>;
  readonly slide: (lightIds: readonly ElementId[], byMetres: number, key?: string) => Done;
  /** Feeds a belt at a point; a feed that stands is replaced. */
  readonly feed: (id: ElementId, pointIndex: number, model: string, installation: string) => Done;
  /** Returns the feeds that a belt can have at a point, the fitting one first; none for any other element. */
  readonly feedOptions: (id: ElementId, pointIndex: number) => readonly FeedOption[];
}

export function createBeltVerbs(core: EditorCore): BeltVerbs {
  return {
    draw: (points, input) => drawBelt(core, points, input),
    movePoint: (id, index, to, key) => movePoint(core, id, index, to, key),
    insertPoint: (id, span, at) => insertPoint(core, id, span, at),
    removePoint: (id, index) => removePoint(core, id, index),
    setSlack: (id, span, slack, key) => setSlack(core, id, span, slack, key),
    setSag: (id, span, metres, key) => setSag(core, id, span, metres, key),
    setSpanLength: (id, span, metres, key) => setSpanLength(core, id, span, metres, key),
    close: (id, isClosed) => close(core, id, isClosed),
    hang: (id, model, arcLengthMetres) => hang(core, id, model, arcLengthMetres),
    slide: (lightIds, byMetres, key) => slide(core, lightIds, byMetres, key),
    feed: (id, pointIndex, model, installation) => feedBelt(core, id, pointIndex, model, installation),
    feedOptions: (id, pointIndex) => {
      const was = beltAt(core, id);
      return was === undefined ? [] : feedOptions(core, was, pointIndex);
    },
  };
}

import type { Editor } from '../editor/editor';
import type { InputTarget, KeyInput, PointerInput } from '../input/input';

/** A pointer of a test. Places in metres; the target stays that of the press while a button is held. */
export interface TestHand {
  readonly press: (target: InputTarget, at: PointerInput['at'], more?: Partial<PointerInput>) => void;
  readonly move: (at: PointerInput['at'], more?: Partial<PointerInput>) => void;
  readonly release: (at?: PointerInput['at'], more?: Partial<PointerInput>) => void;
  readonly cancel: () => void;
  readonly click: (target: InputTarget, at: PointerInput['at'], more?: Partial<PointerInput>) => void;
  readonly key: (key: string, more?: Partial<KeyInput>) => boolean;
}

const EMPTY: InputTarget = { kind: 'empty' };

/** Moves a pointer over a view of an editor, 100 pixels to the metre. */
export function testHand(editor: Editor, view: PointerInput['view'] = 'plan'): TestHand {
  let held: { readonly target: InputTarget; readonly more: Partial<PointerInput> } | undefined;
  let last: PointerInput['at'] = {};
  let lastMore: Partial<PointerInput> = {};
  let travelledPixels = 0;
  const send = (phase: PointerInput['phase'], target: InputTarget, at: PointerInput['at'], more: Partial<PointerInput>) =>
    editor.pointer({
      phase,
      view,
      at,
      target,
      isCoarse: false,
      travelledPixels,
      acrossPixels: 0,
      shift: false,
      alt: false,
      control: false,
      pointerId: 1,
      metresPerPixel: 0.01,
      ...more,
    });
  const hand: TestHand = {
    press: (target, at, more = {}) => {
      travelledPixels = 0;
      held = { target, more };
      last = at;
      lastMore = more;
      send('down', target, at, more);
    },
    move: (at, more = {}) => {
      travelledPixels = Math.max(
        travelledPixels,
        100 * Math.hypot((at.x ?? 0) - (last.x ?? 0), (at.z ?? 0) - (last.z ?? 0)),
        more.y === undefined ? 0 : 20,
      );
      last = at;
      lastMore = { ...held?.more, ...more };
      send('move', held?.target ?? EMPTY, at, lastMore);
    },
    release: (at = last, more = lastMore) => {
      send('up', held?.target ?? EMPTY, at, { ...held?.more, ...more });
      held = undefined;
      travelledPixels = 0;
    },
    cancel: () => {
      send('cancel', held?.target ?? EMPTY, last, lastMore);
      held = undefined;
    },
    click: (target, at, more = {}) => {
      hand.press(target, at, more);
      hand.release(at, more);
    },
    key: (key, more = {}) => editor.key({ key, shift: false, alt: false, control: false, view: view, ...more }),
  };
  return hand;
}

/** The target of an element. */
export function on(id: string): InputTarget {
  return { kind: 'element', id };
}

import fc from 'fast-check';
import { beltPanelVerbsOf } from '../belts/belt-panel-verbs';
import type { InputTarget, PointerInput } from '../input/input';
import type { Surface } from '../scene/scene-belt';
import type { SceneView, SnapMode, ToolId } from '../state/states';
import type { TestEditor } from './test-editor';

const LIGHTS = ['l1', 'l2', 'l3', 'l4', 'l5', 'l6', 'l7', 'l8', 'l9'] as const;
const BELTS = ['b1', 'b2'] as const;

const belt = fc.constantFrom(...BELTS);
const index = fc.nat({ max: 3 });
const target: fc.Arbitrary<InputTarget> = fc.oneof(
  fc.constantFrom(...LIGHTS, 'feed', 'gone').map((id): InputTarget => ({ kind: 'element', id })),
  fc.tuple(belt, index).map(([id, at]): InputTarget => ({ kind: 'belt-point', id, index: at })),
  fc.tuple(belt, index).map(([id, at]): InputTarget => ({ kind: 'sag-handle', id, index: at })),
  fc
    .tuple(belt, index, fc.double({ min: -1, max: 6, noNaN: true }))
    .map(([id, at, arcLengthMetres]): InputTarget => ({ kind: 'belt-span', id, index: at, arcLengthMetres })),
  fc.constant<InputTarget>({ kind: 'empty' }),
);
const metres = fc.double({ min: -3, max: 3, noNaN: true });
const spot = fc.record({
  x: metres,
  z: metres,
  y: fc.double({ min: -1, max: 4, noNaN: true }),
  surface: fc.constantFrom<Surface>('ceiling', 'floor', 'wall-A', 'wall-B', 'wall-C', 'wall-D'),
});

/** A press on a belt or its parts with the path of its drag. */
export interface BeltGesture {
  readonly view: SceneView;
  readonly target: InputTarget;
  readonly tool: ToolId;
  readonly snap: SnapMode;
  readonly selection: readonly string[];
  readonly model: string | undefined;
  readonly isCoarse: boolean;
  readonly modifiers: { readonly shift: boolean; readonly alt: boolean; readonly control: boolean };
  readonly path: readonly { readonly x: number; readonly z: number; readonly y: number; readonly surface: Surface }[];
  readonly end: 'cancel' | 'escape' | 'second-finger' | 'verb';
}

export const beltGesture: fc.Arbitrary<BeltGesture> = fc.record({
  view: fc.constantFrom<SceneView>('plan', 'elevation-A', 'elevation-B', 'elevation-C', 'elevation-D', '3d'),
  target,
  tool: fc.constantFrom<ToolId>('select', 'select', 'select', 'belt', 'power', 'split'),
  snap: fc.constantFrom<SnapMode>('lines', 'grid', 'angles', 'off'),
  selection: fc.subarray<string>([...LIGHTS, ...BELTS, 'feed']),
  model: fc.constantFrom(undefined, undefined, undefined, '8120', '8150', '8015'),
  isCoarse: fc.boolean(),
  modifiers: fc.record({ shift: fc.boolean(), alt: fc.boolean(), control: fc.boolean() }),
  path: fc.array(spot, { minLength: 1, maxLength: 5 }),
  end: fc.constantFrom('cancel', 'escape', 'second-finger', 'verb'),
});

/** Carries a gesture out up to its end, which gives it up; then nothing is held any more. */
export function giveUpBeltGesture(editor: TestEditor, gesture: BeltGesture): void {
  begin(editor, gesture);
  if (gesture.end === 'cancel') editor.pointer(inputOf(gesture, 'cancel', gesture.path.length));
  else if (gesture.end === 'escape') editor.key({ key: 'Escape', shift: false, alt: false, control: false, view: 'plan' });
  else if (gesture.end === 'second-finger') editor.pointer({ ...inputOf(gesture, 'down', 0), pointerId: 2 });
  // Nothing to undo: the gesture is cancelled all the same.
  else editor.undo();
  editor.cancel();
}

/** Carries a gesture out and lets it go; then nothing is held any more. */
export function dropBeltGesture(editor: TestEditor, gesture: BeltGesture): void {
  begin(editor, gesture);
  editor.pointer(inputOf(gesture, 'up', gesture.path.length));
  editor.cancel();
}

function begin(editor: TestEditor, gesture: BeltGesture): void {
  editor.setTool(gesture.tool);
  editor.setSnap(gesture.snap);
  editor.select(gesture.selection);
  if (gesture.model !== undefined) editor.takeModel(gesture.model);
  editor.pointer(inputOf(gesture, 'down', 0));
  for (const [step] of gesture.path.entries()) editor.pointer(inputOf(gesture, 'move', step + 1));
}

function inputOf({ view, target: what, isCoarse, modifiers, path }: BeltGesture, phase: PointerInput['phase'], step: number): PointerInput {
  const { x, z, y, surface } = path[Math.max(step - 1, 0)] ?? { x: 0, z: 0, y: 1, surface: 'ceiling' };
  const isFlat = view === 'plan' || view === '3d';
  return {
    phase,
    view,
    at: isFlat ? { x, z } : view === 'elevation-A' || view === 'elevation-C' ? { x } : { z },
    ...(!isFlat && { y }),
    ...(view === '3d' && { hit: { surface, point: { x, y, z } } }),
    target: what,
    isCoarse,
    travelledPixels: step * 5,
    acrossPixels: step * 5,
    ...modifiers,
    pointerId: 1,
    metresPerPixel: 0.01,
  };
}

/** Something done to belts; a refused act changes nothing. */
export type BeltAct = (editor: TestEditor) => void;

const act = (carryOut: BeltAct): BeltAct => carryOut;
const KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  'Delete',
  'Enter',
  'b',
  'w',
  '1',
  'Tab',
  'Escape',
] as const;

export const beltAct: fc.Arbitrary<BeltAct> = fc.oneof(
  beltGesture.map((gesture) => act((editor) => dropBeltGesture(editor, gesture))),
  beltGesture.map((gesture) => act((editor) => giveUpBeltGesture(editor, gesture))),
  fc
    .tuple(belt, index, fc.constantFrom('point', 'span'), fc.array(fc.constantFrom(...KEYS), { maxLength: 4 }), fc.boolean())
    .map(([beltId, at, kind, keys, shift]) =>
      act((editor) => {
        editor.setTool('select');
        editor.selectBeltPart({ beltId, kind: kind === 'point' ? 'point' : 'span', index: at });
        for (const key of keys) editor.key({ key, shift, alt: false, control: false, view: 'plan' });
        editor.cancel();
      }),
    ),
  fc.tuple(belt, fc.double({ min: 0, max: 1, noNaN: true })).map(([id, slack]) =>
    act((editor) => {
      editor.belts.setSlack(id, 'all', slack);
    }),
  ),
  fc.tuple(belt, fc.double({ min: 0, max: 6, noNaN: true })).map(([id, arc]) =>
    act((editor) => {
      beltPanelVerbsOf(editor).splitAt(id, arc);
    }),
  ),
  fc.constant(
    act((editor) => {
      beltPanelVerbsOf(editor).join('b1', 'b2');
    }),
  ),
  fc.tuple(belt, fc.boolean()).map(([id, isClosed]) =>
    act((editor) => {
      editor.belts.close(id, isClosed);
    }),
  ),
  fc.tuple(metres, metres).map(([width, depth]) =>
    act((editor) => {
      const roomSize = { width: 4 + width / 2, depth: 4 + depth / 2, height: 3 + width / 10 };
      editor.setRoom({ roomSize, extraCeiling: 0.16, ceilingMaterial: 'pladur' });
    }),
  ),
  fc.nat({ max: 3 }).map((at) =>
    act((editor) => {
      const { issues } = editor.derived.getState();
      issues[at % Math.max(issues.length, 1)]?.fixes[0]?.apply();
    }),
  ),
  fc.constant(act((editor) => editor.undo())),
  fc.constant(act((editor) => editor.redo())),
  fc.nat({ max: 1500 }).map((milliseconds) => act((editor) => editor.advance(milliseconds))),
);

import fc from 'fast-check';
import type { Arrangement } from '../arrange/arrangement';
import type { InputTarget, PointerInput } from '../input/input';
import type { PatternKind, SceneView, SnapMode, ToolId } from '../state/states';
import type { TestEditor } from './test-editor';

const LIGHTS = ['l1', 'l2', 'l3', 'l4', 'l5', 'l6', 'l7'] as const;
const ELEMENTS = [...LIGHTS, 'feed', 'l6-canopy', 'over-table', 'over-sideboard', 'space', 'gone'] as const;

const metres = fc.double({ min: -3, max: 3, noNaN: true });
const view = fc.constantFrom<SceneView>('plan', 'elevation-A', 'elevation-B', 'elevation-C', 'elevation-D', '3d');
const target: fc.Arbitrary<InputTarget> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...LIGHTS, 'feed').map((id): InputTarget => ({ kind: 'element', id })) },
  fc.constantFrom(...LIGHTS).map((id): InputTarget => ({ kind: 'height-handle', id })),
  fc.constantFrom('width', 'depth', 'height').map((wall): InputTarget => ({ kind: 'wall', wall })),
  fc.constantFrom('table', 'sideboard', 'gone').map((id): InputTarget => ({ kind: 'furniture', id })),
  fc.constant<InputTarget>({ kind: 'turn-handle' }),
  fc.constant<InputTarget>({ kind: 'empty' }),
);
const spot = fc.record({ x: metres, z: metres, y: fc.double({ min: -1, max: 4, noNaN: true }) });

/** A press with the path of its drag. */
export interface RandomGesture {
  readonly view: SceneView;
  readonly target: InputTarget;
  readonly tool: ToolId;
  readonly snap: SnapMode;
  readonly selection: readonly string[];
  readonly hand: 'none' | 'model' | 'pattern';
  readonly isCoarse: boolean;
  readonly modifiers: { readonly shift: boolean; readonly alt: boolean; readonly control: boolean };
  readonly path: readonly { readonly x: number; readonly z: number; readonly y: number }[];
  readonly end: 'cancel' | 'escape' | 'second-finger' | 'verb' | 'dispose';
}

export const randomGesture: fc.Arbitrary<RandomGesture> = fc.record({
  view,
  target,
  tool: fc.constantFrom<ToolId>('select', 'height', 'room', 'select'),
  snap: fc.constantFrom<SnapMode>('lines', 'grid', 'angles', 'off'),
  selection: fc.subarray([...LIGHTS, 'feed', 'over-sideboard']),
  hand: fc.constantFrom('none', 'none', 'none', 'model', 'pattern'),
  isCoarse: fc.boolean(),
  modifiers: fc.record({ shift: fc.boolean(), alt: fc.boolean(), control: fc.boolean() }),
  path: fc.array(spot, { minLength: 1, maxLength: 6 }),
  end: fc.constantFrom('cancel', 'escape', 'second-finger', 'verb', 'dispose'),
});

/** Carries a gesture out up to its end, which gives it up. */
export function giveUpGesture(editor: TestEditor, gesture: RandomGesture): void {
  beginGesture(editor, gesture);
  switch (gesture.end) {
    case 'cancel':
      editor.pointer(inputOf(gesture, 'cancel', gesture.path.length));
      break;
    case 'escape':
      editor.key({ key: 'Escape', shift: false, alt: false, control: false, view: 'plan' });
      return;
    case 'second-finger':
      editor.pointer({ ...inputOf(gesture, 'down', 0), pointerId: 2 });
      break;
    case 'verb':
      // Nothing to undo: the gesture is cancelled all the same.
      editor.undo();
      break;
    case 'dispose':
      editor.dispose();
      return;
  }
  // An element in the hand stays there.
  if (gesture.hand !== 'none') editor.cancel();
}

/** Carries a gesture out and lets it go. */
export function dropGesture(editor: TestEditor, gesture: RandomGesture): void {
  beginGesture(editor, gesture);
  editor.pointer(inputOf(gesture, 'up', gesture.path.length));
  // An element in the hand, or picked up by a click, stays there.
  const isClick = gesture.isCoarse && gesture.path.length === 1;
  if (gesture.hand !== 'none' || isClick) editor.cancel();
}

function beginGesture(editor: TestEditor, gesture: RandomGesture): void {
  editor.setTool(gesture.tool);
  editor.setSnap(gesture.snap);
  editor.select(gesture.selection);
  if (gesture.hand === 'model') editor.takeModel('0162');
  if (gesture.hand === 'pattern') {
    editor.takePattern({ model: '0162', pattern: 'line', count: 2, spacingMetres: 0.3, turnDegrees: 0, seed: 1 });
  }
  editor.pointer(inputOf(gesture, 'down', 0));
  for (const [index] of gesture.path.entries()) editor.pointer(inputOf(gesture, 'move', index + 1));
}

function inputOf(
  { view: seen, target: what, isCoarse, modifiers, path }: RandomGesture,
  phase: PointerInput['phase'],
  step: number,
): PointerInput {
  const { x, z, y } = path[Math.max(step - 1, 0)] ?? { x: 0, z: 0, y: 1 };
  const isPlan = seen === 'plan';
  const at = seen === 'plan' || seen === '3d' ? { x, z } : seen === 'elevation-A' || seen === 'elevation-C' ? { x } : { z };
  return {
    phase,
    view: seen,
    at,
    ...(!isPlan && { y }),
    target: what,
    isCoarse,
    travelledPixels: step * 5,
    acrossPixels: step * 5,
    ...modifiers,
    pointerId: 1,
    metresPerPixel: 0.01,
  };
}

const ids = fc.subarray([...ELEMENTS], { minLength: 1 });
const arrangement: fc.Arbitrary<Arrangement> = fc.oneof(
  fc.record({ kind: fc.constantFrom('align', 'distribute', 'mirror'), axis: fc.constantFrom('x', 'z') }),
  fc.constant({ kind: 'equal-drop' } as const),
  fc.record({ kind: fc.constantFrom('staircase', 'wave'), stepCm: fc.integer({ min: -30, max: 30 }) }),
  fc.record({ kind: fc.constant('random-drop' as const), rangeCm: fc.integer({ min: 0, max: 60 }), seed: fc.nat() }),
);

/** Something done to an editor; a refused act changes nothing. */
export type RandomAct = (editor: TestEditor) => void;

export const randomAct: fc.Arbitrary<RandomAct> = fc.oneof(
  randomGesture.map(
    (gesture): RandomAct =>
      (editor) =>
        dropGesture(editor, gesture),
  ),
  randomGesture.map(
    (gesture): RandomAct =>
      (editor) =>
        giveUpGesture(editor, gesture),
  ),
  fc.tuple(ids, metres, metres, fc.integer({ min: -20, max: 20 })).map(
    ([some, x, z, heightCm]): RandomAct =>
      (editor) =>
        editor.nudge(some, { x: x / 10, z: z / 10, heightCm }),
  ),
  ids.map(
    (some): RandomAct =>
      (editor) =>
        editor.remove(some),
  ),
  ids.map(
    (some): RandomAct =>
      (editor) =>
        editor.duplicate(some),
  ),
  fc.tuple(ids, arrangement).map(
    ([some, how]): RandomAct =>
      (editor) =>
        editor.arrange(some, how),
  ),
  fc.tuple(fc.constantFrom('0820', '5520', '0162'), metres, metres).map(
    ([model, x, z]): RandomAct =>
      (editor) => {
        editor.addLight(model, { x: x / 2, z: z / 3 });
      },
  ),
  fc
    .tuple(fc.constantFrom<PatternKind>('line', 'arc', 'circle', 'grid', 'spiral', 'scatter'), fc.integer({ min: 1, max: 6 }), fc.nat())
    .map(
      ([kind, count, seed]): RandomAct =>
        (editor) => {
          editor.addPattern('0162', { kind, count, spacingMetres: 0.3, centre: { x: 0.5, z: 0.5 }, turnDegrees: 30, seed });
        },
    ),
  fc.tuple(ids, fc.constantFrom('10', '18', '31', '32', '99')).map(
    ([some, installation]): RandomAct =>
      (editor) => {
        editor.setAttributes(some, { installation });
      },
  ),
  fc.tuple(ids, fc.constantFrom('A', 'B', 'M', 'Z')).map(
    ([some, control]): RandomAct =>
      (editor) => {
        editor.setAttributes(some, { control });
      },
  ),
  fc.tuple(ids, fc.constantFrom('0820', '5520', '0162', '0270')).map(
    ([some, model]): RandomAct =>
      (editor) => {
        editor.replaceModel(
          some.filter((id) => id.startsWith('l') && id.length === 2),
          model,
        );
      },
  ),
  fc.double({ min: 2, max: 8, noNaN: true }).map(
    (width): RandomAct =>
      (editor) => {
        editor.setRoom({ roomSize: { width, depth: 3, height: 2.2 }, extraCeiling: 0.05, ceilingMaterial: 'wood' });
      },
  ),
  fc.constantFrom('feed').map(
    (id): RandomAct =>
      (editor) => {
        editor.autoRoute(id);
      },
  ),
  fc.subarray([...LIGHTS], { minLength: 1 }).map(
    (some): RandomAct =>
      (editor) => {
        editor.gather(some);
      },
  ),
  fc.subarray([...LIGHTS], { minLength: 1 }).map(
    (some): RandomAct =>
      (editor) => {
        const { elements } = editor.session.configuration.tree;
        editor.hangApart(some.filter((id) => elements.has(id)));
      },
  ),
  ids.map(
    (some): RandomAct =>
      (editor) => {
        editor.convertToPsa(some);
      },
  ),
  fc.nat({ max: 2 }).map(
    (count): RandomAct =>
      (editor) =>
        editor.setFurniture(editor.document.getState().furniture.slice(0, count), 'drag'),
  ),
  fc.constant<RandomAct>((editor) => editor.undo()),
  fc.constant<RandomAct>((editor) => editor.redo()),
  fc.constant<RandomAct>((editor) => {
    editor.derived.getState().issues[0]?.fixes[0]?.apply();
  }),
  fc.nat({ max: 1500 }).map(
    (milliseconds): RandomAct =>
      (editor) =>
        editor.advance(milliseconds),
  ),
);

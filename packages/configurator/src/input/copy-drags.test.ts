import { expect, it } from 'vitest';
import { catalogueSources, createTestEditor } from '../testing';
import { testHand } from '../testing/hand';
import { beltRoomEditor } from '../testing/test-editor';

const steps = (editor: ReturnType<typeof createTestEditor>) => editor.document.getState().undo.map(({ kind }) => kind);
const scene = (editor: ReturnType<typeof createTestEditor>) => editor.document.getState().scene;

it('drags a copy of a light along its belt with Alt; the light stays, and a copy without a place is dropped', () => {
  const editor = beltRoomEditor();
  const light = scene(editor).lights.find(({ id }) => id === 'l8');
  const at = { x: light?.x ?? 0, z: light?.z ?? 0 };
  const before = scene(editor).lights.length;
  const hand = testHand(editor);
  editor.select(['l8']);
  hand.press({ kind: 'element', id: 'l8' }, at, { alt: true });
  hand.move({ x: at.x + 0.02, z: at.z });
  hand.release();
  expect(scene(editor).lights.length).toEqual(before);
  expect(steps(editor)).toEqual([]);
  hand.press({ kind: 'element', id: 'l8' }, at, { alt: true });
  hand.move({ x: at.x + 0.1, z: at.z });
  hand.move({ x: at.x + 0.24, z: at.z });
  expect(editor.live.getState().previews.map(({ model }) => model)).toEqual([light?.model]);
  hand.release();
  const [copy] = scene(editor).lights.filter(({ id }) => editor.view.getState().selection.includes(id));
  expect(scene(editor).lights.length).toEqual(before + 1);
  expect(steps(editor)).toEqual(['duplicate']);
  expect(copy?.model).toEqual(light?.model);
  expect(copy?.host?.beltId).toEqual(light?.host?.beltId);
  expect(scene(editor).lights.find(({ id }) => id === 'l8')?.host?.arcLengthMetres).toBe(light?.host?.arcLengthMetres);
});

it('pulls a copy of a belt off in the plan with Alt, with its lights and fixings', () => {
  const editor = beltRoomEditor();
  const hand = testHand(editor);
  const [belt] = scene(editor).belts;
  if (belt === undefined) throw new Error('no belt');
  const lights = belt.lightIds.length;
  hand.press({ kind: 'belt-span', id: belt.id, index: 0, arcLengthMetres: 0.5 }, { x: 0, z: 0 }, { alt: true });
  hand.move({ x: 0, z: 0.3 });
  hand.move({ x: 0, z: 0.8 });
  expect(editor.live.getState().draft?.kind).toBe('belt');
  hand.release();
  expect(scene(editor).belts).toHaveLength(3);
  expect(steps(editor)).toEqual(['duplicate']);
  const copy = scene(editor).belts.find(({ id }) => editor.view.getState().selection.includes(id));
  expect(copy?.lightIds.length).toEqual(lights);
  expect(copy?.lengthMetres).toBeCloseTo(belt.lengthMetres, 3);
  editor.undo();
  expect(scene(editor).belts).toHaveLength(2);
});

it('drags a copy of a line of sticks with Alt, and copies it by Ctrl+D: joints, lengths and a separate feed', () => {
  const editor = createTestEditor({ sources: catalogueSources({ subFamilyId: 219 }) });
  editor.sticks.addFigure({ kind: 'v', models: ['7455'], count: 1, angleDegrees: 60, at: { x: 0, z: -0.6 }, turnDegrees: 0, seed: 1 });
  const ids = scene(editor).sticks.map(({ id }) => id);
  const [lead] = ids;
  if (lead === undefined) throw new Error('no stick');
  const hand = testHand(editor);
  editor.setTool('select');
  hand.press({ kind: 'element', id: lead }, { x: 0, z: -0.6 }, { alt: true });
  hand.move({ x: 0, z: -0.2 });
  hand.move({ x: 0, z: 0.2 });
  expect(editor.live.getState().rods).toHaveLength(2);
  hand.release();
  expect(scene(editor).sticks).toHaveLength(4);
  expect(scene(editor).lines).toHaveLength(2);
  expect(scene(editor).joints).toHaveLength(2);
  expect(scene(editor).lines.every(({ feeds }) => feeds.length > 0)).toBe(true);
  expect(
    scene(editor)
      .sticks.filter(({ id }) => ids.includes(id))
      .map(({ from }) => from.z),
  ).toEqual([-0.6, -0.6]);
  hand.key('d', { control: true });
  expect(scene(editor).sticks).toHaveLength(6);
  expect(scene(editor).lines).toHaveLength(3);
  expect(steps(editor).slice(-2)).toEqual(['duplicate', 'duplicate']);
});

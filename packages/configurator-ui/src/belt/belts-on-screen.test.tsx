import type { Editor } from '@candil/configurator';
import { catalogueSources } from '@candil/configurator/testing';
import { act, fireEvent, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openEditor } from '../testing/open-editor';
import { violationsIn } from '../testing/violations-in';

const open = async (width = 1440, input: Parameters<typeof openEditor>[0] = {}) => {
  const opened = await openEditor({ room: 'belts', width, ...input });
  const { editor, screen } = opened;
  return {
    ...opened,
    belts: () => editor.document.getState().scene.belts,
    elevation: () => screen.getByRole('application', { name: /^Elevation A/ }),
    lines: () => within(screen.getByRole('tree')).getAllByRole('treeitem'),
    lineOf: (text: RegExp) => within(screen.getByRole('tree')).getByRole('treeitem', { name: text }),
  };
};
const at = (x: number, y: number) => ({ clientX: x, clientY: y, pointerId: 1, pointerType: 'mouse', button: 0 });

it.each([
  [1440, 'a span', (editor: Editor) => editor.selectBeltPart({ beltId: 'b1', kind: 'span', index: 0 })],
  [1024, 'a point', (editor: Editor) => editor.selectBeltPart({ beltId: 'b2', kind: 'point', index: 1 })],
  [390, 'a luminaire', (editor: Editor) => editor.select(['l2'])],
] as const)('has no fault that axe finds at %s px with %s selected', async (width, _, choose) => {
  const { editor, screen } = await open(width);
  act(() => choose(editor));
  expect(await violationsIn(screen.container)).toEqual([]);
});

it('lists the room belt by belt, with feed, spans and luminaires', async () => {
  const { lines } = await open();
  expect(lines().map((line) => line.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Room520 × 320 × 280',
    'Belt 1, terra4,88 m · 58 W',
    'Feed, ceiling plate100 W',
    'Span P1–P23 lights',
    'L1 Globe 30, black, opal0,42 m',
    'L2 Cone 60, black1,05 m',
    'L3 Globe 30, black, opal1,68 m',
    'Span P2–P33 lights',
    'L4 Dome 20, sage green2,80 m',
    'L5 Dome 30, terra3,49 m',
    'L6 Dome 20, sage green4,19 m',
    'Belt 2, sand1,89 m · 22 W',
    'No feed',
    'Span P4–P53 lights',
    'L7 Spot 10, graphite0,47 m',
    'L8 Globe 20, white, opal0,95 m',
    'L9 Spot 10, graphite1,42 m',
  ]);
});

it('draws a belt from point to point in the elevation, in the colour that was taken, and ends it by a button', async () => {
  const { user, screen, belts, elevation } = await open();
  await user.click(screen.getByRole('button', { name: 'Draw a belt, black' }));
  for (const [x, y] of [
    [200, 120],
    [300, 140],
  ] as const) {
    fireEvent.pointerMove(elevation(), at(x, y));
    fireEvent.pointerDown(elevation(), at(x, y));
    fireEvent.pointerUp(elevation(), at(x, y));
  }
  await user.click(screen.getByRole('button', { name: 'End the belt' }));
  expect(belts().map(({ color, points }) => [color, points.length])).toEqual([
    ['31', 3],
    ['51', 2],
    ['11', 2],
  ]);
  expect(screen.getByRole('heading', { name: 'Belt 3' })).toBeTruthy();
});

it('draws a belt by keys alone', async () => {
  const { user, belts, elevation } = await open();
  elevation().focus();
  await user.keyboard(
    'b{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{Enter}{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}{Enter}',
  );
  await user.keyboard('{Enter}');
  expect(belts()).toHaveLength(3);
});

it('sets slack by a slider, sag by the bar over the drawing, and presets for the span in hand', async () => {
  const { editor, user, screen, belts } = await open();
  act(() => editor.select(['b1']));
  const slider = screen.getByRole('slider', { name: 'Slack of P2–P3' });
  fireEvent.change(slider, { target: { value: '10' } });
  expect(belts()[0]?.spans.map(({ slack }) => Math.round(slack * 1000) / 10)).toEqual([5, 10]);
  act(() => editor.selectBeltPart({ beltId: 'b1', kind: 'span', index: 0 }));
  await user.click(screen.getByRole('button', { name: 'Change: Sag 27,9 cm' }));
  await user.keyboard('40{Enter}');
  expect(Math.round((belts()[0]?.spans[0]?.sagMetres ?? 0) * 100)).toBe(40);
  await user.click(screen.getByRole('radio', { name: 'Taut' }));
  expect(belts()[0]?.spans.map(({ slack }) => Math.round(slack * 100))).toEqual([0, 10]);
  expect(screen.getByRole('button', { name: 'Undo: Belt 1 reshaped' })).toBeTruthy();
});

it('leaves the measures of a belt out rather than put them over the floor and the measures of the room', async () => {
  const { editor, elevation } = await open();
  act(() => {
    editor.setRoom({ roomSize: { width: 16, depth: 3.2, height: 2.8 }, extraCeiling: 0.16, ceilingMaterial: 'pladur' });
    for (const z of [-0.9, -0.3, 0.3, 0.9])
      editor.belts.draw(
        [-6, 6].map((x) => ({ x, y: 2.6, z })),
        { slack: 0.005 },
      );
  });
  const texts = Array.from(elevation().querySelectorAll('text'), (text) => ({
    words: text.textContent ?? '',
    y: Number(text.getAttribute('y')),
  }));
  const ofRoom = Math.max(...texts.flatMap(({ words, y }) => (/^[\d.]+$/.test(words) ? [y] : [])));
  const ofBelts = texts.filter(({ words }) => /^(span|sag) /.test(words));
  expect(ofBelts.filter(({ y }) => y > ofRoom - 30)).toEqual([]);
});

it('cuts and feeds by the menus of its lines', async () => {
  const { user, screen, belts, lineOf } = await open();
  fireEvent.contextMenu(lineOf(/^Span P1–P2/));
  await user.click(await screen.findByRole('menuitem', { name: 'Cut at P2' }));
  expect(belts().map(({ feed, lightIds }) => [feed !== undefined, lightIds.length])).toEqual([
    [true, 3],
    [false, 3],
    [false, 3],
  ]);
  fireEvent.contextMenu(within(screen.getByRole('tree')).getAllByRole('treeitem', { name: 'No feed' })[0]!);
  await user.click(await screen.findByRole('menuitem', { name: /^60\sW feed at P3/ }));
  expect(belts().map(({ feed }) => feed?.deliveredWatts)).toEqual([100, 60, undefined]);
});

it('shows a run on the unfolded walls: only points fixed to a wall, drawn and dragged there', async () => {
  const { editor, user, screen, belts } = await open();
  await user.click(screen.getByRole('radio', { name: 'All' }));
  const strip = await screen.findByRole('application', { name: 'The four walls of the room, unfolded' });
  expect(editor.view.getState().isUnfolded).toBe(true);
  const onWalls = belts().filter(({ points }) => points.some(({ surface }) => surface.startsWith('wall')));
  await vi.waitFor(() => expect(strip.querySelectorAll('circle[r="11"][data-target*="belt-point"]')).not.toHaveLength(0));
  expect(strip.querySelectorAll('circle[r="11"][data-target*="belt-point"]')).toHaveLength(onWalls.flatMap(({ points }) => points).length);
  await user.click(screen.getByRole('radio', { name: 'B' }));
  expect(await screen.findByRole('application', { name: /^Elevation B/ })).toBeTruthy();
});

it('draws only the belt anew that is pulled', async () => {
  const sources = catalogueSources({ subFamilyId: 225 });
  const { modelOf } = sources.context;
  const asked: string[] = [];
  const counting = (code: string) => {
    asked.push(code);
    return modelOf(code);
  };
  const { editor, elevation, belts } = await open(1440, {
    input: { sources: { ...sources, context: { ...sources.context, modelOf: counting } } },
  });
  /** Counts how often belts ask for their colours while the first is pulled ten times. */
  const pulled = () => {
    act(() => editor.selectBeltPart({ beltId: 'b1', kind: 'span', index: 0 }));
    fireEvent.pointerDown(elevation().querySelector('[data-target*="sag-handle"]')!, at(250, 100));
    fireEvent.pointerMove(elevation(), at(250, 110));
    asked.length = 0;
    for (let step = 1; step <= 10; step += 1) fireEvent.pointerMove(elevation(), at(250, 110 + step));
    const count = asked.filter((code) => code === '8010').length;
    fireEvent.pointerUp(elevation(), at(250, 120));
    return count;
  };
  const besideAnother = pulled();
  expect(editor.document.getState().undo).toEqual([{ kind: 'shape', names: ['B1'] }]);
  expect(belts()[0]?.spans[0]?.sagMetres).toBeGreaterThan(0.279);
  act(() => editor.remove(['b2']));
  const alone = pulled();
  expect(besideAnother).toBeGreaterThan(0);
  expect(besideAnother).toEqual(alone);
});

it('gives a finger on a luminaire that luminaire, though the place for fingers around a point reaches over it', async () => {
  const { editor, elevation } = await open();
  act(() => editor.setView({ layout: 'split' }));
  const halos = [...elevation().querySelectorAll('circle[r="22"][data-target*="belt-point"]')];
  const lights = [...elevation().querySelectorAll('[data-target*=\'"id":"l\']')];
  expect(halos.length).toBeGreaterThan(0);
  expect(lights.length).toBeGreaterThan(0);
  // What is drawn later is met first.
  const [lastHalo, firstLight] = [halos.at(-1)!, lights[0]!];
  expect(lastHalo.compareDocumentPosition(firstLight) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('puts no measure of the elevation under the values of the span in hand', async () => {
  const { editor, elevation } = await open();
  // It hangs so low that its measures stand where the bar of its values is.
  act(() => void editor.belts.setSag('b2', 0, 1.6));
  act(() => editor.select([]));
  const measures = () =>
    [...elevation().querySelectorAll('text')]
      .filter(({ textContent }) => textContent?.includes('sag'))
      .map((text) => ({ x: Number(text.getAttribute('x')), y: Number(text.getAttribute('y')) }));
  const covered = () => measures().filter(({ x, y }) => x > 110 && x < 530 && y > 349 && y < 419);
  expect(covered()).toHaveLength(1);
  act(() => editor.selectBeltPart({ beltId: 'b2', kind: 'span', index: 0 }));
  expect(covered()).toEqual([]);
  expect(measures()).toHaveLength(2);
});

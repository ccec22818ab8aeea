// @vitest-environment happy-dom
import { type Editor, type PointerInput, type Scope, sagPlaceOf } from '@candil/configurator';
import { beltRoomEditor, SEVEN_LIGHTS_FURNITURE, sevenLightsEditor } from '@candil/configurator/testing';
import { Vector3 } from 'three';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cameraFor, focusOf, frontPose } from '../camera/pose';
import { homePose } from '../scene/home-pose';
import { type StubRenderer, stubRenderer } from '../testing/stub-renderer';
import { type CanvasHost, createCanvasHost } from './canvas-host';
import { type Presentation, presentScene } from './present-scene';

const SIZE = { width: 800, height: 600 };

interface Shown {
  readonly editor: Editor;
  readonly host: CanvasHost;
  readonly stub: StubRenderer;
  readonly frame: HTMLElement;
  readonly inputs: PointerInput[];
  readonly cancels: () => number;
  readonly open: () => Presentation;
}

const started: (() => void)[] = [];
afterEach(() => {
  for (const end of started.splice(0)) end();
});

const frameOf = (): HTMLElement => {
  const frame = document.createElement('div');
  Object.defineProperty(frame, 'clientWidth', { value: SIZE.width });
  Object.defineProperty(frame, 'clientHeight', { value: SIZE.height });
  document.body.append(frame);
  return frame;
};

const prepare = (furniture = SEVEN_LIGHTS_FURNITURE, made: Editor = sevenLightsEditor({ furniture })): Shown => {
  let stub: StubRenderer | undefined;
  const host = createCanvasHost(document, 'software', (canvas) => {
    stub = stubRenderer(canvas);
    return stub.renderer;
  });
  const inputs: PointerInput[] = [];
  let cancels = 0;
  const editor: Editor = {
    ...made,
    pointer: (input) => {
      inputs.push(input);
    },
    cancel: () => {
      cancels++;
      made.cancel();
    },
  };
  const frame = frameOf();
  const open = (): Presentation => presentScene({ host, editor, frame, quality: 'software', onPaused: () => undefined });
  return { editor, host, stub: stub!, frame, inputs, cancels: () => cancels, open };
};

const show = (): Shown & { readonly presentation: Presentation } => {
  const prepared = prepare();
  const presentation = prepared.open();
  started.push(presentation.end);
  return { ...prepared, presentation };
};

const frames = (count: number): Promise<void> =>
  new Promise((resolve) => {
    const next = (left: number): void => {
      if (left === 0) resolve();
      else requestAnimationFrame(() => next(left - 1));
    };
    next(count);
  });
/** Until the light is complete and nothing is drawn any more; a picture that never rests never ends. */
const rest = async ({ stub, frame }: Pick<Shown, 'stub' | 'frame'>): Promise<void> => {
  for (let before = -1; before !== stub.frames() || frame.dataset.sceneLight !== 'complete'; ) {
    before = stub.frames();
    await frames(4);
  }
};

const lightAt = (editor: Editor, index: number) => editor.document.getState().scene.lights[index]!;
/** CSS pixels at which a light is seen first. */
const pixelOf = (editor: Editor, index: number): { clientX: number; clientY: number } => {
  const { x, z, bottomMetres, bodyHeightMetres } = lightAt(editor, index);
  const { room, lights } = editor.document.getState().scene;
  const camera = cameraFor(frontPose(room, SIZE, focusOf(lights, room)), SIZE);
  const seen = new Vector3(x, bottomMetres + bodyHeightMetres / 2, z).project(camera);
  return { clientX: ((seen.x + 1) / 2) * SIZE.width, clientY: ((1 - seen.y) / 2) * SIZE.height };
};
const point = (frame: HTMLElement, type: string, at: { clientX: number; clientY: number }, more: PointerEventInit = {}): void => {
  frame.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', button: 0, ...at, ...more }),
  );
};

describe('the picture of an editor', () => {
  it('is drawn until its light is complete, and then no more', async () => {
    const { stub, frame } = show();
    await rest({ stub, frame });
    const drawn = stub.frames();
    expect(drawn).toBeGreaterThan(0);
    expect(stub.calls()).toBeLessThanOrEqual(20);
    expect(frame.dataset.sceneLight).toBe('complete');
    await frames(60);
    expect(stub.frames()).toBe(drawn);
  });

  it('is drawn again for a gesture and for the end of it, but not for a selection', async () => {
    const { editor, stub, frame } = show();
    await rest({ stub, frame });
    const before = stub.frames();
    editor.select([lightAt(editor, 2).id]);
    await frames(3);
    expect(stub.frames()).toEqual(before);
    expect(frame.querySelectorAll('[data-kind="selected"]')).toHaveLength(1);
    const { id, x, z, heightCm } = lightAt(editor, 0);
    editor.live.setState({ ...editor.live.getState(), overrides: new Map([[id, { x: x + 0.2, z, heightCm }]]) });
    await rest({ stub, frame });
    const during = stub.frames();
    expect(during).toBeGreaterThan(before);
    editor.live.setState({ ...editor.live.getState(), overrides: new Map() });
    await rest({ stub, frame });
    expect(stub.frames()).toBeGreaterThan(during);
  });

  it.each(['moving', 'raising', 'turning', 'sliding', 'shaping', 'stick'])(
    'leaves refinements of its light for the end of %s',
    async (kind) => {
      const { editor, open, stub, frame } = prepare();
      const view = '3d';
      editor.scope.setState(
        { kind, ids: [], furnitureId: undefined, beltId: '', handle: 'point', index: 0, how: 'end', view } as Scope,
        true,
      );
      started.push(open().end);
      await rest({ stub, frame });
      const held = stub.frames();
      editor.scope.setState({ kind: 'idle' }, true);
      await rest({ stub, frame });
      expect(stub.frames()).toBeGreaterThan(held);
    },
  );

  it('computes the light of a gesture in one frame and shows it in the next, and draws none in which nothing has changed', async () => {
    const { editor, open, stub, frame } = prepare();
    started.push(open().end);
    await rest({ stub, frame });
    const { id, x, z, heightCm } = lightAt(editor, 0);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    editor.scope.setState({ kind: 'moving', ids: [id], view: '3d' }, true);
    const before = stub.frames();
    const drawn: number[] = [];
    editor.live.setState({ ...editor.live.getState(), overrides: new Map([[id, { x: x + 0.2, z, heightCm }]]) });
    for (let count = 0; count < 6; count++) {
      await frames(1);
      drawn.push(stub.frames() - before);
    }
    clock.mockRestore();
    // The place with the first frame, its light with the second.
    expect(drawn).toEqual([1, 2, 2, 2, 2, 2]);
  });

  it('asks the browser for one frame a picture', async () => {
    const { editor, stub, frame } = show();
    await rest({ stub, frame });
    const { id, x, z, heightCm } = lightAt(editor, 0);
    const asked = vi.spyOn(globalThis, 'requestAnimationFrame');
    for (const step of [0.1, 0.2])
      editor.live.setState({ ...editor.live.getState(), overrides: new Map([[id, { x: x + step, z, heightCm }]]) });
    const { length } = asked.mock.calls;
    asked.mockRestore();
    expect(length).toBe(1);
  });

  it('takes no frame back that it asked for', async () => {
    const takenBack = vi.spyOn(globalThis, 'cancelAnimationFrame');
    const { stub, frame } = show();
    await rest({ stub, frame });
    const { length } = takenBack.mock.calls;
    takenBack.mockRestore();
    expect(length).toBe(0);
  });

  it('computes light on a slow screen in frames that are drawn anyway, and by itself once the pointer rests', async () => {
    const { editor, host, stub, frame } = prepare();
    let [time, pace, reads] = [0, 0, 0];
    const now = () => {
      reads += 1;
      time += pace;
      return time;
    };
    started.push(presentScene({ host, editor, frame, quality: 'software', onPaused: () => undefined, now }).end);
    await rest({ stub, frame });
    const { id, x, z, heightCm } = lightAt(editor, 0);
    editor.scope.setState({ kind: 'moving', ids: [id], view: '3d' }, true);
    // Light takes many steps from here on.
    pace = 3;
    const lit: boolean[] = [];
    for (let count = 0; count < 9; count++) {
      if (count % 2 === 0 && count < 5)
        editor.live.setState({ ...editor.live.getState(), overrides: new Map([[id, { x: x + 0.1 * (count + 1), z, heightCm }]]) });
      time += 250;
      reads = 0;
      await frames(1);
      lit.push(reads > 2);
    }
    expect(lit).toEqual([true, false, true, false, true, false, false, true, true]);
  });

  it('says over a luminaire how high it hangs, as it is pulled, and why a place is refused', async () => {
    const { editor, frame, host, stub } = prepare();
    const shown = presentScene({
      host,
      editor,
      frame,
      quality: 'software',
      onPaused: () => undefined,
      lightTexts: () => ({
        chip: ({ label, heightCm }) => ({ text: `${label} · ${heightCm} cm`, mark: 'LW' }),
        reason: ({ reason }) => reason.code,
      }),
    });
    started.push(shown.end);
    const { id, x, z, heightCm, radiusMetres } = lightAt(editor, 2);
    const said = (kind: string) => frame.querySelector(`[data-kind="${kind}"]`)?.textContent;
    editor.select([id]);
    expect(said('selected')).toBe(`L3 · ${heightCm} cmLW`);
    const live = editor.live.getState();
    editor.live.setState({ ...live, overrides: new Map([[id, { x, z, heightCm: 97 }]]) });
    await rest({ stub, frame });
    expect(said('selected')).toBe('L3 · 97 cmLW');
    const ghost = { elementId: id, place: { x, z, heightCm }, radiusMetres, reason: { code: 'editor.outside-room' } as const };
    editor.live.setState({ ...live, ghosts: [ghost] });
    await rest({ stub, frame });
    expect(said('ghost')).toBe('editor.outside-room');
    editor.live.setState({ ...live, ghosts: [] });
    expect(frame.querySelector<HTMLElement>('[data-kind="ghost"]')?.style.display ?? 'none').toBe('none');
    editor.select([id, lightAt(editor, 3).id]);
    expect(said('selected')).toBe('');
  });

  it('asks for a height by a finger on its chip, which is no press on the room', () => {
    const { editor, frame, host, inputs } = prepare();
    const asked: string[] = [];
    const shown = presentScene({
      host,
      editor,
      frame,
      quality: 'software',
      onPaused: () => undefined,
      onHeight: (lightId) => asked.push(lightId),
    });
    started.push(shown.end);
    const { id } = lightAt(editor, 2);
    editor.select([id]);
    const chip = () => frame.querySelector<HTMLElement>('[data-height-of]');
    // A mouse has keys beside it.
    expect(chip()).toBeNull();
    const empty = { clientX: 2, clientY: 2 };
    point(frame, 'pointerdown', empty, { pointerType: 'touch' });
    point(frame, 'pointercancel', empty, { pointerType: 'touch' });
    editor.select([]);
    editor.select([id]);
    const before = inputs.length;
    expect(chip()?.dataset.heightOf).toBe(id);
    point(chip()!, 'pointerdown', empty, { pointerType: 'touch' });
    chip()!.click();
    expect(asked).toEqual([id]);
    expect(inputs.length).toEqual(before);
    editor.select([id, lightAt(editor, 3).id]);
    expect(chip()).toBeNull();
  });

  it('changes the sag of the selected belt by its handle, and reports the height of the pointer', () => {
    const { open, editor, frame, inputs } = prepare([], beltRoomEditor());
    started.push(open().end);
    const { scene } = editor.document.getState();
    const [belt] = scene.belts;
    const place = belt && sagPlaceOf(belt, 0);
    if (!belt || !place) throw new Error('no belt');
    const { x, y, z } = place.lowest;
    const seen = new Vector3(x, y, z).project(cameraFor(homePose(scene, SIZE), SIZE));
    const at = { clientX: ((seen.x + 1) / 2) * SIZE.width, clientY: ((1 - seen.y) / 2) * SIZE.height };
    point(frame, 'pointerdown', at);
    expect(inputs.at(-1)?.target.kind).not.toBe('sag-handle');
    point(frame, 'pointerup', at);
    editor.select([belt.id]);
    point(frame, 'pointerdown', at);
    expect(inputs.at(-1)).toMatchObject({ target: { kind: 'sag-handle', id: belt.id, index: 0 }, y: expect.closeTo(y, 2) });
    point(frame, 'pointermove', { ...at, clientY: at.clientY + 30 });
    expect(inputs.at(-1)?.y).toBeLessThan(y - 0.1);
  });

  it('returns all memory after it was opened and closed ten times', async () => {
    const { open, stub, host } = prepare(SEVEN_LIGHTS_FURNITURE.slice(1));
    const cycle = async (): Promise<void> => {
      const shown = open();
      await frames(2);
      shown.end();
      await frames(1);
    };
    await cycle();
    const after = stub.memory();
    for (let i = 0; i < 10; i++) await cycle();
    expect(stub.memory()).toEqual(after);
    expect(after).toEqual({ geometries: 0, textures: 0, materials: 0 });
    expect(host.cache.size()).toBe(0);
    expect(host.canvas.isConnected).toBe(false);
    expect(document.querySelectorAll('canvas')).toHaveLength(0);
  });

  it('reports a drag to the editor in room coordinates', () => {
    const { editor, frame, inputs } = show();
    const at = pixelOf(editor, 0);
    point(frame, 'pointerdown', at);
    point(frame, 'pointermove', { clientX: at.clientX + 60, clientY: at.clientY });
    point(frame, 'pointerup', { clientX: at.clientX + 60, clientY: at.clientY });
    expect(inputs.map(({ phase, view, target }) => [phase, view, target])).toEqual(
      ['down', 'move', 'up'].map((phase) => [phase, '3d', { kind: 'element', id: lightAt(editor, 0).id }]),
    );
    const [down, move] = inputs;
    expect(move!.travelledPixels).toBeCloseTo(60, 6);
    expect(move!.acrossPixels).toBeCloseTo(60, 6);
    // Sixty pixels to the right, by the metres of a pixel where it hangs, and not towards the eye.
    expect((move!.at.x! - down!.at.x!) / (60 * move!.metresPerPixel)).toBeCloseTo(1, 1);
    expect(Math.abs(move!.at.z! - down!.at.z!)).toBeLessThan(0.02);
  });

  it('reports the height of the underside while its handle is dragged', () => {
    const { editor, frame, inputs } = show();
    editor.select([lightAt(editor, 2).id]);
    const handle = frame.querySelector('[data-height-handle]')!;
    const at = pixelOf(editor, 2);
    handle.dispatchEvent(
      new PointerEvent('pointerdown', {
        bubbles: true,
        pointerId: 1,
        pointerType: 'mouse',
        button: 0,
        clientX: at.clientX,
        clientY: at.clientY + 40,
      }),
    );
    point(frame, 'pointermove', { clientX: at.clientX, clientY: at.clientY + 10 });
    const [down, move] = inputs;
    expect(down).toMatchObject({ target: { kind: 'height-handle', id: lightAt(editor, 2).id }, at: {} });
    expect(down!.y).toBeCloseTo(lightAt(editor, 2).bottomMetres, 9);
    expect(move!.y! - down!.y!).toBeCloseTo(30 * move!.metresPerPixel, 1);
  });

  it('cancels a gesture when its pointer is cancelled or lost, or a second finger joins', () => {
    const { editor, frame, inputs, cancels } = show();
    const at = pixelOf(editor, 0);
    point(frame, 'pointerdown', at);
    point(frame, 'pointercancel', at);
    expect(inputs.at(-1)?.phase).toBe('cancel');
    expect(cancels()).toBe(1);
    point(frame, 'pointerdown', at);
    point(frame, 'pointerdown', { clientX: 10, clientY: 10 }, { pointerId: 2, pointerType: 'touch' });
    expect(cancels()).toBe(2);
    point(frame, 'pointerup', at);
    expect(inputs.filter(({ phase }) => phase === 'up')).toEqual([]);
  });

  it('turns the room under a drag on nothing, and clears by a click on nothing', async () => {
    const { stub, frame, inputs } = show();
    await rest({ stub, frame });
    const before = stub.frames();
    const empty = { clientX: 400, clientY: 560 };
    point(frame, 'pointerdown', empty);
    point(frame, 'pointermove', { clientX: 470, clientY: 560 });
    point(frame, 'pointerup', { clientX: 470, clientY: 560 });
    await frames(3);
    expect(inputs).toEqual([]);
    expect(stub.frames()).toBeGreaterThan(before);
    point(frame, 'pointerdown', empty);
    point(frame, 'pointerup', empty);
    expect(inputs.map(({ phase, target }) => [phase, target.kind])).toEqual([
      ['down', 'empty'],
      ['up', 'empty'],
    ]);
  });

  it('reports a lost graphics context, and continues when it is restored', async () => {
    const { open, host, stub, frame } = { ...prepare() };
    const heard: boolean[] = [];
    const shown = open();
    started.push(
      shown.end,
      host.onContext((isLost) => heard.push(isLost)),
    );
    await rest({ stub, frame });
    const before = stub.frames();
    const lost = new Event('webglcontextlost', { cancelable: true });
    host.canvas.dispatchEvent(lost);
    host.canvas.dispatchEvent(new Event('webglcontextrestored'));
    await frames(3);
    expect(lost.defaultPrevented).toBe(true);
    expect(heard).toEqual([true, false]);
    expect(stub.frames()).toBeGreaterThan(before);
  });
});

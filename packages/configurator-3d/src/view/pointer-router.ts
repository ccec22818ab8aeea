import { activeSpanOf, type Editor, type InputTarget, type PointerInput, type SceneLight, sagPlaceOf } from '@candil/configurator';
import { type CameraPose, eyeOf, metresPerPixel, orbit, pan, type SceneCamera, type ViewSize, wayToEye, zoom } from '../camera/pose';
import { lengthOf, subtract, type Vector } from '../lighting/vector';
import { type Hit, pick } from '../pick/pick';
import { pickBelt } from '../pick/pick-belt';
import { pickStick } from '../pick/pick-stick';
import { onLevel, onUpright, outOfRoom, rayThrough } from '../pick/ray';
import { surfaceAt } from '../pick/surface-at';
import type { SceneWorld } from '../scene/scene-world';
import { spotOf } from './screen-spot';

export interface RouterContext {
  readonly editor: Editor;
  readonly world: SceneWorld;
  readonly frame: HTMLElement;
  readonly handle: HTMLElement;
  readonly pose: () => CameraPose;
  readonly setPose: (pose: CameraPose) => void;
  readonly camera: () => SceneCamera;
  readonly size: () => ViewSize;
}

const HIT_MARGIN_PIXELS = { fine: 4, coarse: 12 } as const;
const POINT_PIXELS = { fine: 11, coarse: 22 } as const;
const BELT_PIXELS = { fine: 6, coarse: 14 } as const;
/** Distance from which a luminaire in the hand is drawn to a belt. */
const CATCH_PIXELS = 30;
/** Tools that draw from wherever they are pressed: the primary button is theirs, and a finger. */
const DRAWING_TOOLS: ReadonlySet<string> = new Set(['belt', 'stick', 'joint', 'power']);
/** Tools that preview the effect of a click. */
const FORESEEING_TOOLS: ReadonlySet<string> = new Set([...DRAWING_TOOLS, 'split']);
/** Targets that a finger takes hold of only once they are selected. */
const HELD: ReadonlySet<string> = new Set(['element', 'height-handle', 'belt-point', 'belt-span', 'sag-handle', 'stick-end']);
const TRAVEL_PIXELS = { fine: 4, coarse: 6 } as const;
const WHEEL_STRENGTH = 0.0012;

/** A pointer that is down: it moves the camera, or it is the editor's. */
interface Press {
  readonly pointerId: number;
  readonly from: readonly [number, number];
  last: readonly [number, number];
  readonly role: 'orbit' | 'pan' | 'tool';
  readonly target: InputTarget;
  /** Place of the hold. */
  readonly hold: Vector | undefined;
  /** The editor learns of a press on nothing when it turns out to be a click. */
  readonly isClick: boolean;
  travelled: number;
}

/** Turns the pointer's events into those of the editor and of the camera. The answer stops listening. */
export const routePointers = ({ editor, world, frame, handle, pose, setPose, camera, size }: RouterContext): (() => void) => {
  const presses = new Map<number, Press>();
  let isSpaceDown = false;
  /** The handle hangs below its light: the reported height is that of the light's underside. */
  let handleLift = 0;

  const placeOf = ({ clientX, clientY }: MouseEvent): readonly [number, number] => {
    const { left, top } = frame.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };
  const rayAt = ([x, y]: readonly [number, number]) => {
    const { width, height } = size();
    return rayThrough(camera(), (x / Math.max(1, width)) * 2 - 1, 1 - (y / Math.max(1, height)) * 2);
  };
  const room = () => editor.document.getState().scene.room;
  const isCoarse = (event: PointerEvent): boolean => event.pointerType !== 'mouse';
  const pixelAt = (place: Vector | undefined): number => {
    const metres = metresPerPixel(pose(), size());
    if (!place || pose().projection === 'axonometric') return metres;
    return (metres * lengthOf(subtract(place, eyeOf(pose())))) / pose().distanceMetres;
  };
  const hitAt = (event: PointerEvent): Hit | undefined => {
    const margin = HIT_MARGIN_PIXELS[isCoarse(event) ? 'coarse' : 'fine'] * metresPerPixel(pose(), size());
    return pick(rayAt(placeOf(event)), { lights: world.lights(), canopies: world.canopies(), ceilingMetres: room().heightMetres }, margin);
  };

  const beltAt = (event: PointerEvent) => {
    const kind = isCoarse(event) ? 'coarse' : 'fine';
    const metres = metresPerPixel(pose(), size());
    const isParallel = pose().projection === 'axonometric';
    const pixelMetres = isParallel ? metres : metres / pose().distanceMetres;
    const reach = editor.scope.getState().kind === 'placing' ? CATCH_PIXELS : BELT_PIXELS[kind];
    return pickBelt(rayAt(placeOf(event)), world.belts(), {
      point: POINT_PIXELS[kind] * pixelMetres,
      span: reach * pixelMetres,
      isParallel,
    });
  };

  /** The dot by which the sag of the selected belt is pulled, where it is pressed. */
  const sagAt = (event: PointerEvent): { target: InputTarget; hold: Vector } | undefined => {
    const { selection, beltPart } = editor.view.getState();
    const belt = world.belts().find(({ id }) => selection.includes(id));
    if (!belt || (editor.mode !== 'create' && editor.mode !== 'edit') || editor.scope.getState().kind !== 'idle') return undefined;
    const index = activeSpanOf(belt, beltPart);
    const place = sagPlaceOf(belt, index);
    const spot = place && spotOf(place.lowest, camera(), size());
    const [x, y] = placeOf(event);
    if (!place || !spot || Math.hypot(spot[0] - x, spot[1] - y) > POINT_PIXELS[isCoarse(event) ? 'coarse' : 'fine']) return undefined;
    return { target: { kind: 'sag-handle', id: belt.id, index }, hold: [place.lowest.x, place.lowest.y, place.lowest.z] };
  };

  const stickAt = (event: PointerEvent) => {
    const kind = isCoarse(event) ? 'coarse' : 'fine';
    const metres = metresPerPixel(pose(), size());
    const isParallel = pose().projection === 'axonometric';
    const pixelMetres = isParallel ? metres : metres / pose().distanceMetres;
    const margin = { end: POINT_PIXELS[kind] * pixelMetres, rod: BELT_PIXELS[kind] * pixelMetres, isParallel };
    return pickStick(rayAt(placeOf(event)), world.sticks().sticks, margin);
  };

  const inputOf = (
    event: PointerEvent,
    phase: PointerInput['phase'],
    target: InputTarget,
    hold: Vector | undefined,
    travelled: number,
    across = 0,
  ): PointerInput => {
    const ray = rayAt(placeOf(event));
    const hit = surfaceAt(ray, room());
    const upright = hold && onUpright(ray, hold, wayToEye(pose()));
    // A light goes where the pointer is, at the height at which it was taken; seen from the side it goes across.
    const place = hold ? (onLevel(ray, hold[1]) ?? upright) : outOfRoom(ray, room());
    const isOfStick =
      target.kind === 'stick-end' || (target.kind === 'element' && world.sticks().sticks.some(({ id }) => id === target.id));
    const y =
      target.kind === 'height-handle' && upright
        ? upright[1] + handleLift
        : upright && (target.kind === 'sag-handle' || (isOfStick && event.shiftKey))
          ? upright[1]
          : undefined;
    return {
      phase,
      view: '3d',
      at: place && target.kind !== 'height-handle' ? { x: place[0], z: place[2] } : {},
      ...(y === undefined ? {} : { y }),
      target,
      ...(hit && { hit }),
      isCoarse: isCoarse(event),
      travelledPixels: travelled,
      acrossPixels: across,
      shift: event.shiftKey,
      alt: event.altKey,
      control: event.ctrlKey || event.metaKey,
      pointerId: event.pointerId,
      metresPerPixel: pixelAt(hold ?? place),
    };
  };

  const hangingAtOutlet = (id: string): SceneLight | undefined => {
    const light = world.light(id);
    return light && world.canopies().find((canopy) => canopy.id === light.canopyId)?.outlets ? light : undefined;
  };

  const targetAt = (event: PointerEvent): { target: InputTarget; hold: Vector | undefined } => {
    if (handle.contains(event.target as Node)) {
      const [id] = editor.view.getState().selection;
      const light = id === undefined ? undefined : world.light(id);
      if (id !== undefined && light !== undefined) {
        const hold: Vector = [light.x, light.bottomMetres, light.z];
        handleLift = light.bottomMetres - (onUpright(rayAt(placeOf(event)), hold, wayToEye(pose()))?.[1] ?? light.bottomMetres);
        return { target: { kind: 'height-handle', id }, hold };
      }
    }
    const sag = sagAt(event);
    if (sag) return sag;
    const stick = stickAt(event);
    if (stick) return { target: stick.target, hold: stick.at };
    const belt = beltAt(event);
    // Points lie over lights, lights over belts; with a model in the hand only the belt matters.
    if (belt && (belt.target.kind === 'belt-point' || editor.scope.getState().kind === 'placing'))
      return { target: belt.target, hold: belt.at };
    const hit = hitAt(event);
    const hung = hit && hangingAtOutlet(hit.id);
    if (hit && hung) {
      // It cannot leave its outlet: a drag changes its height.
      handleLift = hung.bottomMetres - hit.at[1];
      return { target: { kind: 'height-handle', id: hung.id }, hold: hit.at };
    }
    if (hit) return { target: { kind: 'element', id: hit.id }, hold: hit.at };
    return belt ? { target: belt.target, hold: belt.at } : { target: { kind: 'empty' }, hold: undefined };
  };

  const roleOf = (event: PointerEvent, target: InputTarget): Press['role'] => {
    if (event.button === 2) return 'orbit';
    if (event.button === 1 || isSpaceDown) return 'pan';
    const { kind } = editor.scope.getState();
    if (kind === 'placing' || kind === 'pattern' || kind === 'measuring' || DRAWING_TOOLS.has(editor.view.getState().tool)) return 'tool';
    if (target.kind === 'empty') return 'orbit';
    // A canopy with outlets is chosen by a click and stays in place: the lights at its outlets would not follow it.
    if (target.kind === 'element' && world.canopies().some(({ id, outlets }) => id === target.id && outlets !== undefined)) return 'orbit';
    // A finger turns the room unless it takes hold of a selected element.
    const isSelected = 'id' in target && editor.view.getState().selection.includes(target.id);
    return isCoarse(event) && HELD.has(target.kind) && !isSelected ? 'orbit' : 'tool';
  };

  const abandon = (): void => {
    for (const press of presses.values()) if (press.role === 'tool') editor.cancel();
  };

  /** Abandons a gesture: a pulled element goes back, an element in the hand is let go, a line being drawn keeps its points. */
  const giveUp = (event: PointerEvent, { target, hold, travelled }: Press): void => {
    editor.pointer(inputOf(event, 'cancel', target, hold, travelled));
    if (editor.scope.getState().kind !== 'drafting') editor.cancel();
  };

  const onDown = (event: PointerEvent): void => {
    if (event.button > 2) return;
    frame.focus({ preventScroll: true });
    const from = placeOf(event);
    const { target, hold } = targetAt(event);
    // A second finger makes a gesture of the camera; the element held by the first returns.
    const isSecond = presses.size > 0;
    if (isSecond) {
      for (const press of presses.values()) if (press.role === 'tool') giveUp(event, press);
      for (const [id, press] of presses) presses.set(id, { ...press, role: 'pan', isClick: false });
    }
    const role = isSecond ? 'pan' : roleOf(event, target);
    const isClick = !isSecond && role === 'orbit' && event.button === 0;
    presses.set(event.pointerId, { pointerId: event.pointerId, from, last: from, role, target, hold, isClick, travelled: 0 });
    frame.setPointerCapture?.(event.pointerId);
    event.preventDefault();
    if (role === 'tool') editor.pointer(inputOf(event, 'down', target, hold, 0));
  };

  const pinch = (press: Press, place: readonly [number, number]): void => {
    const other = [...presses.values()].find(({ pointerId }) => pointerId !== press.pointerId);
    if (!other) return;
    const middle = (a: readonly [number, number], b: readonly [number, number]): [number, number] => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const apart = (a: readonly [number, number], b: readonly [number, number]): number => Math.max(8, Math.hypot(a[0] - b[0], a[1] - b[1]));
    const [before, now] = [middle(press.last, other.last), middle(place, other.last)];
    const { width, height } = size();
    const moved = pan(pose(), now[0] - before[0], now[1] - before[1], size());
    setPose(zoom(moved, apart(press.last, other.last) / apart(place, other.last), [now[0] - width / 2, now[1] - height / 2], size()));
  };

  const hover = (event: PointerEvent): void => {
    if (editor.scope.getState().kind !== 'idle' || FORESEEING_TOOLS.has(editor.view.getState().tool)) {
      const { target } = targetAt(event);
      editor.pointer(inputOf(event, 'move', target, undefined, 0));
      return;
    }
    const { target } = targetAt(event);
    const id =
      target.kind === 'element' || target.kind === 'belt-point' || target.kind === 'belt-span' || target.kind === 'stick-end'
        ? target.id
        : undefined;
    if (editor.view.getState().hovered !== id) editor.setView({ hovered: id });
    frame.style.cursor = id ? 'pointer' : '';
  };

  const onMove = (event: PointerEvent): void => {
    const press = presses.get(event.pointerId);
    if (!press) {
      if (event.pointerType === 'mouse') hover(event);
      return;
    }
    const place = placeOf(event);
    const [dx, dy] = [place[0] - press.last[0], place[1] - press.last[1]];
    press.travelled = Math.max(press.travelled, Math.hypot(place[0] - press.from[0], place[1] - press.from[1]));
    if (press.role === 'tool') editor.pointer(inputOf(event, 'move', press.target, press.hold, press.travelled, place[0] - press.from[0]));
    else if (presses.size > 1) pinch(press, place);
    else if (!press.isClick || press.travelled >= TRAVEL_PIXELS[isCoarse(event) ? 'coarse' : 'fine'])
      setPose(press.role === 'pan' || event.shiftKey ? pan(pose(), dx, dy, size()) : orbit(pose(), dx, dy));
    press.last = place;
  };

  const onUp = (event: PointerEvent): void => {
    const press = presses.get(event.pointerId);
    if (!press) return;
    presses.delete(event.pointerId);
    if (press.role === 'tool')
      editor.pointer(inputOf(event, 'up', press.target, press.hold, press.travelled, placeOf(event)[0] - press.from[0]));
    else if (press.isClick && press.travelled < TRAVEL_PIXELS[isCoarse(event) ? 'coarse' : 'fine']) {
      editor.pointer(inputOf(event, 'down', press.target, press.hold, 0));
      editor.pointer(inputOf(event, 'up', press.target, press.hold, 0));
    }
  };

  /** Cancelled and lost pointers return the elements they held; an ordinary release has removed its press before. */
  const onLost = (event: PointerEvent): void => {
    const press = presses.get(event.pointerId);
    if (!press) return;
    presses.delete(event.pointerId);
    if (press.role === 'tool') giveUp(event, press);
  };

  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const [x, y] = placeOf(event);
    const { width, height } = size();
    const lines = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    const delta = Math.min(240, Math.max(-240, event.deltaY * lines));
    setPose(zoom(pose(), Math.exp(delta * WHEEL_STRENGTH), [x - width / 2, y - height / 2], size()));
  };

  const onLeave = (): void => {
    if (editor.view.getState().hovered !== undefined) editor.setView({ hovered: undefined });
  };
  const onMenu = (event: Event): void => event.preventDefault();
  // The click that a browser makes of a tap would hit an element that a sheet has moved under the finger meanwhile.
  const onTouchEnd = (event: TouchEvent): void => {
    if (!event.cancelable) return;
    event.preventDefault();
    // A field commits its text on blur, which the cancelled click would have caused.
    const { activeElement } = frame.ownerDocument;
    if (activeElement instanceof HTMLInputElement) activeElement.blur();
  };
  const onSpace = (event: KeyboardEvent): void => {
    if (event.key === ' ') isSpaceDown = event.type === 'keydown';
  };

  frame.addEventListener('pointerdown', onDown);
  frame.addEventListener('pointermove', onMove);
  frame.addEventListener('pointerup', onUp);
  frame.addEventListener('pointercancel', onLost);
  frame.addEventListener('lostpointercapture', onLost);
  frame.addEventListener('pointerleave', onLeave);
  frame.addEventListener('contextmenu', onMenu);
  frame.addEventListener('touchend', onTouchEnd, { passive: false });
  frame.addEventListener('wheel', onWheel, { passive: false });
  frame.addEventListener('keydown', onSpace);
  frame.addEventListener('keyup', onSpace);
  return () => {
    abandon();
    frame.removeEventListener('pointerdown', onDown);
    frame.removeEventListener('pointermove', onMove);
    frame.removeEventListener('pointerup', onUp);
    frame.removeEventListener('pointercancel', onLost);
    frame.removeEventListener('lostpointercapture', onLost);
    frame.removeEventListener('pointerleave', onLeave);
    frame.removeEventListener('contextmenu', onMenu);
    frame.removeEventListener('touchend', onTouchEnd);
    frame.removeEventListener('wheel', onWheel);
    frame.removeEventListener('keydown', onSpace);
    frame.removeEventListener('keyup', onSpace);
  };
};

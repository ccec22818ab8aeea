import type { Ghost, SceneLight } from '@candil/configurator';
import { type Camera, Vector3 } from 'three';
import type { ViewSize } from '../camera/pose';

interface Box {
  readonly x: number;
  readonly z: number;
  readonly bottom: number;
  readonly top: number;
  readonly radius: number;
}

export interface Marks {
  readonly selected: readonly SceneLight[];
  readonly hovered: SceneLight | undefined;
  readonly ghosts: readonly { readonly ghost: Ghost; readonly bottom: number; readonly top: number }[];
  readonly hasHandle: boolean;
  readonly isCoarse: boolean;
}

export interface Overlay {
  readonly root: HTMLElement;
  readonly handle: HTMLElement;
  readonly update: (marks: Marks, camera: Camera, size: ViewSize) => void;
}

const INK = 'var(--color-ink, #161613)';
const LIME = 'var(--color-lima, #cfe84a)';
const PINK = 'var(--color-pink, #d63d78)';
const FRAME_MARGIN = 7;
const HANDLE = { fine: 28, coarse: 44 } as const;
/** More frames than this would hide the elements they mark. */
const MOST_FRAMES = 40;

const FRAMES = {
  selected: `border:2px solid ${INK};box-shadow:0 0 0 3px ${LIME},inset 0 0 0 1px ${LIME};border-radius:9px`,
  hovered: `border:1.5px solid ${INK};box-shadow:0 0 0 1.5px rgba(255,255,255,.75);border-radius:9px;opacity:.8`,
  ghost: `border:2px dashed ${PINK};background:repeating-linear-gradient(45deg,rgba(214,61,120,.26) 0 5px,transparent 5px 11px);border-radius:9px`,
} as const;
type FrameKind = keyof typeof FRAMES;

const CHIP = `position:absolute;left:50%;bottom:calc(100% + 8px);transform:translateX(-50%);padding:3px 8px;border-radius:7px;background:${INK};color:#fff;font-weight:600;font-size:12px;line-height:1.2;white-space:nowrap`;
const ARROWS =
  '<svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M8 2v12M5 5l3-3 3 3M5 11l3 3 3-3"/></svg>';

const corner = new Vector3();

/** Square around a body on the screen, in CSS pixels; undefined behind the camera. */
const frameOf = ({ x, z, bottom, top, radius }: Box, camera: Camera, { width, height }: ViewSize) => {
  let [left, right, upper, lower] = [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  // Eight places on its circles rather than the corners of a box, which would stand off a round body.
  for (let i = 0; i < 16; i++) {
    const angle = (Math.PI / 4) * (i % 8);
    corner.set(x + radius * Math.cos(angle), i < 8 ? bottom : top, z + radius * Math.sin(angle)).project(camera);
    if (corner.z > 1) return undefined;
    const [px, py] = [((corner.x + 1) / 2) * width, ((1 - corner.y) / 2) * height];
    [left, right, upper, lower] = [Math.min(left, px), Math.max(right, px), Math.min(upper, py), Math.max(lower, py)];
  }
  return {
    left: left - FRAME_MARGIN,
    top: upper - FRAME_MARGIN,
    width: right - left + 2 * FRAME_MARGIN,
    height: lower - upper + 2 * FRAME_MARGIN,
  };
};

const boxOf = ({ x, z, bottomMetres, bodyHeightMetres, radiusMetres }: SceneLight): Box => ({
  x,
  z,
  bottom: bottomMetres,
  top: bottomMetres + bodyHeightMetres,
  radius: radiusMetres,
});

/**
 * Marks over the picture: frames of the selection, the handle of its height, refused places. Sharp at any size, and no
 * work for the renderer.
 */
export const createOverlay = (document: Document): Overlay => {
  const root = document.createElement('div');
  root.style.cssText = 'position:absolute;inset:0;overflow:hidden;pointer-events:none';
  root.setAttribute('aria-hidden', 'true');
  const handle = document.createElement('div');
  handle.dataset.heightHandle = '';
  handle.innerHTML = ARROWS;
  root.append(handle);
  const frames: HTMLElement[] = [];

  const frameAt = (index: number): HTMLElement => {
    const known = frames[index];
    if (known) return known;
    const frame = document.createElement('div');
    frame.append(document.createElement('span'));
    root.insertBefore(frame, handle);
    frames[index] = frame;
    return frame;
  };

  const put = (index: number, kind: FrameKind, box: Box, label: string, camera: Camera, size: ViewSize): boolean => {
    const place = frameOf(box, camera, size);
    if (!place) return false;
    const frame = frameAt(index);
    if (frame.dataset.kind !== kind) {
      frame.dataset.kind = kind;
      frame.style.cssText = `position:absolute;left:0;top:0;box-sizing:border-box;${FRAMES[kind]}`;
    }
    frame.style.display = '';
    frame.style.transform = `translate(${place.left.toFixed(1)}px,${place.top.toFixed(1)}px)`;
    frame.style.width = `${place.width.toFixed(1)}px`;
    frame.style.height = `${place.height.toFixed(1)}px`;
    const chip = frame.firstElementChild as HTMLElement;
    if (chip.textContent !== label) chip.textContent = label;
    chip.style.cssText = label ? CHIP : 'display:none';
    return true;
  };

  const update: Overlay['update'] = ({ selected, hovered, ghosts, hasHandle, isCoarse }, camera, size) => {
    let count = 0;
    for (const light of selected.slice(0, MOST_FRAMES)) {
      const label = selected.length === 1 ? light.label : '';
      if (put(count, 'selected', boxOf(light), label, camera, size)) count++;
    }
    if (hovered && !selected.some(({ id }) => id === hovered.id) && put(count, 'hovered', boxOf(hovered), hovered.label, camera, size))
      count++;
    for (const { ghost, bottom, top } of ghosts) {
      const { x, z } = ghost.place;
      if (put(count, 'ghost', { x, z, bottom, top, radius: ghost.radiusMetres }, '', camera, size)) count++;
    }
    for (const frame of frames.slice(count)) frame.style.display = 'none';

    const [only] = selected;
    const place = hasHandle && only?.heightCm !== undefined && selected.length === 1 ? frameOf(boxOf(only), camera, size) : undefined;
    const pixels = isCoarse ? HANDLE.coarse : HANDLE.fine;
    handle.style.cssText = place
      ? `position:absolute;left:0;top:0;display:grid;place-items:center;box-sizing:border-box;width:${pixels}px;height:${pixels}px;border:2px solid ${INK};border-radius:50%;background:#fff;color:${INK};cursor:ns-resize;pointer-events:auto;touch-action:none;transform:translate(${(place.left + place.width / 2 - pixels / 2).toFixed(1)}px,${(place.top + place.height + 6).toFixed(1)}px)`
      : 'display:none';
  };
  return { root, handle, update };
};

import type { Ghost, SceneLight } from '@candil/configurator';
import { type Camera, Vector3 } from 'three';
import type { ViewSize } from '../camera/pose';
import { setLook, setPlace } from './looks';
import type { LightChip, LightTexts } from './scene-texts';

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
  readonly texts: LightTexts;
  readonly hasHandle: boolean;
  readonly isCoarse: boolean;
}

export interface Overlay {
  readonly root: HTMLElement;
  readonly handle: HTMLElement;
  readonly update: (marks: Marks, camera: Camera, size: ViewSize) => void;
}

interface Seen {
  readonly camera: Camera;
  readonly size: ViewSize;
}

const INK = 'var(--color-ink, #161613)';
const LIME = 'var(--color-lima, #cfe84a)';
const PINK = 'var(--color-pink, #d63d78)';
/** White words on it are read. */
const DEEP_PINK = '#b82a62';
const FRAME_MARGIN = 7;
const HANDLE = { fine: 28, coarse: 44 } as const;
/** More frames than this would hide the elements they mark. */
const MOST_FRAMES = 40;

const HIDDEN = 'display:none';
const AT_THE_CORNER = 'position:absolute;left:0;top:0;box-sizing:border-box';
const LOOKS = {
  selected: `${AT_THE_CORNER};border:2px solid ${INK};box-shadow:0 0 0 3px ${LIME},inset 0 0 0 1px ${LIME};border-radius:9px`,
  hovered: `${AT_THE_CORNER};border:1.5px solid ${INK};box-shadow:0 0 0 1.5px rgba(255,255,255,.75);border-radius:9px;opacity:.8`,
  ghost: `${AT_THE_CORNER};border:2px dashed ${PINK};background:repeating-linear-gradient(45deg,rgba(214,61,120,.26) 0 5px,transparent 5px 11px);border-radius:9px`,
} as const;
type FrameKind = keyof typeof LOOKS;

const CHIP_LOOK =
  'position:absolute;left:50%;transform:translateX(-50%);border-radius:7px;color:#fff;font-weight:600;font-size:12px;line-height:1.2';
const CHIPS = {
  ink: `${CHIP_LOOK};bottom:calc(100% + 8px);padding:3px 8px;background:${INK};white-space:nowrap`,
  // Below, where the words of the luminaire itself are not; a sentence takes a second line before it takes the whole width.
  attention: `${CHIP_LOOK};top:calc(100% + 8px);padding:4px 9px;background:${DEEP_PINK};width:max-content;max-width:230px;text-align:center`,
} as const;
/** Under a finger the chip of a height is pressed: the clear edge around it makes it 44 px high. */
const PRESSED =
  'pointer-events:auto;touch-action:none;cursor:pointer;border:11px solid transparent;background-clip:padding-box;border-radius:18px;bottom:calc(100% - 3px)';
const MARK = `margin-inline-start:6px;padding:0 4px;border-radius:4px;background:${LIME};color:${INK}`;
const handleLook = (pixels: number): string =>
  `${AT_THE_CORNER};display:grid;place-items:center;width:${pixels}px;height:${pixels}px;border:2px solid ${INK};border-radius:50%;background:#fff;color:${INK};cursor:ns-resize;pointer-events:auto;touch-action:none`;
/** The attribute of `dataset.heightOf`. */
const HEIGHT_OF = 'data-height-of';
const ARROWS =
  '<svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M8 2v12M5 5l3-3 3 3M5 11l3 3 3-3"/></svg>';

const WORDLESS: LightChip = { text: '' };

const corner = new Vector3();

/** CSS pixels. */
interface Square {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Square around a body on the screen; undefined behind the camera. */
const frameOf = ({ x, z, bottom, top, radius }: Box, camera: Camera, { width, height }: ViewSize): Square | undefined => {
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
 * work for the renderer. `onHeight` is asked for a height by a press on its chip.
 */
export const createOverlay = (document: Document, onHeight: (lightId: string) => void = () => undefined): Overlay => {
  const root = document.createElement('div');
  root.style.cssText = 'position:absolute;inset:0;overflow:hidden;pointer-events:none';
  root.setAttribute('aria-hidden', 'true');
  const handle = document.createElement('div');
  handle.dataset.heightHandle = '';
  handle.innerHTML = ARROWS;
  root.append(handle);
  const heightPressed = ({ target }: Event): string | undefined =>
    target instanceof Element ? target.closest<HTMLElement>('[data-height-of]')?.dataset.heightOf : undefined;
  // A press on the chip is none on the room behind it.
  for (const type of ['pointerdown', 'touchend']) root.addEventListener(type, (event) => heightPressed(event) && event.stopPropagation());
  root.addEventListener('click', (event) => {
    const lightId = heightPressed(event);
    if (lightId !== undefined) onHeight(lightId);
  });
  const frames: HTMLElement[] = [];
  const sizes = new WeakMap<HTMLElement, string>();
  const setSize = (element: HTMLElement, width: number, height: number): void => {
    const [across, down] = [`${width.toFixed(1)}px`, `${height.toFixed(1)}px`];
    if (sizes.get(element) === across + down) return;
    sizes.set(element, across + down);
    element.style.width = across;
    element.style.height = down;
  };

  const written = new WeakMap<HTMLElement, string>();
  const setWords = (element: HTMLElement, text: string): void => {
    if (written.get(element) === text) return;
    written.set(element, text);
    element.textContent = text;
  };

  const frameAt = (index: number): HTMLElement => {
    const known = frames[index];
    if (known) return known;
    const frame = document.createElement('div');
    const chip = document.createElement('span');
    chip.append(document.createElement('span'), document.createElement('span'));
    frame.append(chip);
    root.insertBefore(frame, handle);
    frames[index] = frame;
    return frame;
  };

  const put = (
    index: number,
    kind: FrameKind,
    box: Box,
    { text, mark = '' }: LightChip,
    { camera, size, heightOf: pressable }: Seen & { readonly heightOf?: string | undefined },
  ): Square | undefined => {
    const place = frameOf(box, camera, size);
    if (!place) return undefined;
    const frame = frameAt(index);
    if (frame.dataset.kind !== kind) frame.dataset.kind = kind;
    if (setLook(frame, LOOKS[kind])) sizes.delete(frame);
    setPlace(frame, place.left, place.top);
    setSize(frame, place.width, place.height);
    const chip = frame.firstElementChild as HTMLElement;
    const [words, sign] = chip.children as unknown as readonly [HTMLElement, HTMLElement];
    setWords(words, text);
    setWords(sign, mark);
    setLook(sign, mark ? MARK : HIDDEN);
    const isPressed = text !== '' && pressable !== undefined;
    setLook(chip, text ? `${CHIPS[kind === 'ghost' ? 'attention' : 'ink']}${isPressed ? `;${PRESSED}` : ''}` : HIDDEN);
    if (isPressed) chip.dataset.heightOf = pressable;
    else if (chip.hasAttribute(HEIGHT_OF)) chip.removeAttribute(HEIGHT_OF);
    return place;
  };

  const update: Overlay['update'] = ({ selected, hovered, ghosts, texts, hasHandle, isCoarse }, camera, size) => {
    const seen: Seen = { camera, size };
    const [only] = selected;
    let count = 0;
    let place: Square | undefined;
    for (const light of selected.slice(0, MOST_FRAMES)) {
      const chip = selected.length === 1 ? texts.chip(light) : WORDLESS;
      const heightOf = hasHandle && isCoarse && light.heightCm !== undefined ? light.id : undefined;
      place = put(count, 'selected', boxOf(light), chip, { ...seen, heightOf });
      if (place) count++;
    }
    if (hovered && !selected.some(({ id }) => id === hovered.id) && put(count, 'hovered', boxOf(hovered), texts.chip(hovered), seen))
      count++;
    for (const [index, { ghost, bottom, top }] of ghosts.entries()) {
      const { x, z } = ghost.place;
      // All that are refused at once are refused for one reason.
      const chip = index === 0 ? { text: texts.reason(ghost) } : WORDLESS;
      if (put(count, 'ghost', { x, z, bottom, top, radius: ghost.radiusMetres }, chip, seen)) count++;
    }
    for (let index = count; index < frames.length; index += 1) setLook(frames[index]!, HIDDEN);

    const held = hasHandle && only?.heightCm !== undefined && selected.length === 1 ? place : undefined;
    const pixels = isCoarse ? HANDLE.coarse : HANDLE.fine;
    setLook(handle, held ? handleLook(pixels) : HIDDEN);
    if (held) setPlace(handle, held.left + held.width / 2 - pixels / 2, held.top + held.height + 6);
  };
  return { root, handle, update };
};

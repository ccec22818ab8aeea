import {
  axesOf,
  boxAbout,
  boxesAlong,
  chooseLabelBoxes,
  type LiveDraft,
  type Rod,
  type RoomPoint,
  type Scene,
  type SceneRoom,
  type SceneStick,
  type Surface,
} from '@candil/configurator';
import { type Camera, Vector3 } from 'three';
import type { ViewSize } from '../camera/pose';
import { ringAt, type Shape, shapesIn } from '../drawing/shapes';
import { setLook, setPlace } from './looks';
import type { StickTexts } from './scene-texts';
import { lineOf, type Spot, spotOf, spotsOf } from './screen-spot';
import { angleLabels, lengthLabels } from './stick-chips';

export interface StickMarks extends Pick<Scene, 'sticks' | 'joints' | 'lines'> {
  readonly room: SceneRoom;
  readonly selection: readonly string[];
  readonly hovered: string | undefined;
  readonly draft: LiveDraft | undefined;
  readonly rods: readonly Rod[];
  /** Ends that the joint tool has or is at. */
  readonly held: readonly RoomPoint[];
  /** True when the ends can be taken hold of. */
  readonly hasHandles: boolean;
  /** True when the fans of light are shown. */
  readonly hasFans: boolean;
  readonly isCoarse: boolean;
  readonly texts: StickTexts;
}

export interface StickOverlay {
  readonly root: HTMLElement;
  readonly update: (marks: StickMarks, camera: Camera, size: ViewSize) => void;
}

const SVG = 'http://www.w3.org/2000/svg';
const INK = 'var(--color-ink, #161613)';
const LIME = 'var(--color-lima, #cfe84a)';
const PINK = 'var(--color-pink, #b92a63)';
const RADIUS = { fine: 8, coarse: 12 } as const;
const FEED_RADIUS = 12;
/** More chips than this would hide the sticks that they are about. */
const MOST_CHIPS = 40;
const FAN_METRES = 0.55;
/** Kept away from the edges of the picture, and from the switches along its upper one. */
const EDGE = 8;
const CONTROLS_PIXELS = 58;

const CHIP =
  'position:absolute;left:0;top:0;padding:4px 10px;border-radius:999px;font:650 12.5px/1.25 inherit;font-family:inherit;white-space:nowrap;box-shadow:0 1px 6px rgba(22,22,19,.22)';
const TONES = {
  length: 'background:#fff;color:#161613',
  angle: 'background:#161613;color:#fff;border-radius:9px',
  reach: `background:${LIME};color:#161613;border-radius:7px`,
  refused: `background:${PINK};color:#fff;border-radius:7px`,
} as const;
type Tone = keyof typeof TONES;

const BOLT = 'M1.2-6.2-4.3 1.3H.2L-.8 6.8 4.7-.8H.2z';

/** Returns whether a surface shows its inner side; a surface seen through from behind takes no end. */
const isSeen = (surface: Surface, camera: Camera, { widthMetres, depthMetres, heightMetres }: SceneRoom): boolean => {
  camera.getWorldPosition(eye);
  switch (surface) {
    case 'ceiling':
      return eye.y < heightMetres;
    case 'floor':
      return eye.y > 0;
    case 'wall-A':
      return eye.z > -depthMetres / 2;
    case 'wall-B':
      return eye.x < widthMetres / 2;
    case 'wall-C':
      return eye.z < depthMetres / 2;
    case 'wall-D':
      return eye.x > -widthMetres / 2;
  }
};

const eye = new Vector3();
const number = (value: number): string => value.toFixed(1);
const middle = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [(ax + bx) / 2, (ay + by) / 2];

/** Two edges of the fan and the arc between them, at the middle of a stick and square to it. */
const fanOf = (stick: SceneStick): readonly RoomPoint[] => {
  const { along, light } = axesOf(stick);
  const side = {
    x: along.y * light.z - along.z * light.y,
    y: along.z * light.x - along.x * light.z,
    z: along.x * light.y - along.y * light.x,
  };
  const at = { x: (stick.from.x + stick.to.x) / 2, y: (stick.from.y + stick.to.y) / 2, z: (stick.from.z + stick.to.z) / 2 };
  const half = ((stick.beamDegrees / 2) * Math.PI) / 180;
  const rim = Array.from({ length: 17 }, (_, index): RoomPoint => {
    const turn = -half + (2 * half * index) / 16;
    const [cos, sin] = [Math.cos(turn) * FAN_METRES, Math.sin(turn) * FAN_METRES];
    return { x: at.x + light.x * cos + side.x * sin, y: at.y + light.y * cos + side.y * sin, z: at.z + light.z * cos + side.z * sin };
  });
  return [at, ...rim, at];
};

/** Marks of sticks over the picture: ends and joints to take hold of, lengths and angles, reach curves and the stick being drawn. */
export const createStickOverlay = (document: Document): StickOverlay => {
  const root = document.createElement('div');
  root.style.cssText = 'position:absolute;inset:0';
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;overflow:hidden';
  root.append(drawing);
  const chips: HTMLElement[] = [];
  const draw = shapesIn(drawing);

  const chipAt = (index: number): HTMLElement => {
    const known = chips[index];
    if (known) return known;
    const chip = document.createElement('div');
    chips[index] = chip;
    root.append(chip);
    return chip;
  };

  const update: StickOverlay['update'] = (marks, camera, size) => {
    const { sticks, joints, lines, room, selection, hovered, draft, rods, held, hasHandles, hasFans, isCoarse, texts } = marks;
    const parts: Shape[] = [];
    let count = 0;
    const radius = RADIUS[isCoarse ? 'coarse' : 'fine'];
    const spot = (point: RoomPoint): Spot | undefined => spotOf(point, camera, size);
    const put = (text: string, tone: Tone, [x, y]: Spot): void => {
      if (count >= MOST_CHIPS) return;
      const chip = chipAt(count++);
      if (chip.textContent !== text) chip.textContent = text;
      setLook(chip, `${CHIP};${TONES[tone]}`);
      setPlace(chip, x, y, ' translate(-50%,-50%)');
    };
    const path = (points: readonly RoomPoint[], attributes: Shape[1]): void => {
      const line = lineOf(spotsOf(points, camera, size));
      if (line) parts.push(['path', { d: line, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...attributes }]);
    };
    const ring = (at: Spot | undefined, fill: string, stroke: string, dot: boolean, r: number = radius): void => {
      if (!at) return;
      parts.push(ringAt(at, r, { fill, stroke }));
      if (dot) parts.push(ringAt(at, 2.6, { fill: stroke }));
    };

    if (draft?.kind === 'stick')
      for (const { curve } of draft.reach.filter(({ surface }) => isSeen(surface, camera, room))) {
        path(curve, { fill: 'none', stroke: INK, 'stroke-width': 5, opacity: 0.55 });
        path(curve, { fill: 'none', stroke: LIME, 'stroke-width': 3 });
      }
    for (const stick of sticks) {
      const isSelected = selection.includes(stick.id);
      const ends = [stick.from, stick.to];
      if (hasFans && (isSelected || hovered === stick.id))
        path(fanOf(stick), { fill: LIME, 'fill-opacity': 0.3, stroke: LIME, 'stroke-width': 2 });
      if (isSelected) path(ends, { fill: 'none', stroke: LIME, 'stroke-width': 9, opacity: 0.9 });
      if (isSelected) path(ends, { fill: 'none', stroke: INK, 'stroke-width': 3.5 });
      else if (hovered === stick.id) path(ends, { fill: 'none', stroke: '#fff', 'stroke-width': 6, opacity: 0.55 });
    }
    for (const { from, to } of rods) {
      path([from, to], { fill: 'none', stroke: INK, 'stroke-width': 5, opacity: 0.5 });
      path([from, to], { fill: 'none', stroke: LIME, 'stroke-width': 3, 'stroke-dasharray': '9 5' });
    }
    const isShown = hasHandles || hasFans;
    if (isShown)
      for (const stick of sticks) {
        for (const end of ['from', 'to'] as const)
          if (stick[end].held.kind !== 'joint')
            ring(
              spot(stick[end]),
              '#fff',
              selection.includes(stick.id) ? INK : 'rgba(22,22,19,.75)',
              false,
              stick[end].held.kind === 'free' ? radius - 1 : radius - 2.5,
            );
      }
    for (const joint of joints) if (isShown) ring(spot(joint), '#fff', INK, true);
    for (const end of held) {
      const at = spot(end);
      if (at) parts.push(ringAt(at, radius + 6, { fill: 'none', stroke: LIME, 'stroke-width': 4 }));
    }
    for (const feed of lines.flatMap((line) => line.feeds)) {
      const at = spot(feed);
      if (!at || !isShown) continue;
      ring(at, '#fff', INK, false, FEED_RADIUS);
      parts.push(['path', { d: BOLT, transform: `translate(${number(at[0])} ${number(at[1])})`, fill: INK }]);
    }
    const labels = [...angleLabels(joints, sticks, texts, spot), ...lengthLabels(sticks, texts, spot)];
    const covered = [
      ...sticks.flatMap(({ from, to }) => boxesAlong(spotsOf([from, to], camera, size), 3, 10)),
      ...spotsOf([...sticks.flatMap(({ from, to }) => [from, to]), ...lines.flatMap(({ feeds }) => feeds)], camera, size).map(([x, y]) =>
        boxAbout(x, y, 2 * radius + 4, 2 * radius + 4),
      ),
    ];
    const within = { left: EDGE, top: CONTROLS_PIXELS, width: size.width - 2 * EDGE, height: size.height - CONTROLS_PIXELS - EDGE };
    for (const [index, chosen] of chooseLabelBoxes(labels, covered, within).entries()) {
      const label = labels[index];
      const box = label?.boxes[chosen ?? -1];
      if (label && box) put(label.text, label.tone, [box.left + box.width / 2, box.top + box.height / 2]);
    }
    if (draft?.kind === 'stick') {
      const ink = draft.reason ? PINK : LIME;
      const [from, to] = [spot(draft.from), draft.to && spot(draft.to)];
      if (draft.to && draft.offers.length === 0) {
        path([draft.from, draft.to], { fill: 'none', stroke: INK, 'stroke-width': 6, opacity: 0.5 });
        path([draft.from, draft.to], { fill: 'none', stroke: ink, 'stroke-width': 4, 'stroke-dasharray': '9 5' });
        // Legs of the triangle, over and along, where the stick hangs from a level surface.
        const corner = { ...draft.from, y: draft.to.y };
        if (draft.surface === 'ceiling' || draft.surface === 'floor') {
          path([draft.from, corner, draft.to], { fill: 'none', stroke: '#fff', 'stroke-width': 1.5, 'stroke-dasharray': '4 4' });
          const [low, high] = [spot(draft.from), spot(corner)];
          if (low && high && Math.abs(draft.to.y - draft.from.y) > 0.05)
            put(texts.length(Math.abs(draft.to.y - draft.from.y)), 'length', middle(low, high));
        }
      }
      ring(from, '#fff', INK, draft.isStarted, radius);
      if (to) {
        parts.push(ringAt(to, radius + 7, { fill: ink, opacity: 0.4 }));
        ring(to, ink, INK, false);
        const curve = draft.reach.find(({ surface }) => surface === draft.surface);
        if (curve) put(texts.reach(curve.radiusMetres), draft.reason ? 'refused' : 'reach', [to[0] - 64, to[1] + 2]);
      }
    }
    draw(parts);
    for (const chip of chips.slice(count)) setLook(chip, 'display:none');
  };
  return { root, update };
};

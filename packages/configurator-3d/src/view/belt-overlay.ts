import {
  activeSpanOf,
  type BeltPart,
  createLabelKeeper,
  type LiveDraft,
  type PlacedLabel,
  type RankedLabel,
  type SceneBelt,
  type SceneLight,
  sagPlaceOf,
} from '@candil/configurator';
import { type Camera, Matrix4 } from 'three';
import { courseOf } from '../belt/belt-band';
import type { ViewSize } from '../camera/pose';
import { ringAt, type Shape, shapesIn } from '../drawing/shapes';
import { bodyOf, chipBoxes, coveredBy } from './belt-chips';
import { setLook, setPlace } from './looks';
import type { BeltChip } from './scene-texts';
import { lineBeside, lineOf, spotOf, spotsOf } from './screen-spot';

export interface BeltMarks {
  readonly belts: readonly SceneBelt[];
  /** Returns the lights that the chips keep clear of; asked for where a chip looks for a place. */
  readonly lights: () => readonly SceneLight[];
  /** The scene at rest: another one for another document. */
  readonly standing: object;
  readonly selection: readonly string[];
  readonly hovered: string | undefined;
  readonly draft: LiveDraft | undefined;
  /** The span of the selected belt whose sag can be pulled. */
  readonly part: BeltPart | undefined;
  /** True when the points can be taken hold of. */
  readonly hasHandles: boolean;
  readonly isCoarse: boolean;
  readonly chipOf: (belt: SceneBelt) => BeltChip | undefined;
  /** Ids of the belts that a gesture moves, or lights on them. */
  readonly moving: ReadonlySet<string>;
  /** Their chips stay on their sides at this step of the gesture. */
  readonly areKept: boolean;
}

/** Owner of the lights that hang from no belt. */
const NO_BELT = '';

interface Label extends RankedLabel {
  readonly chip: BeltChip;
}

export interface BeltOverlay {
  readonly root: HTMLElement;
  readonly update: (marks: BeltMarks, camera: Camera, size: ViewSize) => void;
}

const SVG = 'http://www.w3.org/2000/svg';
const INK = 'var(--color-ink, #161613)';
const LIME = 'var(--color-lima, #cfe84a)';
const PINK = 'var(--color-pink, #b92a63)';
const RADIUS = { fine: 6.5, coarse: 9 } as const;
const CHIP =
  'position:absolute;left:0;top:0;display:flex;align-items:center;gap:6px;padding:5px 10px;border-radius:9px;font-weight:600;font-size:13px;line-height:1.25;white-space:nowrap;box-shadow:0 2px 10px rgba(22,22,19,.16)';
const CHIPS = {
  plain: `${CHIP};background:var(--color-surface, #fff);color:var(--color-text, #161613)`,
  attention: `${CHIP};background:var(--color-attention-text, #b92a63);color:#fff`,
} as const;
const ARROWS = 'M0-4.5v9m-2.6-6.4 2.6-2.6 2.6 2.6m-5.2 3.8 2.6 2.6 2.6-2.6';
const BOLT =
  '<svg width="14" height="14" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" aria-hidden="true"><path d="M9 1.5 3.5 9H8l-1 5.5L12.5 7H8z"/></svg>';
/** Kept away from the edges of the picture, and from the switches along its upper one, pixels. */
const EDGE = 10;
const CONTROLS_PIXELS = 58;

/** Looks of the marks of a belt. */
interface BeltLooks {
  readonly isSelected: boolean;
  /** True for the selected belts and the one under the pointer. */
  readonly isOutlined: boolean;
  readonly hasRings: boolean;
  /** Radius of the rings, CSS pixels. */
  readonly radius: number;
}

interface Marked {
  readonly picture: object;
  readonly looks: BeltLooks;
  readonly shapes: readonly Shape[];
}

const areAlike = (one: BeltLooks, other: BeltLooks): boolean =>
  one.isSelected === other.isSelected &&
  one.isOutlined === other.isOutlined &&
  one.hasRings === other.hasRings &&
  one.radius === other.radius;

const outlineOf = (belt: SceneBelt, { isSelected }: BeltLooks, camera: Camera, size: ViewSize): readonly Shape[] => {
  const spots = spotsOf(courseOf(belt), camera, size);
  const [top] = spots;
  const upper = belt.points[0] && spotOf({ ...belt.points[0], y: belt.points[0].y + belt.widthMetres / 2 }, camera, size);
  const half = Math.max(2, top && upper ? Math.abs(top[1] - upper[1]) : 2);
  const edge = isSelected ? INK : 'rgba(255,255,255,.85)';
  const along = (pixels: number): string => lineBeside(spots, -pixels) + lineBeside(spots, pixels);
  return [
    ...(isSelected ? [['path', { d: along(half + 3.2), fill: 'none', stroke: LIME, 'stroke-width': 3 }] as const] : []),
    ['path', { d: along(half + 1), fill: 'none', stroke: edge, 'stroke-width': 1.6 }],
  ];
};

const ringsOf = (belt: SceneBelt, { isSelected, radius }: BeltLooks, camera: Camera, size: ViewSize): readonly Shape[] =>
  belt.points.flatMap((point) => {
    const spot = spotOf(point, camera, size);
    return spot ? [ringAt(spot, isSelected ? radius : radius - 0.5, { fill: '#fff', stroke: belt.feed ? INK : PINK })] : [];
  });

/** Marks of belts over the picture: the outline of the selection, points to take hold of, the load of each, the belt being drawn. */
export const createBeltOverlay = (document: Document): BeltOverlay => {
  const root = document.createElement('div');
  root.style.cssText = 'position:absolute;inset:0';
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;overflow:hidden';
  root.append(drawing);
  const chips: HTMLElement[] = [];
  /** The label that each chip shows now. */
  const placedIn: PlacedLabel<Label>[] = [];
  const draw = shapesIn(drawing);
  const placeLabels = createLabelKeeper<Label>();
  let seenFrom: { readonly matrix: Matrix4; readonly size: ViewSize; readonly key: object } | undefined;
  /** Another object for each other picture of the room. */
  const keyOf = (camera: Camera, size: ViewSize): object => {
    const matrix = new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
    if (seenFrom === undefined || seenFrom.size !== size || !seenFrom.matrix.equals(matrix)) seenFrom = { matrix, size, key: {} };
    return seenFrom.key;
  };

  const marked = new WeakMap<SceneBelt, Marked>();
  /** Marks of a belt. One that stays as it is keeps them as long as the picture of the room does. */
  const marksOf = (belt: SceneBelt, looks: BeltLooks, picture: object, camera: Camera, size: ViewSize): readonly Shape[] => {
    const known = marked.get(belt);
    if (known?.picture === picture && areAlike(known.looks, looks)) return known.shapes;
    const shapes = [
      ...(looks.isOutlined ? outlineOf(belt, looks, camera, size) : []),
      ...(looks.hasRings ? ringsOf(belt, looks, camera, size) : []),
    ];
    marked.set(belt, { picture, looks, shapes });
    return shapes;
  };

  const putChip = (index: number, { text, tone }: BeltChip, left: number, top: number): void => {
    let chip = chips[index];
    if (!chip) {
      chip = document.createElement('div');
      chips[index] = chip;
      root.append(chip);
    }
    const key = `${tone} ${text}`;
    if (chip.dataset.key !== key) {
      chip.dataset.key = key;
      chip.innerHTML = tone === 'plain' ? BOLT : '';
      chip.append(document.createTextNode(text));
    }
    setLook(chip, CHIPS[tone]);
    setPlace(chip, left, top);
  };

  const update: BeltOverlay['update'] = (
    { belts, lights, standing, selection, hovered, draft, part, hasHandles, isCoarse, chipOf, moving, areKept },
    camera,
    size,
  ) => {
    let chipCount = 0;
    const radius = RADIUS[isCoarse ? 'coarse' : 'fine'];
    const picture = keyOf(camera, size);
    const parts: Shape[] = belts.flatMap((belt) => {
      const isSelected = selection.includes(belt.id);
      const isOutlined = isSelected || hovered === belt.id;
      return marksOf(belt, { isSelected, isOutlined, hasRings: hasHandles || isSelected, radius }, picture, camera, size);
    });
    for (const belt of hasHandles ? belts.filter(({ id }) => selection.includes(id)) : []) {
      const place = sagPlaceOf(belt, activeSpanOf(belt, part));
      const [low, high] = place ? [spotOf(place.lowest, camera, size), spotOf(place.chord, camera, size)] : [];
      if (low && high)
        parts.push(
          ['path', { d: lineOf([high, low]), fill: 'none', stroke: '#fff', 'stroke-width': 1.2, 'stroke-dasharray': '3 3' }],
          ringAt(low, radius + 2.5, { fill: '#fff', stroke: INK }),
          [
            'path',
            {
              transform: `translate(${low[0].toFixed(1)} ${low[1].toFixed(1)})`,
              d: ARROWS,
              fill: 'none',
              stroke: INK,
              'stroke-width': 1.4,
              'stroke-linecap': 'round',
              'stroke-linejoin': 'round',
            },
          ],
        );
    }
    const within = { left: EDGE, top: CONTROLS_PIXELS, width: size.width - 2 * EDGE, height: size.height - CONTROLS_PIXELS - EDGE };
    const labelsOf = (belt: SceneBelt): readonly Label[] => {
      const chip = chipOf(belt);
      const [first] = belt.points;
      const spot = chip && first && spotOf(first, camera, size);
      return chip && spot ? [{ chip, rank: 0, boxes: chipBoxes(spot, chip, within) }] : [];
    };
    let seen: readonly SceneLight[] | undefined;
    const hung = (): readonly SceneLight[] => {
      seen ??= lights();
      return seen;
    };
    const owners = belts.map((belt) => ({
      id: belt.id,
      labels: () => labelsOf(belt),
      bodies: () => [
        ...coveredBy(camera, size)(belt),
        ...hung()
          .filter(({ host }) => host?.beltId === belt.id)
          .flatMap(bodyOf(camera, size)),
      ],
    }));
    const loose = {
      id: NO_BELT,
      labels: () => [],
      bodies: () =>
        hung()
          .filter(({ host }) => !host)
          .flatMap(bodyOf(camera, size)),
    };
    const inside = (value: number, most: number): number => Math.max(EDGE, Math.min(most - EDGE, value));
    for (const placed of placeLabels([...owners, loose], { moving, within, key: [picture, standing], isKept: areKept })) {
      const { label, choice } = placed;
      const box = label.boxes[choice];
      if (!box) continue;
      if (placedIn[chipCount] !== placed)
        putChip(chipCount, label.chip, inside(box.left, size.width - box.width), inside(box.top, size.height - box.height));
      placedIn[chipCount++] = placed;
    }
    placedIn.length = chipCount;
    if (draft?.kind === 'belt') {
      const ink = draft.reason ? PINK : INK;
      for (const span of draft.spans) {
        const spots = spotsOf(span.curve, camera, size);
        parts.push(
          ['path', { d: lineOf(spots), fill: 'none', stroke: LIME, 'stroke-width': 7, 'stroke-linecap': 'round', opacity: 0.75 }],
          ['path', { d: lineOf(spots), fill: 'none', stroke: ink, 'stroke-width': 2, 'stroke-dasharray': '5 4' }],
        );
      }
      for (const [index, point] of [...draft.points, ...(draft.candidate ? [draft.candidate] : [])].entries()) {
        const spot = spotOf(point, camera, size);
        const isCandidate = index === draft.points.length;
        if (spot) parts.push(ringAt(spot, radius, { fill: isCandidate ? LIME : '#fff', stroke: ink }));
      }
    }
    draw(parts);
    for (const chip of chips.slice(chipCount)) setLook(chip, 'display:none');
  };
  return { root, update };
};

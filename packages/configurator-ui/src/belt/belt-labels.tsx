import {
  activeSpanOf,
  boxAbout,
  boxesAlong,
  createLabelKeeper,
  isEvenStep,
  type LabelOwner,
  type LiveState,
  lightOnBelt,
  movedBelts,
  type PlacedLabel,
  placeOfFeed,
  type RankedLabel,
  type RoomPoint,
  type SceneBelt,
  type SceneLight,
  type SceneRoom,
  type ScreenBox,
} from '@candil/configurator';
import type { Shape } from '@candil/configurator-3d/drawing';
import { useMemo, useState } from 'react';
import { BREAK_PIXELS } from '../elevation/elevation-break';
import { useFlat } from '../flat/flat-context';
import { lightInPlan } from '../flat/light-in-plan';
import { linePath } from '../flat/line-path';
import { LiveShapes } from '../flat/live-shapes';
import { useEditorShell } from '../state/editor-shell';
import { useView } from '../state/use-editor-state';
import { useStandingBelt } from './active-span';
import { beltIn, type Spot, spotIn } from './belt-spot';
import { spanHudBox, useIsSpanHudShown } from './span-hud-place';
import type { ViewOf } from './span-under-pointer';
import { useBeltWords } from './use-belt-words';

interface BeltLabelsProps {
  readonly belts: readonly SceneBelt[];
  readonly lights: readonly SceneLight[];
  readonly room: SceneRoom;
  readonly viewOf: ViewOf;
  /** Returns the view of a belt, where belts have views of their own. */
  readonly viewOfBelt?: (belt: SceneBelt) => ViewOf;
  readonly isElevation: boolean;
  /** Level at which the walls of an elevation break off, in metres above the floor. */
  readonly breakMetres?: number | undefined;
}

/** A text for each of its boxes: a shorter one where the whole has no place. */
interface Label extends RankedLabel {
  readonly key: string;
  readonly kind: 'point' | 'feed' | 'measure' | 'active-measure';
  readonly texts: readonly string[];
}

/** Names of points are placed first, the measure of the active span before those of others. */
const RANKS = { point: 0, feed: 1, 'active-measure': 2, measure: 3 } as const;

interface Choice {
  readonly text: string;
  readonly box: ScreenBox;
}

const labelOf = (key: string, kind: Label['kind'], isOptional: boolean, choices: readonly Choice[]): Label => ({
  key,
  kind,
  isOptional,
  rank: RANKS[kind],
  boxes: choices.map(({ box }) => box),
  texts: choices.map(({ text }) => text),
});

/** The same text in each of the boxes. */
const saying = (text: string, boxes: readonly ScreenBox[]): readonly Choice[] => boxes.map((box) => ({ text, box }));

/** Owner of what belongs to no belt. */
const NO_BELT = '';

/** About the advance of a letter at 12 px, and the height of a line. */
const LETTER_PIXELS = 6.7;
const LINE_PIXELS = 14;
const CHIP_PIXELS = 20;
/** Half the size of a point of a belt. */
const POINT_PIXELS = 9;
/** The headroom line of an elevation carries its own words at the left wall. */
const HEADROOM = { metres: 2, widthPixels: 92, topPixels: 20 } as const;
/** From the floor of an elevation to below the measures of the room. */
const MEASURES_PIXELS = 30;

/** Names of points, power of feeds and measures of spans, each in a free place. */
export const BeltLabels = ({ belts: standing, lights, room, viewOf, viewOfBelt, isElevation, breakMetres }: BeltLabelsProps) => {
  const { editor, format } = useEditorShell();
  const { projection, size, view } = useFlat();
  const words = useBeltWords();
  const [placeLabels] = useState(() => createLabelKeeper<Label>());
  const lightsOfBelts = useMemo(() => lightsByBelt(lights), [lights]);
  const inHand = useStandingBelt();
  const part = useView((state) => state.beltPart);
  /** The bar tells the measures of its span: they are left out here rather than put under it. */
  const hasHud = useIsSpanHudShown(view) && inHand !== undefined;
  const selection = useView((state) => state.selection);
  const spotsBy =
    (view: ViewOf) =>
    (point: RoomPoint): Spot =>
      spotIn(projection, view, point);
  const spotsOf = (belt: SceneBelt) => spotsBy(viewOfBelt?.(belt) ?? viewOf);
  const widthOf = (text: string): number => text.length * LETTER_PIXELS;

  const pointLabels = (belt: SceneBelt): readonly Label[] =>
    belt.points.map((point, index) => {
      const [x, y] = spotsOf(belt)(point);
      const text = words.pointName(point);
      const wide = widthOf(text);
      const beside = (side: number, up: number): ScreenBox => boxAbout(x + side * (POINT_PIXELS + 3 + wide / 2), y + up, wide, LINE_PIXELS);
      const [first, second] = index > 0 && index === belt.points.length - 1 && isElevation ? [-1, 1] : [1, -1];
      const boxes = [
        beside(first, -8),
        beside(second, -8),
        beside(first, 10),
        beside(second, 10),
        boxAbout(x, y - POINT_PIXELS - 9, wide, LINE_PIXELS),
        boxAbout(x, y + POINT_PIXELS + 9, wide, LINE_PIXELS),
      ];
      return labelOf(point.label, 'point', false, saying(text, boxes));
    });

  const feedLabel = (belt: SceneBelt): readonly Label[] => {
    const { feed } = belt;
    const place = placeOfFeed(belt, room);
    const point = feed && words.pointOf(belt, feed);
    if (!isElevation || feed?.deliveredWatts === undefined || place === undefined || point === undefined) return [];
    const text = format.watts(feed.deliveredWatts);
    const wide = 16 + widthOf(text);
    const [[x, y], [boxX, boxY]] = [spotsOf(belt)(point), spotsOf(belt)(place)];
    const at = (middleX: number, middleY: number): ScreenBox => boxAbout(middleX, middleY, wide, CHIP_PIXELS);
    const [left, right] = [Math.min(boxX - 12, x - POINT_PIXELS) - 4 - wide / 2, Math.max(boxX + 12, x + POINT_PIXELS) + 4 + wide / 2];
    const nearest = boxX <= x ? [left, right] : [right, left];
    const boxes = [
      ...nearest.map((middle) => at(middle, y)),
      ...nearest.map((middle) => at(middle, boxY + CHIP_PIXELS)),
      at(x, y + POINT_PIXELS + CHIP_PIXELS),
      ...nearest.map((middle) => at(middle, y + POINT_PIXELS + CHIP_PIXELS)),
      at(x - wide / 2, y + 2 * CHIP_PIXELS),
      at(x, y + 3 * CHIP_PIXELS),
    ];
    return [labelOf(feed.id, 'feed', false, saying(text, boxes))];
  };

  const measureLabels = (belt: SceneBelt): readonly Label[] =>
    belt.spans.flatMap((span, index): readonly Label[] => {
      const [from, to] = [belt.points[span.from], belt.points[span.to]];
      if (from === undefined || to === undefined) return [];
      const spotOf = spotsOf(belt);
      const [[ax, ay], [bx, by]] = [spotOf(from), spotOf(to)];
      const isActive = selection.includes(belt.id) && inHand?.id === belt.id && activeSpanOf(belt, part) === index;
      const places = (wide: number): readonly ScreenBox[] => {
        const chord = (share: number): ScreenBox => boxAbout(ax + (bx - ax) * share, ay + (by - ay) * share - 10, wide, LINE_PIXELS);
        const under = isElevation ? Math.max(...span.curve.map((point) => spotOf(point)[1])) + 12 : (ay + by) / 2 + 16;
        const middle = (ax + bx) / 2;
        // Under the lights of the span where there is no place over it.
        return [chord(0.5), chord(0.35), chord(0.65), ...[0, 24, 48].map((down) => boxAbout(middle, under + down, wide, LINE_PIXELS))];
      };
      const room = Math.hypot(bx - ax, by - ay) - 2 * POINT_PIXELS;
      const [whole, short] = [words.measures(span), words.sagOnly(span)];
      const shown = [whole, short].filter((text) => isActive || widthOf(text) <= room);
      const choices = shown.flatMap((text) => saying(text, places(widthOf(text))));
      const kind = isActive ? 'active-measure' : 'measure';
      return choices.length === 0 ? [] : [labelOf(`${belt.id} ${index}`, kind, !isActive || hasHud, choices)];
    });

  const placedIn = (live: LiveState): readonly PlacedLabel<Label>[] => {
    const { hosts } = live;
    const hostOf = ({ host }: SceneLight): ViewOf => {
      const belt = viewOfBelt && standing.find(({ id }) => id === host?.beltId);
      return (belt && viewOfBelt?.(beltIn(live, belt))) ?? viewOf;
    };
    /** Box of the label that stands under a small body in the plan. */
    const tagBox = (light: SceneLight): ScreenBox => {
      const [x, y] = spotsBy(hostOf(light))({ ...light, y: light.bottomMetres });
      const { labelDown } = lightInPlan(light, editor.sources.context, projection.scale);
      return boxAbout(x, y + labelDown, widthOf(light.label), LINE_PIXELS);
    };
    const boxesOfLights = (seen: readonly SceneLight[]): readonly ScreenBox[] => [
      ...(isElevation ? [] : seen.map(tagBox)),
      ...seen.map((light) => bodyBox(light, isElevation, projection.scale, spotsBy(hostOf(light)))),
    ];
    /** The lights of a belt as a gesture shows them, with those that it brings there. */
    const lightsOn = ({ id }: SceneBelt): readonly SceneLight[] => {
      const brought = hosts.size === 0 ? [] : lights.filter((light) => light.host?.beltId !== id && hosts.get(light.id)?.beltId === id);
      return [...(lightsOfBelts.get(id) ?? []), ...brought]
        .map((light) => lightOnBelt(light, live))
        .filter(({ host }) => host?.beltId === id);
    };
    const owners: readonly LabelOwner<Label>[] = [
      ...standing.map((belt): LabelOwner<Label> => {
        const now = beltIn(live, belt);
        return {
          id: belt.id,
          labels: () => [...pointLabels(now), ...feedLabel(now), ...measureLabels(now)],
          bodies: () => [...boxesOfLights(lightsOn(now)), ...beltBoxes(now, room, isElevation, projection.scale, spotsOf(now))],
        };
      }),
      {
        id: NO_BELT,
        labels: () => [],
        bodies: () => [
          ...boxesOfLights(lightsOfBelts.get(NO_BELT) ?? []),
          ...(isElevation && viewOfBelt === undefined
            ? elevationBoxes(room, projection.scale, spotsBy(viewOf), { viewOf, breakMetres })
            : []),
          ...(hasHud ? [spanHudBox(size)] : []),
        ],
      },
    ];
    return placeLabels(owners, {
      moving: movedBelts(live),
      isKept: !isEvenStep(live),
      within: { left: 0, top: 0, ...size },
      key: [standing, lights, room, viewOf, projection, size, words, format, isElevation, breakMetres, hasHud, selection, inHand?.id, part],
    });
  };
  /** The straight line under the span in hand. */
  const chordIn = (live: LiveState): readonly Shape[] => {
    if (!isElevation || inHand === undefined || !selection.includes(inHand.id)) return [];
    const belt = beltIn(live, inHand);
    const span = belt.spans[activeSpanOf(belt, part)];
    const ends = span === undefined ? [] : [span.from, span.to].flatMap((index) => belt.points[index] ?? []);
    return [['path', { d: linePath(ends.map(spotsOf(belt))), class: 'fill-none stroke-muted', 'stroke-dasharray': '4 4' }]];
  };
  return standing.length === 0 ? null : <LiveShapes shapesOf={(live) => [...chordIn(live), ...placedIn(live).flatMap(shapesOf)]} />;
};

const shapesOfPlaced = new WeakMap<PlacedLabel<Label>, readonly Shape[]>();
/** A label that stays where it is keeps its shapes. */
const shapesOf = (placed: PlacedLabel<Label>): readonly Shape[] => {
  const known = shapesOfPlaced.get(placed);
  if (known !== undefined) return known;
  const { kind, boxes, texts } = placed.label;
  const box = boxes[placed.choice];
  const shapes = box === undefined ? [] : shapesIn(box, kind, texts[placed.choice] ?? '');
  shapesOfPlaced.set(placed, shapes);
  return shapes;
};

const shapesIn = ({ left, top, width, height }: ScreenBox, kind: Label['kind'], text: string): readonly Shape[] => {
  const place = { x: left + width / 2, y: top + height / 2, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'stroke-width': 3 };
  const look = `${kind === 'measure' ? 'fill-muted' : 'fill-text font-semibold'} ${kind === 'feed' ? '' : 'stroke-surface [paint-order:stroke]'}`;
  const words: Shape = ['text', { ...place, class: `text-xs ${look}` }, text];
  return kind === 'feed' ? [['rect', { x: left, y: top, width, height, rx: 10, class: 'fill-accent-soft' }], words] : [words];
};

const lightsByBelt = (lights: readonly SceneLight[]): ReadonlyMap<string, readonly SceneLight[]> => {
  const found = new Map<string, SceneLight[]>();
  for (const light of lights) {
    const id = light.host?.beltId ?? NO_BELT;
    const there = found.get(id);
    if (there === undefined) found.set(id, [light]);
    else there.push(light);
  }
  return found;
};

/** Boxes covered by a belt: its course, its points, the rods that it hangs from, and its feed. */
const beltBoxes = (
  belt: SceneBelt,
  room: SceneRoom,
  isElevation: boolean,
  scale: number,
  spotOf: (point: RoomPoint) => Spot,
): readonly ScreenBox[] => {
  const place = placeOfFeed(belt, room);
  const rods = isElevation ? belt.points.filter(({ surface }) => surface === 'ceiling') : [];
  return [
    ...belt.spans.flatMap(({ curve }) => boxesAlong(curve.map(spotOf), (belt.widthMetres * scale) / 2 + 1)),
    ...belt.points.map((point) => boxAbout(...spotOf(point), 2 * POINT_PIXELS, 2 * POINT_PIXELS)),
    ...rods.map((point) => {
      const [x, y] = spotOf(point);
      const [, top] = spotOf({ ...point, y: room.heightMetres });
      return { left: x - 2, top, width: 4, height: y - top };
    }),
    ...(place === undefined ? [] : [boxAbout(...spotOf(place), 24, 20)]),
  ];
};

const bodyBox = (light: SceneLight, isElevation: boolean, scale: number, spotOf: (point: RoomPoint) => Spot): ScreenBox => {
  const [x, y] = spotOf({ ...light, y: light.bottomMetres });
  const wide = 2 * light.radiusMetres * scale;
  const high = isElevation ? (light.mountMetres - light.bottomMetres) * scale : wide;
  return isElevation ? { left: x - wide / 2, top: y - high, width: wide, height: high } : boxAbout(x, y, wide, high);
};

/** The line of the ceiling, the words of the line that people walk under, and the floor with the measures under it. */
const elevationBoxes = (
  { widthMetres, depthMetres, heightMetres }: SceneRoom,
  scale: number,
  spotOf: (point: RoomPoint) => Spot,
  { viewOf, breakMetres }: Pick<BeltLabelsProps, 'viewOf' | 'breakMetres'>,
): readonly ScreenBox[] => {
  const isAcross = viewOf({ x: 1, y: 0, z: 0 })[0] !== viewOf({ x: 0, y: 0, z: 0 })[0];
  const wide = (isAcross ? widthMetres : depthMetres) * scale;
  const [middle] = spotOf({ x: 0, y: 0, z: 0 });
  const left = middle - wide / 2;
  return [
    { left, top: spotOf({ x: 0, y: heightMetres, z: 0 })[1] - 2, width: wide, height: 4 },
    {
      left: left + 4,
      top: spotOf({ x: 0, y: HEADROOM.metres, z: 0 })[1] - HEADROOM.topPixels,
      width: HEADROOM.widthPixels,
      height: HEADROOM.topPixels,
    },
    {
      left,
      top: spotOf({ x: 0, y: breakMetres ?? 0, z: 0 })[1] - 2,
      width: wide,
      height: (breakMetres === undefined ? 0 : BREAK_PIXELS) + MEASURES_PIXELS,
    },
  ];
};

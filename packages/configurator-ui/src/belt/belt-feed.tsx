import { type LiveState, placeOfFeed, type SceneBelt, type SceneRoom } from '@candil/configurator';
import type { Shape } from '@candil/configurator-3d/drawing';
import { BoltIcon } from '@candil/ui-kit/icon';
import { partId, useFlat } from '../flat/flat-context';
import { targetProps } from '../flat/input-target';
import { LiveShapes } from '../flat/live-shapes';
import { Moved } from '../flat/moved';
import { useEditorShell } from '../state/editor-shell';
import { useView } from '../state/use-editor-state';
import { beltIn, spotIn } from './belt-spot';
import type { ViewOf } from './span-under-pointer';
import { useBeltWords } from './use-belt-words';

interface BeltFeedProps {
  readonly belt: SceneBelt;
  readonly room: SceneRoom;
  readonly viewOf: ViewOf;
  readonly isElevation: boolean;
}

const FEED = { widthMetres: 0.14, heightMetres: 0.05 } as const;

/** The box of a feed with its cable and its power. */
export const BeltFeed = ({ belt, room, viewOf, isElevation }: BeltFeedProps) => {
  const { format } = useEditorShell();
  const { view, projection, activeId } = useFlat();
  const words = useBeltWords();
  const { feed } = belt;
  const isSelected = useView((state) => feed !== undefined && state.selection.includes(feed.id));
  if (feed === undefined) return null;
  const wide = Math.max(14, FEED.widthMetres * projection.scale);
  const high = Math.max(6, FEED.heightMetres * projection.scale);
  const isOnFloor = feed.surface === 'floor';
  const placesOf = (live: LiveState) => {
    const now = beltIn(live, belt);
    const [place, point] = [placeOfFeed(now, room), words.pointOf(now, feed)];
    return place && point && { at: spotIn(projection, viewOf, place), to: spotIn(projection, viewOf, point) };
  };
  const shapesOf = (live: LiveState): readonly Shape[] => {
    const places = placesOf(live);
    if (places === undefined) return [];
    const [[x, y], [px, py]] = [places.at, places.to];
    const box = isElevation
      ? { x: x - wide / 2, y: isOnFloor ? y - high : y, width: wide, height: high, rx: 2 }
      : { x: x - wide / 2, y: y - wide / 2, width: wide, height: wide, rx: wide / 2 };
    const around = (pixels: number) => ({
      x: box.x - pixels,
      y: box.y - pixels,
      width: box.width + 2 * pixels,
      height: box.height + 2 * pixels,
    });
    const d = isElevation ? `M${x} ${isOnFloor ? y - high : y + high}Q${x} ${py + 6} ${px} ${py}` : `M${x} ${y}L${px} ${py}`;
    const isRinged = isSelected || activeId === feed.id;
    const ring: Shape = ['rect', { ...around(3), rx: box.rx + 3, class: 'fill-none stroke-accent', 'stroke-width': 3 }];
    return [
      ['path', { d, class: 'fill-none stroke-text', 'stroke-width': 1.4 }],
      ['rect', { ...around(8), fill: 'transparent' }],
      ...(isRinged ? [ring] : []),
      ['rect', { ...box, class: 'fill-inverse' }],
    ];
  };
  const signOf = (live: LiveState): string | undefined => {
    const places = placesOf(live);
    return places && `translate(${places.at[0] - 6} ${places.at[1] - 6})`;
  };
  const watts = feed.deliveredWatts === undefined ? undefined : format.watts(feed.deliveredWatts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing is no button element
    <g
      {...targetProps({ kind: 'element', id: feed.id })}
      id={partId(view, feed.id)}
      role="button"
      aria-label={[words.feedName(feed), watts].filter(Boolean).join(', ')}
      aria-pressed={isSelected}
      tabIndex={-1}
      className="cursor-pointer outline-none"
    >
      <LiveShapes id={belt.id} shapesOf={shapesOf} className="" />
      {!isElevation && (
        <Moved id={belt.id} transformOf={signOf}>
          <g className="text-on-inverse">
            <BoltIcon size={12} />
          </g>
        </Moved>
      )}
    </g>
  );
};

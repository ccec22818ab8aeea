import type { Ghost, LiveState } from '@candil/configurator';
import type { Shape } from '@candil/configurator-3d/drawing';
import { useId } from 'react';
import { DrawnChip } from '../flat/drawn-chip';
import { useFlat } from '../flat/flat-context';
import { LiveShapes } from '../flat/live-shapes';
import { useLiveAttribute } from '../flat/moved';
import { toX, toY } from '../flat/projection';
import { useGhostsOf } from '../flat/use-ghosts';
import { LiveText } from '../state/live-text';
import { useLive } from '../state/use-editor-state';
import { useChangeWords } from '../words/use-change-words';

/** Pixels between a refused place and the middle of its reason, and from there to the end of the line. */
const [LEADER_PIXELS, CHIP_PIXELS] = [70, 18];
/** The reason keeps so far from the edges of the canvas. */
const MARGIN_PIXELS = { across: 110, down: 20 };

const clamped = (pixels: number, margin: number, length: number): number => Math.max(margin, Math.min(length - margin, pixels));

/** Candidates that are refused: an outline where the pointer is, and why. */
export const PlanGhosts = () => {
  const ghostsOf = useGhostsOf('plan');
  return useLive((live) => ghostsOf(live).length > 0) ? <DrawnGhosts ghostsOf={ghostsOf} /> : null;
};

interface DrawnGhostsProps {
  readonly ghostsOf: (live: LiveState) => readonly Ghost[];
}

/** A step renders nothing. */
const DrawnGhosts = ({ ghostsOf }: DrawnGhostsProps) => {
  const { projection, size } = useFlat();
  const hatchId = useId();
  const words = useChangeWords();
  const circleOf = ({ place, radiusMetres }: Ghost) => {
    const [x, y] = [toX(projection, place.x), toY(projection, place.z)];
    const radius = Math.max(6, radiusMetres * projection.scale);
    // Under the place, unless the canvas ends there.
    const side = y + radius + LEADER_PIXELS + MARGIN_PIXELS.down > size.height ? -1 : 1;
    const chipX = clamped(x, MARGIN_PIXELS.across, size.width);
    const chipY = clamped(y + side * (radius + LEADER_PIXELS), MARGIN_PIXELS.down, size.height);
    return { x, y, radius, edge: y + side * radius, side, chipX, chipY };
  };
  const shapesOf = (live: LiveState): readonly Shape[] =>
    ghostsOf(live).flatMap((ghost, index): readonly Shape[] => {
      const { x, y, radius, edge, chipY, side } = circleOf(ghost);
      const look = { class: 'stroke-attention', 'stroke-width': 2, 'stroke-dasharray': '5 3', fill: `url(#${hatchId})` };
      const circle: Shape = ['circle', { cx: x, cy: y, r: radius, ...look }];
      if (index > 0) return [circle];
      const d = `M${x} ${edge}V${chipY - side * CHIP_PIXELS}`;
      return [circle, ['path', { d, class: 'stroke-attention', 'stroke-width': 1.5 }]];
    });
  const chip = useLiveAttribute<SVGGElement>({
    name: 'transform',
    attributeOf: (live) => {
      const [first] = ghostsOf(live);
      if (first === undefined) return undefined;
      const { chipX, chipY } = circleOf(first);
      return `translate(${chipX} ${chipY})`;
    },
  });
  return (
    <g className="pointer-events-none">
      <defs>
        <pattern id={hatchId} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" className="stroke-attention" strokeWidth={1.5} opacity={0.5} />
        </pattern>
      </defs>
      <LiveShapes shapesOf={shapesOf} />
      <g ref={chip}>
        <DrawnChip x={0} y={0} tone="attention">
          <LiveText select={(live) => ghostsOf(live)[0]} wordsOf={(first) => (first === undefined ? '' : words.ghost(first))} />
        </DrawnChip>
      </g>
    </g>
  );
};

import type { RoomPoint, Surface } from '@candil/configurator';
import type { ViewOf } from '../belt/span-under-pointer';
import { DrawnChip } from '../flat/drawn-chip';
import { useFlat } from '../flat/flat-context';
import { linePath } from '../flat/line-path';
import { toX, toY } from '../flat/projection';
import { useLive } from '../state/use-editor-state';
import { useChangeWords } from '../words/use-change-words';
import { useStickWords } from './use-stick-words';

interface StickDraftProps {
  readonly viewOf: ViewOf;
  /** Returns the view of a surface, where each has a view of its own; curves of the others are left out. */
  readonly viewOfSurface?: (surface: Surface) => ViewOf | undefined;
}

/** The stick in the hand with the curves that its end may be on, and the rods of a figure or a chain. */
export const StickDraft = ({ viewOf, viewOfSurface = () => viewOf }: StickDraftProps) => {
  const { projection } = useFlat();
  const words = useStickWords();
  const change = useChangeWords();
  const draft = useLive((state) => (state.draft?.kind === 'stick' ? state.draft : undefined));
  const rods = useLive((state) => state.rods);
  if (draft === undefined && rods.length === 0) return null;
  const spotOf = (point: RoomPoint, view: ViewOf = viewOf): readonly [number, number] => {
    const [u, v] = view(point);
    return [toX(projection, u), toY(projection, v)];
  };
  const from = draft && spotOf(draft.from);
  const to = draft?.to && spotOf(draft.to);
  const isWrong = draft?.reason !== undefined;
  const curve = draft?.reach.find(({ surface }) => surface === draft.surface);
  return (
    <g className="pointer-events-none" strokeLinecap="round" strokeLinejoin="round">
      {draft?.reach.map((arc) => {
        const viewOfArc = viewOfSurface(arc.surface);
        const line = viewOfArc && linePath(arc.curve.map((point) => spotOf(point, viewOfArc)));
        return (
          <g key={`${arc.surface}${arc.curve[0]?.x}${arc.curve[0]?.z}`} className="fill-none">
            <path d={line} className="stroke-text" strokeOpacity={0.55} strokeWidth={4.5} />
            <path d={line} className="stroke-accent" strokeWidth={2.5} />
          </g>
        );
      })}
      {rods.map((rod) => {
        const line = linePath([spotOf(rod.from), spotOf(rod.to)]);
        return (
          <g key={`${rod.from.x} ${rod.from.y} ${rod.from.z} ${rod.to.x} ${rod.to.y}`} className="fill-none">
            <path d={line} className="stroke-accent" strokeWidth={8} strokeOpacity={0.7} />
            <path d={line} className="stroke-text" strokeWidth={2.5} strokeDasharray="7 5" />
          </g>
        );
      })}
      {from && to && rods.length === 0 && (
        <g className="fill-none">
          <path d={linePath([from, to])} className="stroke-accent" strokeWidth={8} strokeOpacity={0.7} />
          <path d={linePath([from, to])} className={isWrong ? 'stroke-attention' : 'stroke-text'} strokeWidth={2.5} strokeDasharray="7 5" />
        </g>
      )}
      {from && <circle cx={from[0]} cy={from[1]} r={6.5} className="fill-surface stroke-text" strokeWidth={2} />}
      {to && (
        <circle cx={to[0]} cy={to[1]} r={6.5} className={`fill-accent ${isWrong ? 'stroke-attention' : 'stroke-text'}`} strokeWidth={2} />
      )}
      {to && draft?.reason && (
        <DrawnChip x={to[0]} y={to[1] + 30} tone="attention">
          {change.failure(draft.reason).title}
        </DrawnChip>
      )}
      {to && curve && !isWrong && (
        <DrawnChip x={to[0]} y={to[1] - 26} tone="plain">
          {words.reach(curve.radiusMetres)}
        </DrawnChip>
      )}
    </g>
  );
};

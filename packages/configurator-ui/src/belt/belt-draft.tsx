import { DrawnChip } from '../flat/drawn-chip';
import { useFlat } from '../flat/flat-context';
import { linePath } from '../flat/line-path';
import { toX, toY } from '../flat/projection';
import { useLive } from '../state/use-editor-state';
import { useChangeWords } from '../words/use-change-words';
import type { ViewOf } from './span-under-pointer';
import { useBeltWords } from './use-belt-words';

/** The belt that is being drawn: its points, the span to the pointer as it would hang, and why it cannot where it cannot. */
export const BeltDraft = ({ viewOf }: { readonly viewOf: ViewOf }) => {
  const { projection } = useFlat();
  const words = useBeltWords();
  const change = useChangeWords();
  const draft = useLive((state) => state.draft);
  if (draft?.kind !== 'belt') return null;
  const spotOf = (point: Parameters<ViewOf>[0]): readonly [number, number] => {
    const [u, v] = viewOf(point);
    return [toX(projection, u), toY(projection, v)];
  };
  const ink = draft.reason === undefined ? 'stroke-text' : 'stroke-attention';
  const at = draft.candidate && spotOf(draft.candidate);
  const last = draft.spans.at(-1);
  const ends = last && [last.curve[0], last.curve.at(-1)].filter((point) => point !== undefined).map(spotOf);
  return (
    <g className="pointer-events-none">
      {draft.spans.map((span, index) => {
        const line = linePath(span.curve.map(spotOf));
        const isCandidate = draft.candidate !== undefined && index === draft.spans.length - 1;
        return (
          <g key={span.from} className="fill-none" strokeLinecap="round">
            <path d={line} className="stroke-accent" strokeWidth={8} strokeOpacity={0.7} />
            <path d={line} className={ink} strokeWidth={2.5} strokeDasharray={isCandidate ? '6 5' : undefined} />
          </g>
        );
      })}
      {last && ends?.[0] && ends[1] && draft.reason === undefined && (
        <text
          x={(ends[0][0] + ends[1][0]) / 2}
          y={(ends[0][1] + ends[1][1]) / 2 - 12}
          textAnchor="middle"
          className="fill-text stroke-surface text-xs font-semibold [paint-order:stroke]"
          strokeWidth={3}
        >
          {words.measures(last)}
        </text>
      )}
      {draft.points.map((point) => {
        const [x, y] = spotOf(point);
        return <circle key={`${x}/${y}`} cx={x} cy={y} r={6.5} className={`fill-surface ${ink}`} strokeWidth={2} />;
      })}
      {at && <circle cx={at[0]} cy={at[1]} r={6.5} className={`fill-accent ${ink}`} strokeWidth={2} />}
      {at && draft.reason && (
        <DrawnChip x={at[0]} y={at[1] + 30} tone="attention">
          {change.failure(draft.reason).title}
        </DrawnChip>
      )}
    </g>
  );
};

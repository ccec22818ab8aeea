import { DimensionLine } from '../flat/dimension-line';
import { type Projection, toX, toY } from '../flat/projection';
import { useBoard, useBoardView } from './board-shell';
import { useBoardWords } from './use-board-words';

const NEAR_PIXELS = 34;
const FAR_PIXELS = 62;

/** The lengths of the board below and beside it: from edge to edge, and over all. */
export const BoardDimensionLines = ({ projection }: { readonly projection: Projection }) => {
  const words = useBoardWords();
  const isShown = useBoardView((state) => state.showsDimensions);
  const dimensions = useBoard((state) => state.facts.dimensions);
  if (!isShown || dimensions === undefined) return null;
  const { extent, alongX, alongZ } = dimensions;
  const bottom = toY(projection, extent.z + extent.depthMetres);
  const right = toX(projection, extent.x + extent.widthMetres);
  const spans = (edges: readonly number[]) => edges.slice(1).map((to, index) => [edges[index] as number, to] as const);
  const whole = (edges: readonly number[]) => (edges.length > 2 ? [[edges[0] as number, edges.at(-1) as number] as const] : []);
  return (
    <g>
      {spans(alongX).map(([from, to]) => (
        <DimensionLine
          key={`x${from}`}
          x1={toX(projection, from)}
          x2={toX(projection, to)}
          y1={bottom + NEAR_PIXELS}
          y2={bottom + NEAR_PIXELS}
          text={words.length(to - from)}
        />
      ))}
      {whole(alongX).map(([from, to]) => (
        <DimensionLine
          key="x"
          x1={toX(projection, from)}
          x2={toX(projection, to)}
          y1={bottom + FAR_PIXELS}
          y2={bottom + FAR_PIXELS}
          text={words.length(to - from)}
        />
      ))}
      {spans(alongZ).map(([from, to]) => (
        <DimensionLine
          key={`z${from}`}
          x1={right + NEAR_PIXELS}
          x2={right + NEAR_PIXELS}
          y1={toY(projection, from)}
          y2={toY(projection, to)}
          text={words.length(to - from)}
        />
      ))}
      {whole(alongZ).map(([from, to]) => (
        <DimensionLine
          key="z"
          x1={right + FAR_PIXELS}
          x2={right + FAR_PIXELS}
          y1={toY(projection, from)}
          y2={toY(projection, to)}
          text={words.length(to - from)}
        />
      ))}
    </g>
  );
};

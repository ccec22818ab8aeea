import type { RoomPoint, SceneJoint, SceneStick } from '@candil/configurator';
import { axesOf } from '@candil/configurator';
import type { ViewOf } from '../belt/span-under-pointer';
import { partId, useFlat } from '../flat/flat-context';
import { targetProps } from '../flat/input-target';
import { linePath } from '../flat/line-path';
import { toX, toY } from '../flat/projection';
import { useEditorShell } from '../state/editor-shell';
import { useDerived, useScope, useView } from '../state/use-editor-state';
import { bodyColours } from '../words/body-colours';
import { StickLabels } from './stick-labels';
import { useLiveSticks } from './use-live-sticks';
import { useStickWords } from './use-stick-words';

type Spot = readonly [x: number, y: number];

/** Thinner than this a stick is no more than a line, pixels. */
const LEAST_WIDTH = 4;
const HIT_PIXELS = 18;
const END_RADIUS = 6;
const BOLT = 'M1.2-6.2-4.3 1.3H.2L-.8 6.8 4.7-.8H.2z';
/** Length of the drawn fan of light of a stick, in metres. */
const FAN_METRES = 0.4;

interface FlatSticksProps {
  readonly viewOf: ViewOf;
  /** Returns the view of a line, where lines have views of their own; lines without one are not shown. */
  readonly viewOfLine?: (lineId: string) => ViewOf | undefined;
}

/** Sticks in a flat view with their joints, bases, lengths and angles. */
export const FlatSticks = ({ viewOf, viewOfLine = () => viewOf }: FlatSticksProps) => {
  const { projection } = useFlat();
  const { isReadOnly } = useEditorShell();
  const joining = useScope((scope) => (scope.kind === 'joining' ? scope : undefined));
  const words = useStickWords();
  const all = useLiveSticks();
  const isShown = (lineId: string): boolean => viewOfLine(lineId) !== undefined;
  const sticks = all.sticks.filter(({ lineId }) => isShown(lineId));
  const lines = all.lines.filter(({ id }) => isShown(id));
  const joints = all.joints.filter(({ stickIds }) => sticks.some(({ id }) => stickIds.includes(id)));
  if (sticks.length === 0) return null;
  const spotIn =
    (lineId: string | undefined) =>
    (point: RoomPoint): Spot => {
      const [u, v] = (viewOfLine(lineId ?? '') ?? viewOf)(point);
      return [toX(projection, u), toY(projection, v)];
    };
  const lineOf = ({ stickIds }: SceneJoint): string | undefined => sticks.find(({ id }) => stickIds.includes(id))?.lineId;
  const cursor = isReadOnly ? 'default' : 'grab';
  return (
    <g>
      {sticks.map((stick) => (
        <FlatStick key={stick.id} stick={stick} spotOf={spotIn(stick.lineId)} />
      ))}
      {sticks.flatMap((stick) =>
        (['from', 'to'] as const).map((end) => {
          const [x, y] = spotIn(stick.lineId)(stick[end]);
          const isJoint = stick[end].held.kind === 'joint';
          return (
            <g key={`${stick.id} ${end}`} {...targetProps({ kind: 'stick-end', id: stick.id, end })} style={{ cursor }}>
              <circle cx={x} cy={y} r={22} fill="transparent" className="pointer-fine:hidden" />
              <circle cx={x} cy={y} r={11} fill="transparent" />
              {!isJoint && <circle cx={x} cy={y} r={END_RADIUS - 1.5} className="fill-surface stroke-text" strokeWidth={1.8} />}
            </g>
          );
        }),
      )}
      {joints.map((joint) => {
        const [x, y] = spotIn(lineOf(joint))(joint);
        return (
          <g key={joint.id} className="pointer-events-none">
            <circle cx={x} cy={y} r={END_RADIUS} className="fill-surface stroke-text" strokeWidth={2} />
            <circle cx={x} cy={y} r={2.2} className="fill-text" />
          </g>
        );
      })}
      {[joining?.first, joining?.at].map((end, index) => {
        const stick = sticks.find(({ id }) => id === end?.stickId);
        if (stick === undefined || end === undefined) return null;
        const [x, y] = spotIn(stick.lineId)(stick[end.end]);
        return (
          <circle
            key={index === 0 ? 'first' : 'at'}
            cx={x}
            cy={y}
            r={END_RADIUS + 5}
            className="pointer-events-none fill-none stroke-accent"
            strokeWidth={index === 0 ? 4 : 3}
            strokeDasharray={index === 0 ? undefined : '4 3'}
          />
        );
      })}
      {lines.flatMap((line) =>
        line.feeds.map((feed) => {
          const [x, y] = spotIn(line.id)(feed);
          return (
            <g key={feed.id} className="pointer-events-none">
              <title>{words.base(feed)}</title>
              <circle cx={x} cy={y} r={10} className="fill-surface stroke-text" strokeWidth={2} />
              <path d={BOLT} transform={`translate(${x} ${y}) scale(0.9)`} className="fill-text" />
            </g>
          );
        }),
      )}
      <StickLabels sticks={sticks} joints={joints} lines={lines} spotIn={spotIn} lineOf={lineOf} />
    </g>
  );
};

const FlatStick = ({ stick, spotOf }: { readonly stick: SceneStick; readonly spotOf: (point: RoomPoint) => Spot }) => {
  const { editor } = useEditorShell();
  const { view, projection, activeId } = useFlat();
  const words = useStickWords();
  const isSelected = useView((state) => state.selection.includes(stick.id));
  const isHovered = useView((state) => state.hovered === stick.id);
  const isRolling = useView((state) => state.tool === 'roll');
  const hasFix = useDerived((state) =>
    state.issues.some(({ severity, elementIds }) => severity === 'fix' && elementIds.includes(stick.id)),
  );
  const [from, to] = [spotOf(stick.from), spotOf(stick.to)];
  const line = linePath([from, to]);
  const width = Math.max(LEAST_WIDTH, stick.diameterMetres * projection.scale);
  const { body } = bodyColours(editor.sources.context, stick.model, stick.color);
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const { light } = axesOf(stick);
  const middle = { x: (stick.from.x + stick.to.x) / 2, y: (stick.from.y + stick.to.y) / 2, z: (stick.from.z + stick.to.z) / 2 };
  const tip = spotOf({ x: middle.x + light.x * FAN_METRES, y: middle.y + light.y * FAN_METRES, z: middle.z + light.z * FAN_METRES });
  const isMarked = isSelected || isHovered || activeId === stick.id;
  return (
    <g>
      {isMarked && isRolling && (
        <path
          d={`M${from[0]} ${from[1]}L${from[0] + tip[0] - x} ${from[1] + tip[1] - y}L${to[0] + tip[0] - x} ${to[1] + tip[1] - y}L${to[0]} ${to[1]}Z`}
          className="pointer-events-none fill-accent"
          fillOpacity={0.35}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a part of a drawing is no button element */}
      <g
        {...targetProps({ kind: 'element', id: stick.id })}
        id={partId(view, stick.id)}
        role="button"
        aria-label={`${words.stick(stick)}, ${words.length(stick.lengthMetres)}`}
        aria-pressed={isSelected}
        tabIndex={-1}
        className="fill-none outline-none"
        strokeLinecap="round"
        style={{ cursor: 'pointer' }}
      >
        {isSelected && <path d={line} className="stroke-accent" strokeWidth={width + 8} />}
        {isMarked && <path d={line} className={isSelected ? 'stroke-text' : 'stroke-muted'} strokeWidth={width + 3.5} />}
        <path d={line} className="stroke-muted" strokeWidth={width + 0.8} />
        <path d={line} stroke={body} strokeWidth={width} />
        {hasFix && <path d={line} className="stroke-attention" strokeWidth={Math.max(2, width * 0.5)} strokeDasharray="7 6" />}
        <path d={line} stroke="transparent" strokeWidth={HIT_PIXELS} />
      </g>
    </g>
  );
};

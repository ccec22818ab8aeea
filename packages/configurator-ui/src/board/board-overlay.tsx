import { boardSourcesOf } from '@candil/configurator/board';
import { type BoardBody, type BoardPose, bodyOf, connectorKey, type PlacedConnector } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { DrawnChip } from '../flat/drawn-chip';
import { type Projection, toX, toY } from '../flat/projection';
import { targetAttribute } from './board-part';
import { useBoard, useBoardLive, useBoardShell, useBoardView } from './board-shell';
import { sizeInPixels } from './part-look';
import { transformOf } from './part-shape';
import { useBoardWords } from './use-board-words';

interface OnBoard {
  readonly projection: Projection;
}

/** Open connectors: rings that are pressed; the chosen one shines. */
export const Connectors = ({ projection }: OnBoard) => {
  const { t } = useTranslation('editor');
  const open = useBoard((state) => state.facts.open);
  const labels = useBoard((state) => state.facts.labels);
  const chosen = useBoardView((state) => state.connector);
  // Key of the moving parts: it stays the same during a whole drag, so that no ring is redrawn.
  const moving = useBoardLive((state) => (state.poses.size === 0 ? '' : [...state.poses.keys()].join(' ')));
  const movingIds = new Set(moving.split(' '));
  return (
    <g>
      {open.map((placed) => {
        if (movingIds.has(placed.partId)) return null;
        const key = connectorKey(placed);
        const isChosen = key === chosen;
        const [x, y] = [toX(projection, placed.x), toY(projection, placed.z)];
        return (
          // biome-ignore lint/a11y/useSemanticElements: a part of a drawing is no button element
          <g
            key={key}
            {...targetAttribute({ kind: 'connector', key })}
            data-connector={key}
            className="cursor-pointer outline-none"
            role="button"
            aria-pressed={isChosen}
            tabIndex={-1}
            aria-label={t('board.canvas.connector', { label: labels.get(placed.partId) ?? '' })}
          >
            <circle cx={x} cy={y} r={reachOf(placed, projection)} fill="transparent" />
            {isChosen && <circle cx={x} cy={y} r={15} className="fill-accent opacity-70" />}
            <circle
              cx={x}
              cy={y}
              r={isChosen ? 6 : placed.connector.facingDegrees === undefined ? 4 : 4.75}
              className={
                isChosen
                  ? 'fill-surface stroke-text'
                  : placed.connector.mustClose
                    ? 'fill-warning-soft stroke-warning'
                    : 'fill-surface stroke-muted'
              }
              strokeWidth={isChosen ? 2 : 1.5}
            />
          </g>
        );
      })}
    </g>
  );
};

/** Rings of one plate must not lie over one another, whatever the scale. */
const reachOf = ({ connector }: PlacedConnector, { scale }: Projection): number =>
  connector.facingDegrees === undefined ? Math.min(14, Math.max(6, scale * 0.05)) : 14;

/** Preview of the parts being held: the outline under the pointer, the place they would take, and their price. */
export const HeldParts = ({ projection }: OnBoard) => {
  const { t } = useTranslation('editor');
  const { editor } = useBoardShell();
  const words = useBoardWords();
  const { wanted, poses, snap, isBlocked, placing } = useBoardLive((state) => state);
  const labels = useBoard((state) => state.facts.labels);
  const bodies = useBoard((state) => state.facts.bodies);
  const placed = placing && bodyOf(placing, boardSourcesOf(editor.catalogue));
  const outlineOf = (id: string): BoardBody | undefined => (placed?.id === id ? placed : bodies.get(id));
  const at = snap?.onto;
  const first = [...poses][0];
  const note =
    first === undefined
      ? undefined
      : isBlocked
        ? t('board.canvas.blocked')
        : snap === undefined
          ? undefined
          : [
              t('board.canvas.snaps', { label: labels.get(snap.onto.partId) ?? '' }),
              ...(Math.abs(snap.straightenedDegrees) >= 1
                ? [t('board.canvas.straightened', { degrees: Math.round(Math.abs(snap.straightenedDegrees)) })]
                : []),
              ...(placing === undefined ? [] : [words.adds(placing.model, placing.selection) ?? '']),
            ]
              .filter((text) => text !== '')
              .join(' · ');
  const chip = at ?? first?.[1];
  return (
    <g className="pointer-events-none">
      {placed !== undefined && first !== undefined && <Outline body={placed} pose={first[1]} projection={projection} look="placing" />}
      {[...(wanted ?? [])].map(([id, pose]) => {
        const body = outlineOf(id);
        return body && <Outline key={id} body={body} pose={pose} projection={projection} look={isBlocked ? 'refused' : 'wanted'} />;
      })}
      {at !== undefined && (
        <>
          <circle cx={toX(projection, at.x)} cy={toY(projection, at.z)} r={17} className="fill-accent opacity-80" />
          <circle cx={toX(projection, at.x)} cy={toY(projection, at.z)} r={6.5} className="fill-accent stroke-text" strokeWidth={2} />
        </>
      )}
      {note !== undefined && chip !== undefined && (
        <DrawnChip x={toX(projection, chip.x)} y={toY(projection, chip.z) - 44} tone={isBlocked ? 'attention' : 'ink'}>
          {note}
        </DrawnChip>
      )}
    </g>
  );
};

interface OutlineProps {
  readonly body: BoardBody;
  readonly pose: BoardPose;
  readonly projection: Projection;
  readonly look: 'placing' | 'wanted' | 'refused';
}

const OUTLINES = {
  placing: 'fill-accent-soft stroke-text',
  wanted: 'fill-none stroke-faint',
  refused: 'fill-none stroke-attention',
} as const;

const Outline = ({ body, pose, projection, look }: OutlineProps) => {
  const { width, depth } = sizeInPixels(body, projection.scale);
  return (
    <rect
      transform={transformOf(projection, pose)}
      x={-width / 2}
      y={-depth / 2}
      width={width}
      height={depth}
      rx={body.shape.outline === 'round' ? width / 2 : Math.min(8, depth / 3)}
      className={OUTLINES[look]}
      strokeWidth={2}
      strokeDasharray={look === 'wanted' ? undefined : '6 4'}
    />
  );
};

/** The frame that is drawn around parts. */
export const Frame = ({ projection }: OnBoard) => {
  const frame = useBoardLive((state) => state.frame);
  if (frame === undefined) return null;
  const [x1, x2] = [toX(projection, frame.x1), toX(projection, frame.x2)];
  const [y1, y2] = [toY(projection, frame.z1), toY(projection, frame.z2)];
  return (
    <rect
      x={Math.min(x1, x2)}
      y={Math.min(y1, y2)}
      width={Math.abs(x2 - x1)}
      height={Math.abs(y2 - y1)}
      className="pointer-events-none fill-accent/20 stroke-text"
      strokeDasharray="4 3"
    />
  );
};

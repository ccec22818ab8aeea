import { unitSystemOf } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { IconButton } from '@candil/ui-kit/button';
import { ExpandIcon, MinusIcon, PlusIcon } from '@candil/ui-kit/icon';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import type { Margin, ViewRect } from '../flat/projection';
import { useCamera } from '../flat/use-camera';
import { BoardDimensionLines } from './board-dimensions';
import { Connectors, Frame, HeldParts } from './board-overlay';
import { BoardPart } from './board-part';
import { useBoard, useBoardLive, useBoardShell } from './board-shell';
import { boardKey } from './use-board-keys';
import { useBoardPointer } from './use-board-pointer';
import { useBoardWords } from './use-board-words';

interface BoardCanvasProps {
  readonly canvas: RefObject<SVGSVGElement | null>;
  readonly isSmall: boolean;
  /** Goes to the palette. */
  readonly onPalette: () => void;
  /** Downloads at the foot of the board. */
  readonly downloads: ReactNode;
}

/** An empty board shows so much, metres. */
const LEAST_METRES = 1.6;
const MARGINS: Readonly<Record<'small' | 'large', Margin>> = {
  small: { left: 28, top: 44, right: 84, bottom: 92 },
  large: { left: 72, top: 72, right: 110, bottom: 132 },
};
const GRID_METRES = 0.1;

/** The board from above: parts at scale, connectors to press, lengths; one tab stop, with keys of its own. */
export const BoardCanvas = ({ canvas, isSmall, onPalette, downloads }: BoardCanvasProps) => {
  const { t } = useTranslation('editor');
  const { editor, format } = useBoardShell();
  const words = useBoardWords();
  const board = useBoard((state) => state.board);
  const facts = useBoard((state) => state.facts);
  const isPlacing = useBoardLive((state) => state.placing !== undefined);
  const [activeId, setActiveId] = useState<string>();
  const isPanning = useRef(false);
  const hintId = useId();
  const patternId = useId();
  const content = useContent();
  const camera = useCamera({ canvas, content: content.rect, margin: MARGINS[isSmall ? 'small' : 'large'] });
  const handlers = useBoardPointer({ editor, camera, isPanning });
  const { projection } = camera;
  const active = activeId !== undefined && facts.parts.has(activeId) ? activeId : undefined;

  const fit = () => {
    content.refit();
    camera.fit();
  };
  const walk = (step: number) => {
    const ids = board.parts.map(({ id }) => id);
    const at = active === undefined ? -1 : ids.indexOf(active);
    setActiveId(ids[(at + step + ids.length + (at < 0 && step < 0 ? 1 : 0)) % ids.length]);
  };
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const { selection } = editor.view.getState();
    const isArrow = event.key.startsWith('Arrow') && !event.ctrlKey && !event.metaKey;
    if (isArrow && selection.length === 0 && board.parts.length > 0) {
      walk(event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (isPlacing) editor.drop();
      else if (active !== undefined) editor.select([active], event.shiftKey ? 'toggle' : 'replace');
      else isPanning.current = event.key === ' ';
    } else if (!boardKey(editor, { ...camera, fit }, event, onPalette)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const pixels = GRID_METRES * projection.scale;
  const parts = [...board.parts].sort((one, other) => layerOf(facts.bodies.get(one.id)) - layerOf(facts.bodies.get(other.id)));
  return (
    <div className="relative min-h-0 grow bg-ground">
      <svg
        ref={canvas}
        {...handlers}
        role="application"
        aria-label={t('board.canvas.label')}
        aria-describedby={hintId}
        aria-activedescendant={active && `board-${active}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the one tab stop of the board
        tabIndex={0}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => {
          if (event.key === ' ') isPanning.current = false;
        }}
        onBlur={() => {
          isPanning.current = false;
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          editor.cancel();
        }}
        className="absolute inset-0 size-full touch-none overflow-hidden select-none focus-visible:-outline-offset-2"
        style={{ cursor: isPlacing ? 'crosshair' : 'default' }}
      >
        <defs>
          <pattern
            id={patternId}
            width={pixels}
            height={pixels}
            x={projection.originX}
            y={projection.originY}
            patternUnits="userSpaceOnUse"
          >
            <circle cx={0.8} cy={0.8} r={0.8} className="fill-gray-3 dark:fill-gray-6" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={pixels > 6 ? `url(#${patternId})` : 'none'} />
        <BoardDimensionLines projection={projection} />
        {parts.map((part) => {
          const body = facts.bodies.get(part.id);
          return (
            body && (
              <BoardPart
                key={part.id}
                part={part}
                body={body}
                label={facts.labels.get(part.id) ?? ''}
                name={words.nameOf(part.model)}
                projection={projection}
                isActive={part.id === active}
                showsLabel={body.shape.layer === 'carrier' && body.widthMetres * projection.scale > 46}
              />
            )
          );
        })}
        <Connectors projection={projection} />
        <HeldParts projection={projection} />
        <Frame projection={projection} />
      </svg>
      <p id={hintId} className="sr-only">
        {t('board.canvas.hint')}
      </p>
      <p className="pointer-events-none absolute start-4 top-3 m-0 text-sm max-md:hidden">
        <strong className="font-semibold">{t('board.name')}</strong>{' '}
        <span className="ms-1 text-muted">
          {t('board.topView', { unit: unitSystemOf(format.settings.catalogId) === 'imperial' ? 'ft' : 'cm' })}
        </span>
      </p>
      <div className="absolute start-3 bottom-3 flex gap-2 md:start-4 md:bottom-4" data-print="hidden">
        {downloads}
      </div>
      <div
        data-print="hidden"
        className="absolute end-3 bottom-3 flex items-center rounded-control border border-hairline bg-surface md:end-4 md:bottom-4"
      >
        <IconButton label={t('board.canvas.zoomOut')} icon={<MinusIcon size={16} />} onClick={() => camera.zoomBy(-1)} />
        <IconButton label={t('board.canvas.fit')} icon={<ExpandIcon size={16} />} onClick={fit} />
        <IconButton label={t('board.canvas.zoomIn')} icon={<PlusIcon size={16} />} onClick={() => camera.zoomBy(1)} />
      </div>
    </div>
  );
};

const layerOf = (body: { readonly shape: { readonly layer: 'carrier' | 'hung' } } | undefined): number =>
  body?.shape.layer === 'hung' ? 1 : 0;

/** Part of the board that the view is fitted to. It grows only when the board leaves it, so that nothing jumps under the hand. */
const useContent = () => {
  const extent = useBoard((state) => state.facts.dimensions?.extent);
  const [rect, setRect] = useState<ViewRect>(() => around(extent));
  const needed = around(extent);
  const holds =
    extent === undefined ||
    (extent.x >= rect.left - 0.05 &&
      extent.z >= rect.top - 0.05 &&
      extent.x + extent.widthMetres <= rect.right + 0.05 &&
      extent.z + extent.depthMetres <= rect.bottom + 0.05);
  if (!holds) setRect(needed);
  return { rect, refit: () => setRect(needed) };
};

const around = (
  extent: { readonly x: number; readonly z: number; readonly widthMetres: number; readonly depthMetres: number } | undefined,
): ViewRect => {
  const { x, z, widthMetres, depthMetres } = extent ?? { x: 0, z: 0, widthMetres: 0, depthMetres: 0 };
  const [midX, midZ] = [x + widthMetres / 2, z + depthMetres / 2];
  const [halfWidth, halfDepth] = [Math.max(widthMetres, LEAST_METRES) / 2, Math.max(depthMetres, LEAST_METRES * 0.6) / 2];
  return { left: midX - halfWidth, right: midX + halfWidth, top: midZ - halfDepth, bottom: midZ + halfDepth };
};

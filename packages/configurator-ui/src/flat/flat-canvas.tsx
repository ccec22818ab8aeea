import type { FlatView } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { ViewOf } from '../belt/span-under-pointer';
import { followToModels } from '../library/focus-models';
import { ZoomButtons } from '../screen/later-soon';
import { useEditorShell } from '../state/editor-shell';
import { useScope } from '../state/use-editor-state';
import { FlatProvider, partId } from './flat-context';
import { OverProvider } from './over-drawing';
import type { Margin, ViewRect } from './projection';
import { useCamera } from './use-camera';
import { type PlaceOfView, useCanvasPointer } from './use-canvas-pointer';

/** Object that the arrow keys step through, in reading order. */
export interface CanvasObject {
  readonly id: string;
}

interface FlatCanvasProps {
  readonly view: FlatView;
  /** The view whose directions the arrow keys follow. */
  readonly keysAs?: FlatView;
  /** Name of the drawing. */
  readonly label: string;
  readonly content: ViewRect;
  readonly margin: Margin;
  readonly placeOf: PlaceOfView;
  /** Projects a place of the room into this view. */
  readonly viewOf: ViewOf;
  readonly objects: readonly CanvasObject[];
  readonly children: ReactNode;
}

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * A drawing that is worked in: one tab stop, arrows from part to part while nothing is selected, everything else is the editor's.
 * Touching it never scrolls the page.
 */
export const FlatCanvas = ({ view, keysAs = view, label, content, margin, placeOf, viewOf, objects, children }: FlatCanvasProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const canvas = useRef<SVGSVGElement>(null);
  const [over, setOver] = useState<SVGSVGElement | null>(null);
  const isPanning = useRef(false);
  const hintId = useId();
  const [activeId, setActiveId] = useState<string>();
  const camera = useCamera({ canvas, content, margin });
  const handlers = useCanvasPointer({ editor, view, camera, placeOf, viewOf, isPanning });
  const isPlacing = useScope((scope) => scope.kind === 'placing' || scope.kind === 'pattern' || scope.kind === 'measuring');
  const active = objects.some(({ id }) => id === activeId) ? activeId : undefined;
  const { projection, size } = camera;
  const flat = useMemo(() => ({ view, projection, size, activeId: active }), [view, projection, size, active]);

  const goOn = (step: number) => {
    const at = objects.findIndex(({ id }) => id === active);
    const next = objects[(at + step + objects.length + (at < 0 && step < 0 ? 1 : 0)) % objects.length];
    if (next !== undefined) {
      setActiveId(next.id);
      editor.setView({ hovered: next.id });
    }
  };
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    const { selection } = editor.view.getState();
    const isIdle = editor.scope.getState().kind === 'idle';
    const step = STEPS[key];
    const taken = (): boolean => {
      if (isIdle && selection.length === 0 && step !== undefined && objects.length > 0 && !ctrlKey && !altKey) {
        goOn(step);
        return true;
      }
      if (isIdle && (key === ' ' || key === 'Enter') && active !== undefined && !selection.includes(active)) {
        editor.select([active], shiftKey ? 'toggle' : 'replace');
        return true;
      }
      if (key === ' ') {
        isPanning.current = true;
        return true;
      }
      if (editor.key({ key, shift: shiftKey, alt: altKey, control: ctrlKey || metaKey, view: keysAs })) {
        if (!ctrlKey && !metaKey) followToModels(editor, key);
        return true;
      }
      if (ctrlKey || metaKey) return false;
      if (key === '+' || key === '=') camera.zoomBy(1);
      else if (key === '-') camera.zoomBy(-1);
      else if (key === '0') camera.fit();
      else return false;
      return true;
    };
    if (!taken()) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="relative min-h-0 grow basis-0" data-view={view}>
      <svg
        ref={canvas}
        {...handlers}
        role="application"
        aria-label={label}
        aria-describedby={hintId}
        aria-activedescendant={active && partId(view, active)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the one tab stop of the drawing
        tabIndex={0}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => {
          if (event.key === ' ') isPanning.current = false;
        }}
        onBlur={() => {
          isPanning.current = false;
        }}
        onPointerLeave={() => editor.setView({ hovered: undefined })}
        // The click that a browser makes of a tap would hit an element that a sheet has moved under the finger meanwhile.
        onTouchEnd={(event) => {
          if (!event.cancelable) return;
          event.preventDefault();
          leaveField();
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          if (editor.scope.getState().kind !== 'idle') editor.cancel();
        }}
        className="absolute inset-0 size-full touch-none select-none overflow-hidden focus-visible:-outline-offset-2 not-focus-visible:outline-none"
        style={{ cursor: isPlacing ? 'crosshair' : 'default' }}
      >
        <OverProvider value={over}>
          <FlatProvider value={flat}>{children}</FlatProvider>
        </OverProvider>
      </svg>
      <svg ref={setOver} aria-hidden className="pointer-events-none absolute inset-0 size-full overflow-hidden" />
      <p id={hintId} className="sr-only">
        {t('views.canvas.hint')}
      </p>
      <ZoomButtons camera={camera} />
    </div>
  );
};

/** Blurs the active field, so that it commits its text, as the suppressed click would have. */
const leaveField = (): void => {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
};

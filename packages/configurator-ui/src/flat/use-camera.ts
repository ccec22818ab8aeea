import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { type Camera, FITTED, type Margin, pannedBy, projectionOf, type ViewRect, zoomedAt } from './projection';
import { useCanvasSize } from './use-canvas-size';

/** One step of the wheel or of a key. */
const ZOOM_STEP = 1.2;

interface CameraOptions {
  readonly canvas: RefObject<SVGSVGElement | null>;
  readonly content: ViewRect;
  readonly margin: Margin;
}

/** Zoom and shift of a flat view: the wheel zooms to the pointer, keys and buttons to the middle. */
export const useCamera = ({ canvas, content, margin }: CameraOptions) => {
  const size = useCanvasSize(canvas);
  const [camera, setCamera] = useState<Camera>(FITTED);
  const { left, top, right, bottom } = content;
  const projection = useMemo(
    () => projectionOf({ left, top, right, bottom }, size, margin, camera),
    [left, top, right, bottom, size, margin, camera],
  );
  const zoomAt = useCallback(
    (factor: number, x: number, y: number) => {
      const middleX = margin.left + (size.width - margin.left - margin.right) / 2;
      const middleY = margin.top + (size.height - margin.top - margin.bottom) / 2;
      setCamera((before) => zoomedAt(before, projection, factor, x - middleX, y - middleY));
    },
    [projection, size, margin],
  );
  const zoomBy = useCallback((steps: number) => zoomAt(ZOOM_STEP ** steps, size.width / 2, size.height / 2), [zoomAt, size]);
  const panBy = useCallback((dx: number, dy: number) => setCamera((before) => pannedBy(before, projection, dx, dy)), [projection]);
  const fit = useCallback(() => setCamera(FITTED), []);
  useEffect(() => {
    const node = canvas.current;
    // React listens to the wheel passively and could not keep the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left: x, top: y } = (event.currentTarget as Element).getBoundingClientRect();
      zoomAt(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), event.clientX - x, event.clientY - y);
    };
    node?.addEventListener('wheel', onWheel, { passive: false });
    return () => node?.removeEventListener('wheel', onWheel);
  }, [canvas, zoomAt]);
  return { size, projection, zoomAt, zoomBy, panBy, fit, isFitted: camera === FITTED };
};

export type CanvasCamera = ReturnType<typeof useCamera>;

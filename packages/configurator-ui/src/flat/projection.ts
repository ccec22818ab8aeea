/** A part of a flat view, metres: `u` to the right, `v` down. */
export interface ViewRect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Mapping of the metres of a flat view to its canvas. */
export interface Projection {
  /** Pixels of a metre. */
  readonly scale: number;
  readonly originX: number;
  readonly originY: number;
}

/** Pixels beside the content, for measures and labels. */
export interface Margin {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Zoom about the fitted view, and how far the middle of the canvas has gone from the middle of the content, metres. */
export interface Camera {
  readonly zoom: number;
  readonly du: number;
  readonly dv: number;
}

export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

export const FITTED: Camera = { zoom: 1, du: 0, dv: 0 };
const ZOOM_BOUNDS = { min: 0.5, max: 12 } as const;

export const toX = ({ originX, scale }: Projection, u: number): number => originX + u * scale;
export const toY = ({ originY, scale }: Projection, v: number): number => originY + v * scale;
export const toU = ({ originX, scale }: Projection, x: number): number => (x - originX) / scale;
export const toV = ({ originY, scale }: Projection, y: number): number => (y - originY) / scale;

/** The content in the middle of the canvas, as large as the margins leave it, seen by a camera. */
export const projectionOf = (content: ViewRect, size: CanvasSize, margin: Margin, { zoom, du, dv }: Camera): Projection => {
  const wide = Math.max(1, size.width - margin.left - margin.right);
  const high = Math.max(1, size.height - margin.top - margin.bottom);
  const scale = zoom * Math.min(wide / (content.right - content.left), high / (content.bottom - content.top));
  return {
    scale,
    originX: margin.left + wide / 2 - ((content.left + content.right) / 2 + du) * scale,
    originY: margin.top + high / 2 - ((content.top + content.bottom) / 2 + dv) * scale,
  };
};

/**
 * The camera zoomed by a factor, with the point under the pixel fixed. `x` and `y` are pixels from the middle of the fitted content,
 * which shows the same point of the view whatever the zoom.
 */
export const zoomedAt = (camera: Camera, { scale }: Projection, factor: number, x: number, y: number): Camera => {
  const zoom = Math.min(ZOOM_BOUNDS.max, Math.max(ZOOM_BOUNDS.min, camera.zoom * factor));
  const ratio = zoom / camera.zoom;
  const metres = (1 - 1 / ratio) / scale;
  return { zoom, du: camera.du + x * metres, dv: camera.dv + y * metres };
};

/** The camera after the view has been pulled by pixels. */
export const pannedBy = (camera: Camera, { scale }: Projection, dx: number, dy: number): Camera => ({
  ...camera,
  du: camera.du - dx / scale,
  dv: camera.dv - dy / scale,
});

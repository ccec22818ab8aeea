import type { DrawnBoard, DrawnShape } from './drawn-board';

/** A picture of four to three, as those of all compositions. */
const PICTURE = { width: 800, height: 600, margin: 44 } as const;
const CEILING = ['#a59c8f', '#8d8477'] as const;
const LAMP = '#fdf3dd';

const round = (value: number): string => value.toFixed(1);

/** The board in the evening, from below the ceiling: its parts with the light that they give, without lengths and labels, as SVG. */
export const pictureSvgOfBoard = (board: DrawnBoard): string => {
  const drawn = board.shapes.filter(({ layer }) => layer === 'CARRIER' || layer === 'HUNG');
  const box = boxOf(drawn);
  const scale = Math.min(
    (PICTURE.width - 2 * PICTURE.margin) / Math.max(box.right - box.left, 0.5),
    (PICTURE.height - 2 * PICTURE.margin) / Math.max(box.bottom - box.top, 0.5),
    620,
  );
  const x = (metres: number): number => PICTURE.width / 2 + (metres - (box.left + box.right) / 2) * scale;
  const y = (metres: number): number => PICTURE.height / 2 + (metres - (box.top + box.bottom) / 2) * scale;
  const outline = (shape: DrawnShape, more: string): string => {
    if (shape.kind === 'circle')
      return `<circle cx="${round(x(shape.x))}" cy="${round(y(shape.z))}" r="${round(shape.radius * scale)}" ${more}/>`;
    if (shape.kind !== 'polygon') return '';
    const points = shape.points.map(([px, pz]) => `${round(x(px))},${round(y(pz))}`).join(' ');
    return `<polygon points="${points}" stroke-linejoin="round" ${more}/>`;
  };
  const shining = drawn.filter((shape) => 'fill' in shape && shape.fill === LAMP);
  const heights = drawn.filter((shape) => shape.kind === 'circle' && shape.layer === 'HUNG' && !shining.includes(shape));
  const glows = [...shining, ...heights].map((shape) => {
    const at = middleOf(shape);
    return `<circle cx="${round(x(at.x))}" cy="${round(y(at.z))}" r="${round(Math.max(at.reach * scale * 2.1, 70))}" fill="url(#glow)"/>`;
  });
  const bodies = drawn.map((shape) => {
    const fill = 'fill' in shape ? (shape.fill ?? 'none') : 'none';
    return fill === LAMP
      ? outline(shape, `fill="#fff6e2" stroke="#ffd9a0" stroke-width="1.5"`)
      : outline(shape, `fill="${fill}" stroke="#2a2622" stroke-width="1.5"`);
  });
  const lamps = heights.map((shape) =>
    shape.kind === 'circle' ? outline({ ...shape, radius: shape.radius * 0.7 }, 'fill="#fff6e2"') : '',
  );
  const shadows = drawn.map((shape) => (shape.layer === 'CARRIER' ? outline(shape, 'fill="#000" stroke="#000" stroke-width="6"') : ''));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}">
<defs>
<radialGradient id="ceiling" cx="50%" cy="50%" r="75%"><stop offset="0" stop-color="${CEILING[0]}"/><stop offset="1" stop-color="${CEILING[1]}"/></radialGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#ffd79a" stop-opacity="0.75"/><stop offset="0.45" stop-color="#ffd79a" stop-opacity="0.28"/><stop offset="1" stop-color="#ffd79a" stop-opacity="0"/></radialGradient>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter>
</defs>
<rect width="100%" height="100%" fill="url(#ceiling)"/>
<g filter="url(#soft)" opacity="0.32" transform="translate(5 9)">${shadows.join('')}</g>
<g>${glows.join('')}</g>
<g>${bodies.join('')}${lamps.join('')}</g>
</svg>`;
};

const middleOf = (shape: DrawnShape): { readonly x: number; readonly z: number; readonly reach: number } => {
  if (shape.kind === 'circle') return { x: shape.x, z: shape.z, reach: shape.radius * 1.6 };
  const { left, right, top, bottom } = boxOf([shape]);
  return { x: (left + right) / 2, z: (top + bottom) / 2, reach: Math.max(right - left, bottom - top) / 2.4 };
};

const boxOf = (shapes: readonly DrawnShape[]) => {
  const box = {
    left: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  };
  const include = (x: number, z: number, reach: number) => {
    box.left = Math.min(box.left, x - reach);
    box.right = Math.max(box.right, x + reach);
    box.top = Math.min(box.top, z - reach);
    box.bottom = Math.max(box.bottom, z + reach);
  };
  for (const shape of shapes) {
    if (shape.kind === 'circle') include(shape.x, shape.z, shape.radius);
    else if (shape.kind === 'polygon') for (const [x, z] of shape.points) include(x, z, 0);
  }
  return box;
};

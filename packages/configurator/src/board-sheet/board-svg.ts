import type { DrawnBoard, DrawnShape } from './drawn-board';

/** Capitals are so much of the size of their letters. */
const CAPITALS = 0.72;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
/** Whole tenths of a millimetre. */
const mm = (metres: number): string => String(Math.round(metres * 10_000) / 10);

const shapeText = (shape: DrawnShape): string => {
  switch (shape.kind) {
    case 'polygon':
      return `<polygon points="${shape.points.map(([x, z]) => `${mm(x)},${mm(z)}`).join(' ')}" fill="${shape.fill ?? 'none'}"/>`;
    case 'circle':
      return `<circle cx="${mm(shape.x)}" cy="${mm(shape.z)}" r="${mm(shape.radius)}" fill="${shape.fill ?? 'none'}"/>`;
    case 'line':
      return `<line x1="${mm(shape.from[0])}" y1="${mm(shape.from[1])}" x2="${mm(shape.to[0])}" y2="${mm(shape.to[1])}"/>`;
    case 'text': {
      const turn = shape.isUpright === true ? ` transform="rotate(-90 ${mm(shape.x)} ${mm(shape.z)})"` : '';
      const anchor = shape.anchor === 'middle' ? ' text-anchor="middle"' : '';
      const size = mm(shape.height / CAPITALS);
      return `<text x="${mm(shape.x)}" y="${mm(shape.z)}" font-size="${size}" fill="${shape.isLight === true ? '#fff' : '#161613'}" stroke="none"${anchor}${turn}>${escaped(shape.text)}</text>`;
    }
  }
};

/** The drawing as an SVG file in millimetres, a group for each layer in the order in which they lie. */
export const svgOfBoard = (board: DrawnBoard, title: string): string => {
  const box = [board.x, board.z, board.width, board.depth].map(mm).join(' ');
  const groups: string[] = [];
  let open: string | undefined;
  for (const shape of board.shapes) {
    if (shape.layer !== open) {
      if (open !== undefined) groups.push('</g>');
      groups.push(`<g data-layer="${shape.layer}">`);
      open = shape.layer;
    }
    groups.push(shapeText(shape));
  }
  if (open !== undefined) groups.push('</g>');
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="${mm(board.width)}mm" height="${mm(board.depth)}mm" viewBox="${box}" font-family="Helvetica, Arial, sans-serif" stroke="#161613" stroke-width="2">
<title>${escaped(title)}</title>
${groups.join('\n')}
</svg>
`;
};

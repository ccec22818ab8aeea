import type { PlanPlace, Scene } from '@candil/configurator';

/** The drawing is to scale: a metre of the room is so many millimetres of paper. */
const SCALE = 50;
const MILLIMETRES = 1000 / SCALE;
const MARGIN = 12;

const round = (value: number): string => String(Math.round(value * 100) / 100);
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The plan at 1:50 in millimetres: room, belts, sticks, cables' canopies and luminaires with their labels. */
export const planSvg = ({ room, lights, canopies, belts, sticks }: Scene, title: string): string => {
  const { widthMetres, depthMetres } = room;
  const [width, height] = [widthMetres * MILLIMETRES + 2 * MARGIN, depthMetres * MILLIMETRES + 2 * MARGIN];
  const x = (place: PlanPlace) => round(MARGIN + (place.x + widthMetres / 2) * MILLIMETRES);
  const y = (place: PlanPlace) => round(MARGIN + (place.z + depthMetres / 2) * MILLIMETRES);
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}mm" height="${round(height)}mm" viewBox="0 0 ${round(width)} ${round(height)}" font-family="sans-serif" font-size="2.2">`,
    `<title>${escaped(title)} 1:${SCALE}</title>`,
    `<rect id="room" x="${MARGIN}" y="${MARGIN}" width="${round(widthMetres * MILLIMETRES)}" height="${round(depthMetres * MILLIMETRES)}" fill="none" stroke="#111" stroke-width="0.5"/>`,
    '<g id="canopies" fill="none" stroke="#111" stroke-width="0.18">',
    ...canopies
      .filter(({ isVirtual }) => !isVirtual)
      .map((canopy) => `<circle cx="${x(canopy)}" cy="${y(canopy)}" r="${round((canopy.widthMetres / 2) * MILLIMETRES)}"/>`),
    '</g>',
    '<g id="belts" fill="none" stroke="#111" stroke-width="0.35">',
    ...belts.map(({ label, spans }) => {
      const points = spans.flatMap(({ curve }) => curve).map((point) => `${x(point)},${y(point)}`);
      return `<polyline id="${escaped(label)}" points="${points.join(' ')}"/>`;
    }),
    ...belts.flatMap(({ points }) =>
      points.map(
        (point) => `<rect x="${round(Number(x(point)) - 0.5)}" y="${round(Number(y(point)) - 0.5)}" width="1" height="1" fill="#111"/>`,
      ),
    ),
    '</g>',
    '<g id="sticks" fill="none" stroke="#111" stroke-width="0.6" stroke-linecap="round">',
    ...sticks.map(({ label, from, to }) => `<line id="${escaped(label)}" x1="${x(from)}" y1="${y(from)}" x2="${x(to)}" y2="${y(to)}"/>`),
    '</g>',
    '<g id="luminaires" fill="#fff" stroke="#111" stroke-width="0.25">',
    ...lights.map((light) => `<circle cx="${x(light)}" cy="${y(light)}" r="${round(light.radiusMetres * MILLIMETRES)}"/>`),
    '</g>',
    '<g id="labels" fill="#111">',
    ...lights.map((light) => {
      const right = round(Number(x(light)) + light.radiusMetres * MILLIMETRES + 0.8);
      return `<text x="${right}" y="${round(Number(y(light)) - 0.8)}">${escaped(light.label)}</text>`;
    }),
    ...sticks.map(({ label, from, to }) => {
      const middle = { x: (from.x + to.x) / 2, z: (from.z + to.z) / 2 };
      return `<text x="${round(Number(x(middle)) + 0.8)}" y="${round(Number(y(middle)) - 0.8)}">${escaped(label)}</text>`;
    }),
    `<text x="${MARGIN}" y="${round(height - MARGIN / 2)}">${escaped(`${title} · 1:${SCALE}`)}</text>`,
    '</g>',
    '</svg>',
  ];
  return lines.join('\n');
};

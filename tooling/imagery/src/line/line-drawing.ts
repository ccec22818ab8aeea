import type { LuminaireRecipe } from '@candil/catalogue/imagery';
import { BELOW, FRONT, type PartMap, type Projection, partMap, reachMetres, SIDE, TOP } from './part-map';
import { type Point, traceOutlines } from './trace-outlines';

/** The drawing is this wide; at half the size its figures are still read. */
const WIDTH = 320;
const MOST_HEIGHT = 250;
const TEXT = 19;
const LEFT = 30;
const RIGHT = 12;
const TOP_MARGIN = 10;
const BOTTOM = 34;
const GAP = 24;
/** A corner may lie this far outside of the circle. */
const ROUND_SHARE = 1.06;
/** Distance between what is measured and its dimension line. */
const STAND_OFF = 10;
const TICK = 4;

const number = (value: number): string => String(Number(value.toFixed(1)));
const millimetres = (metres: number): string => String(Math.round(metres * 1000));

/** A body that fills the circle around its width; a square post does not. */
const isRound = (recipe: LuminaireRecipe): boolean => {
  const { widthMetres, depthMetres, mount } = recipe;
  if (mount === 'wall' || Math.abs(widthMetres - depthMetres) > 0.02 * widthMetres) return false;
  return reachMetres(recipe) < ROUND_SHARE * (widthMetres / 2);
};

const secondView = (recipe: LuminaireRecipe, round: boolean): Projection => {
  if (!round) return SIDE;
  return recipe.mount === 'ceiling' ? BELOW : TOP;
};

const pathOf = (map: PartMap, scale: number, [left, top]: Point): string =>
  traceOutlines(map)
    .map((line) => {
      const points = line.map(
        ([x, y]) => `${number(left + (x - 2) * map.metresPerStep * scale)} ${number(top + (y - 2) * map.metresPerStep * scale)}`,
      );
      return `M${points.join('L')}`;
    })
    .join('');

/** A dimension line between two points that lie on one level, its figure below it. */
const level = (from: number, to: number, y: number, text: string): string =>
  `<path class="d" d="M${number(from)} ${number(y)}H${number(to)}M${number(from - TICK / 2)} ${number(y + TICK)}l${TICK} ${-2 * TICK}M${number(to - TICK / 2)} ${number(y + TICK)}l${TICK} ${-2 * TICK}"/><text x="${number((from + to) / 2)}" y="${number(y + TEXT)}">${text}</text>`;

const upright = (x: number, from: number, to: number, text: string): string => {
  const middle = number((from + to) / 2);
  return `<path class="d" d="M${number(x)} ${number(from)}V${number(to)}M${number(x - TICK)} ${number(from + TICK / 2)}l${2 * TICK} ${-TICK}M${number(x - TICK)} ${number(to + TICK / 2)}l${2 * TICK} ${-TICK}"/><text transform="translate(${number(x - 6)} ${middle}) rotate(-90)">${text}</text>`;
};

/** Front view and a second one beside it, to one scale, with the measures in millimetres; hidden lines are left out. */
export const lineDrawing = (recipe: LuminaireRecipe): string => {
  const front = partMap(recipe, FRONT);
  const round = isRound(recipe);
  const second = secondView(recipe, round);
  const other = partMap(recipe, second);
  const { widthMetres, heightMetres, depthMetres } = recipe;
  const [otherWidth, otherHeight] = second === SIDE ? [depthMetres, heightMetres] : [widthMetres, depthMetres];
  const highest = Math.max(heightMetres, otherHeight);
  const scale = Math.min((WIDTH - LEFT - RIGHT - GAP) / (widthMetres + otherWidth), (MOST_HEIGHT - TOP_MARGIN - BOTTOM) / highest);
  // A measure needs room for its figure even where the luminaire is small.
  const room = Math.max(highest * scale, 56);
  const height = Math.ceil(TOP_MARGIN + room + BOTTOM);
  const spare = WIDTH - LEFT - RIGHT - GAP - (widthMetres + otherWidth) * scale;
  const left = LEFT + spare / 3;
  const otherLeft = left + widthMetres * scale + GAP + spare / 3;
  const top = TOP_MARGIN + (room - heightMetres * scale) / 2;
  const otherTop = TOP_MARGIN + (room - otherHeight * scale) / 2;
  const base = TOP_MARGIN + room + STAND_OFF;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
<title>${recipe.model}: ${millimetres(widthMetres)} × ${millimetres(heightMetres)} × ${millimetres(depthMetres)} mm</title>
<style>.d{stroke-width:.8;opacity:.65}text{font:500 ${TEXT}px Geist,Inter,system-ui,sans-serif;fill:currentColor;stroke:none;text-anchor:middle}</style>
<path d="${pathOf(front, scale, [left, top])}"/>
<path d="${pathOf(other, scale, [otherLeft, otherTop])}"/>
${level(left, left + widthMetres * scale, base, `${round ? 'ø' : ''}${millimetres(widthMetres)}`)}
${second === SIDE ? level(otherLeft, otherLeft + otherWidth * scale, base, millimetres(depthMetres)) : ''}
${upright(left - STAND_OFF, top, top + heightMetres * scale, millimetres(heightMetres))}
</svg>
`;
};

import type { Place, ProfilePoint } from '@candil/catalogue/imagery';
import type { Furniture } from '@candil/configurator';
import type { FurnitureGroup, FurniturePart, Stuff } from './piece';

type Groups = readonly FurnitureGroup[];
type Size = Pick<Furniture, 'widthMetres' | 'depthMetres' | 'heightMetres'>;

const box = (
  stuff: Stuff,
  size: Place,
  at: Place,
  filletMetres: number,
  more: { turnRadians?: number; leanRadians?: number } = {},
): FurniturePart => ({
  shape: 'box',
  stuff,
  size,
  at,
  filletMetres,
  ...more,
});

const turned = (stuff: Stuff, at: Place, ...profile: ProfilePoint[]): FurniturePart => ({ shape: 'turned', stuff, profile, at });

const CHAIR = { widthMetres: 0.46, depthMetres: 0.44, seatMetres: 0.46, backMetres: 0.83, roomMetres: 0.66 } as const;

/** A chair whose sitter looks along −z of its own, turned about the vertical. */
const chair = (x: number, z: number, turnRadians: number): FurnitureGroup => {
  const [sine, cosine] = [Math.sin(turnRadians), Math.cos(turnRadians)];
  const place = (u: number, y: number, v: number): Place => [x + u * cosine + v * sine, y, z + v * cosine - u * sine];
  const { widthMetres: w, depthMetres: d, seatMetres: seat, backMetres: back } = CHAIR;
  const leg = (u: number, v: number): FurniturePart =>
    box('steel', [0.022, seat - 0.03, 0.022], place(u * (w / 2 - 0.02), (seat - 0.03) / 2, v * (d / 2 - 0.02)), 0.006, { turnRadians });
  const post = (u: number): FurniturePart =>
    box('steel', [0.018, back - seat - 0.06, 0.014], place(u * (w / 2 - 0.07), (back + seat - 0.06) / 2, d / 2 - 0.018), 0.005, {
      turnRadians,
    });
  const parts = [
    box('wool', [w, 0.045, d], place(0, seat - 0.0225, 0), 0.016, { turnRadians }),
    box('wool', [w, 0.27, 0.03], place(0, back - 0.135, d / 2 - 0.002), 0.014, { turnRadians, leanRadians: 0.06 }),
    leg(-1, -1),
    leg(1, -1),
    leg(-1, 1),
    leg(1, 1),
    post(-1),
    post(1),
  ];
  return { parts, seatAt: [sine, cosine] };
};

const whole = (parts: readonly FurniturePart[]): FurnitureGroup => ({ parts });

/** Depth of the chairs under the table. */
const UNDER_METRES = 0.06;

const table = ({ widthMetres: w, depthMetres: d, heightMetres: h }: Size): Groups => {
  const chairs = Math.max(1, Math.floor((w - 0.2) / CHAIR.roomMetres));
  const gap = (w - 0.2) / chairs;
  const away = d / 2 + CHAIR.depthMetres / 2 - UNDER_METRES;
  const leg = (x: number, z: number): FurniturePart =>
    box('walnut', [0.055, h - 0.036, 0.055], [x * (w / 2 - 0.06), (h - 0.036) / 2, z * (d / 2 - 0.06)], 0.008);
  return [
    whole([
      box('walnut', [w, 0.036, d], [0, h - 0.018, 0], 0.008),
      box('walnut', [w - 0.16, 0.06, 0.02], [0, h - 0.066, d / 2 - 0.06], 0.004),
      box('walnut', [w - 0.16, 0.06, 0.02], [0, h - 0.066, 0.06 - d / 2], 0.004),
      leg(-1, -1),
      leg(1, -1),
      leg(-1, 1),
      leg(1, 1),
    ]),
    ...Array.from({ length: chairs }, (_, i) => (i - (chairs - 1) / 2) * gap).flatMap((x) => [chair(x, away, 0), chair(x, -away, Math.PI)]),
  ];
};

const roundTable = ({ widthMetres: w, heightMetres: h }: Size): Groups => {
  const radius = w / 2;
  const chairs = Math.max(2, Math.floor((Math.PI * w) / (CHAIR.roomMetres * 1.15)));
  const away = radius + CHAIR.depthMetres / 2 - UNDER_METRES;
  return [
    whole([
      turned(
        'walnut',
        [0, h - 0.034, 0],
        [0, 0.034],
        ...[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((share): ProfilePoint => [(radius - 0.01) * share, 0.034]),
        [radius - 0.01, 0.034],
        [radius, 0.026],
        [radius, 0.012],
        [radius - 0.016, 0],
        [0, 0],
      ),
      turned(
        'walnut',
        [0, 0, 0],
        [0, h - 0.034],
        [0.09, h - 0.034],
        [0.06, h * 0.6],
        [0.07, h * 0.3],
        [0.16, 0.06],
        [radius * 0.5, 0.02],
        [radius * 0.5, 0],
        [0, 0],
      ),
    ]),
    ...Array.from({ length: chairs }, (_, i) => (2 * Math.PI * i) / chairs).map((turn) =>
      chair(away * Math.sin(turn), away * Math.cos(turn), turn),
    ),
  ];
};

const sideboard = ({ widthMetres: w, depthMetres: d, heightMetres: h }: Size): readonly FurniturePart[] => {
  const doors = Math.max(1, Math.round(w / 0.5));
  const door = (w - 0.05) / doors;
  return [
    box('oak', [w, h - 0.1, d - 0.02], [0, 0.1 + (h - 0.1) / 2, -0.01], 0.006),
    box('steel', [w - 0.1, 0.1, d - 0.12], [0, 0.05, -0.02], 0.004),
    ...Array.from({ length: doors }, (_, i) =>
      box('oak', [door - 0.006, h - 0.17, 0.02], [(i - (doors - 1) / 2) * door, 0.1 + (h - 0.1) / 2 - 0.008, d / 2 - 0.012], 0.004),
    ),
  ];
};

const sofa = ({ widthMetres: w, depthMetres: d, heightMetres: h }: Size): readonly FurniturePart[] => {
  const arm = 0.16;
  const seats = Math.max(1, Math.round((w - 2 * arm) / 0.75));
  const seat = (w - 2 * arm) / seats;
  return [
    box('felt', [w - 0.02, 0.2, d - 0.12], [0, 0.17, -0.02], 0.03),
    box('felt', [arm, 0.5, d], [arm / 2 - w / 2, 0.32, 0], 0.05),
    box('felt', [arm, 0.5, d], [w / 2 - arm / 2, 0.32, 0], 0.05),
    box('felt', [w - 2 * arm, h - 0.1, 0.2], [0, 0.07 + (h - 0.1) / 2, 0.1 - d / 2], 0.06),
    ...Array.from({ length: seats }, (_, i) => (i - (seats - 1) / 2) * seat).flatMap((x) => [
      box('felt', [seat - 0.01, 0.17, d - 0.24], [x, 0.35, 0.1], 0.055),
      box('felt', [seat - 0.03, 0.38, 0.15], [x, 0.6, 0.26 - d / 2], 0.06, { leanRadians: -0.18 }),
    ]),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => box('steel', [0.04, 0.08, 0.04], [x * (w / 2 - 0.1), 0.04, z * (d / 2 - 0.1)], 0.006))),
  ];
};

const counter = ({ widthMetres: w, depthMetres: d, heightMetres: h }: Size): readonly FurniturePart[] => [
  box('stone', [w, 0.04, d], [0, h - 0.02, 0], 0.006),
  box('oak', [w - 0.08, h - 0.14, d - 0.1], [0, 0.1 + (h - 0.14) / 2, 0], 0.006),
  box('steel', [w - 0.16, 0.1, d - 0.2], [0, 0.05, 0], 0.004),
];

/** A figure of plaster, as scale models have them. */
const person = ({ heightMetres: h }: Size): readonly FurniturePart[] => {
  const s = h / 1.7;
  const at = (radius: number, height: number): ProfilePoint => [radius * s, height * s];
  const head: ProfilePoint[] = Array.from({ length: 17 }, (_, i): ProfilePoint => {
    const angle = (Math.PI * i) / 16;
    return at(i === 0 || i === 16 ? 0 : 0.095 * Math.sin(angle), 1.545 + 0.12 * Math.cos(angle));
  });
  return [
    turned('plaster', [0, 0, 0], ...head),
    turned(
      'plaster',
      [0, 0, 0],
      at(0, 1.44),
      at(0.06, 1.435),
      at(0.13, 1.41),
      at(0.18, 1.36),
      at(0.2, 1.28),
      at(0.19, 1.1),
      at(0.165, 0.9),
      at(0.14, 0.6),
      at(0.115, 0.3),
      at(0.1, 0.05),
      at(0.12, 0.012),
      at(0.12, 0),
      at(0, 0),
    ),
  ];
};

const PARTS: Readonly<Record<Furniture['kind'], (size: Size) => Groups>> = {
  table,
  'round-table': roundTable,
  sideboard: (size) => [whole(sideboard(size))],
  sofa: (size) => [whole(sofa(size))],
  counter: (size) => [whole(counter(size))],
  person: (size) => [whole(person(size))],
};

/** The bodies of one piece of furniture, those that stand close together in one group; its back is at −z of its own depth. */
export const furnitureParts = (furniture: Furniture): Groups => PARTS[furniture.kind](furniture);

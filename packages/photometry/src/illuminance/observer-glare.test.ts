import { expect, it } from 'vitest';
import { orientationOf, type Vector } from '../light';
import { scaled } from '../luminaire';
import { isotropic, lambertian, luminaireWith } from '../testing/light';
import { valueFrom } from '../testing/results';
import type { RoomLight } from './near-light';
import { type GlareObserver, observerGlare } from './observer-glare';
import { roomIlluminance } from './room-illuminance';
import type { RoomRequest } from './room-request';
import { ugrTable } from './ugr-table';

const ROOM = { lengthMetres: 8, widthMetres: 6, heightMetres: 3, reflectances: { ceiling: 0.7, walls: 0.5, floor: 0.2 } };
const PANEL = { shape: 'rectangle', alongC0Metres: 0.6, alongC90Metres: 0.6, heightMetres: 0 } as const;
const panelAt = (positionMetres: Vector, parts: Partial<RoomLight> = {}): RoomLight => ({
  distribution: lambertian(1000, 1),
  opening: PANEL,
  positionMetres,
  ...parts,
});
const EYE: GlareObserver = { positionMetres: [1, 3, 1.2], direction: [1, 0, 0] };
const request = (lights: readonly RoomLight[], parts: Partial<RoomRequest> = {}): RoomRequest => ({
  room: ROOM,
  lights,
  planes: [],
  ...parts,
});
const glare = (lights: readonly RoomLight[], observer = EYE, parts: Partial<RoomRequest> = {}) => {
  const [found] = valueFrom(observerGlare(request(lights, parts), [observer]));
  if (found === undefined) throw new Error('no rating');
  return found;
};

it('IL8 is the formula of one panel ahead', () => {
  const { ugr, backgroundLuminance, lights } = glare([panelAt([5, 3, 3])]);
  const eye = { positionMetres: EYE.positionMetres, normal: [1, 0, 0] as Vector };
  const room = valueFrom(roomIlluminance({ ...request([panelAt([5, 3, 3])]), planes: [[eye]], maintenanceFactor: 1 }));
  const background = (room.planes[0]?.indirectLux[0] ?? 0) / Math.PI;
  // 4 m ahead, 1.8 m up: an even panel of 1000 cd on 0.36 m² has the same luminance from everywhere.
  const luminance = 1000 / 0.36;
  const square = 16 + 1.8 ** 2;
  const solid = (0.36 * (1.8 / Math.sqrt(square))) / square;
  const angle = (Math.atan2(1.8, 4) * 180) / Math.PI;
  const index = Math.exp((35.2 - 1.22) * 1e-3 * angle + 21e-5 * angle * angle);
  expect(backgroundLuminance).toBeCloseTo(background, 9);
  expect(ugr).toBeCloseTo(8 * Math.log10(((0.25 / background) * luminance ** 2 * solid) / index ** 2), 2);
  expect(lights).toEqual([0]);
});

it('IL8 agrees with the table in a room of its kind', () => {
  // The plane of the eye is the floor of the table, 2 m below the luminaires; 4H across, 8H along.
  const room = { lengthMetres: 16, widthMetres: 8, heightMetres: 2, reflectances: ROOM.reflectances };
  const distribution = scaled(lambertian(1000, 2.5), 0.05);
  const lights = Array.from({ length: 16 * 32 }, (_, index) =>
    panelAt([0.25 + (index % 32) * 0.5, 0.25 + Math.floor(index / 32) * 0.5, 2], {
      distribution,
      opening: { ...PANEL, alongC0Metres: 0.3, alongC90Metres: 0.3 },
    }),
  );
  const table = ugrTable(luminaireWith(distribution, { opening: { ...PANEL, alongC0Metres: 0.3, alongC90Metres: 0.3 } }));
  const row = table?.find(({ widthHeights, depthHeights }) => widthHeights === 4 && depthHeights === 8);
  const { ugr } = glare(lights, { positionMetres: [0, 4, 0], direction: [1, 0, 0] }, { room, patchMetres: 1 });
  // An eye on the floor has half of its view below it, where nothing comes back: half the background.
  expect(Math.abs(ugr - 8 * Math.log10(2) - (row?.crosswise[0] ?? 0))).toBeLessThan(0.5);
});

it('IL8 falls with the angle from the line of sight, and is nothing behind', () => {
  const [near, aside, behind] = [
    [5, 3, 3],
    [3, 5.5, 3],
    [0.5, 3, 3],
  ].map((place) => glare([panelAt(place as unknown as Vector)]));
  expect((near?.ugr ?? 0) > (aside?.ugr ?? 0)).toBe(true);
  expect(behind).toMatchObject({ ugr: 0, lights: [] });
  expect(glare([panelAt([0.5, 3, 3])], { ...EYE, direction: [-1, 0, 0] }).lights).toEqual([]);
  expect(glare([panelAt([5, 3, 3])], { ...EYE, direction: [2, 0, 0.5] }).ugr).toBeGreaterThan(near?.ugr ?? 0);
});

it('IL8 takes what is hidden out, and turns a light as it hangs', () => {
  const screen = { kind: 'box', lowMetres: [2.9, 0, 1.5], highMetres: [3, 6, 3] } as const;
  expect(glare([panelAt([5, 3, 3])], EYE, { obstructions: [screen] })).toMatchObject({ ugr: 0, lights: [] });
  const away = panelAt([5, 3, 2.5], { orientation: orientationOf({ tiltDegrees: 60 }) });
  const towards = panelAt([5, 3, 2.5], { orientation: orientationOf({ tiltDegrees: 60, headingDegrees: 180 }) });
  expect(glare([away]).lights).toEqual([]);
  expect(glare([towards]).ugr).toBeGreaterThan(glare([panelAt([5, 3, 2.5])]).ugr);
});

it('IL8 does not see a flat panel by its edge', () => {
  const level = panelAt([5, 3, 1.2], { distribution: isotropic(100) });
  expect(glare([level])).toMatchObject({ ugr: 0, lights: [] });
  expect(glare([level, panelAt([5, 3, 3])]).lights).toEqual([1]);
});

const REFUSED = [
  {
    what: 'an eye outside',
    lights: [panelAt([5, 3, 3])],
    observer: { ...EYE, positionMetres: [9, 3, 1.2] as Vector },
    failure: { code: 'illuminance.observer-outside', observer: 0 },
  },
  {
    what: 'a look at nothing',
    lights: [panelAt([5, 3, 3])],
    observer: { ...EYE, direction: [0, 0, 0] as Vector },
    failure: { code: 'illuminance.direction-invalid', observer: 0 },
  },
  {
    what: 'a look straight up',
    lights: [panelAt([5, 3, 3])],
    observer: { ...EYE, direction: [0, 0, 1] as Vector },
    failure: { code: 'illuminance.direction-invalid', observer: 0 },
  },
  {
    what: 'a light without area',
    lights: [panelAt([0.5, 3, 3]), { distribution: isotropic(100), positionMetres: [5, 3, 2] as Vector }],
    observer: EYE,
    failure: { code: 'illuminance.light-without-area', light: 1 },
  },
  { what: 'a light outside', lights: [panelAt([5, 3, 4])], observer: EYE, failure: { code: 'illuminance.light-outside', light: 0 } },
];
it.each(REFUSED)('IL8 refuses $what', ({ lights, observer, failure }) => {
  expect(observerGlare(request(lights), [observer])).toEqual({ ok: false, failure });
});

it('IL8 needs something to see a light against, and can be stopped', () => {
  const black = { room: { ...ROOM, reflectances: { ceiling: 0, walls: 0, floor: 0 } } };
  expect(observerGlare(request([panelAt([5, 3, 3])], black), [EYE])).toEqual({
    ok: false,
    failure: { code: 'illuminance.background-dark', observer: 0 },
  });
  expect(observerGlare(request([panelAt([5, 3, 3])]), [EYE], () => true)).toEqual({
    ok: false,
    failure: { code: 'illuminance.cancelled', doneFraction: 0 },
  });
});

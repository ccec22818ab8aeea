import { expect, it } from 'vitest';
import type { Luminaire } from '../luminaire';
import { scaled } from '../luminaire';
import { isotropic, lambertian, lightOf, luminaireWith } from '../testing/light';
import { lampAxisDegrees } from './seen-area';
import { type UgrRow, ugrTable } from './ugr-table';
import { UGR_REFLECTANCES, UGR_ROOMS } from './ugr-table.data';

const square = { shape: 'rectangle', alongC0Metres: 0.6, alongC90Metres: 0.6, heightMetres: 0 } as const;
const panel = luminaireWith(lambertian(1000), { opening: square });
const all = (luminaire: Luminaire) => (ugrTable(luminaire) ?? []).flatMap(({ crosswise, endwise }: UgrRow) => [...crosswise, ...endwise]);
const differs = (a: readonly number[], b: readonly number[], by: number) => {
  for (const [index, value] of a.entries()) expect((b[index] as number) - value).toBeCloseTo(by, 6);
};

it('IL5 has 19 rooms by five sets of reflectances, both ways', () => {
  expect(UGR_ROOMS).toHaveLength(19);
  expect(all(panel)).toHaveLength(19 * 5 * 2);
  expect(all(panel).every((value) => value > 10 && value < 35)).toBe(true);
});

it('IL5 rises by 8 log of the flux, and falls by 8 log of the area', () => {
  differs(all(panel), all({ ...panel, distribution: scaled(panel.distribution, 2) }), 8 * Math.log10(2));
  differs(all(panel), all({ ...panel, opening: { ...square, alongC0Metres: 1.2 } }), -8 * Math.log10(2));
});

it('IL5 is alike both ways for light that is alike all round, and not for any other', () => {
  for (const { crosswise, endwise } of ugrTable(panel) ?? []) differs(crosswise, endwise, 0);
  const long = lightOf((plane, gamma) => Math.max(0, Math.cos(gamma)) * (1000 + 800 * Math.cos(2 * plane)), 15, 2.5, 90);
  const [first] = ugrTable(luminaireWith(long, { opening: square })) ?? [];
  // More light towards C0: worse when one looks along it.
  expect(first?.crosswise[0]).toBeGreaterThan((first?.endwise[0] ?? 0) + 2);
});

it('IL7 looks across and along the lamps, whichever plane they lie in', () => {
  // Light of a trough: it spreads across its lamps.
  const across = (plane: number, gamma: number) => Math.max(0, Math.cos(gamma)) * (1000 + 800 * Math.cos(2 * plane));
  const eulumdat = luminaireWith(lightOf(across, 15, 2.5, 90), { opening: { ...square, alongC0Metres: 0.2, alongC90Metres: 1.2 } });
  const ies = luminaireWith(
    lightOf((plane, gamma) => across(plane - Math.PI / 2, gamma), 15, 2.5, 90),
    {
      opening: { ...square, alongC0Metres: 1.2, alongC90Metres: 0.2 },
    },
  );
  expect([lampAxisDegrees(eulumdat.opening), lampAxisDegrees(ies.opening)]).toEqual([90, 0]);
  expect([lampAxisDegrees(square), lampAxisDegrees({ ...square, shape: 'cylinder-along-c0' })]).toEqual([90, 0]);
  differs(all(eulumdat), all(ies), 0);
  const [first] = ugrTable(ies) ?? [];
  expect(first?.crosswise[0]).toBeGreaterThan((first?.endwise[0] ?? 0) + 2);
});

it('IL5 falls with brighter walls', () => {
  for (const { crosswise } of ugrTable(panel) ?? []) {
    const [bright = 0, dim = 0, , , dark = 0] = crosswise;
    expect(bright < dim && dim < dark).toBe(true);
  }
  expect(UGR_REFLECTANCES[0]).toEqual([0.7, 0.5, 0.2]);
});

it('IL5 returns nothing without area or light below', () => {
  expect(ugrTable(luminaireWith(isotropic(100), { opening: { ...square, alongC0Metres: 0 } }))).toBeUndefined();
  expect(ugrTable(luminaireWith(scaled(isotropic(100), 0), { opening: square }))).toBeUndefined();
});

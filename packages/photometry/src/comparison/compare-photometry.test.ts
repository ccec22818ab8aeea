import { describe, expect, it } from 'vitest';
import { eulumdatOfLuminaire, iesOfLuminaire, readLuminaire } from '../conversion';
import { writeEulumdat } from '../eulumdat';
import { writeIes } from '../ies';
import { bugRating, spun } from '../light';
import { scaled } from '../luminaire';
import { isotropic, lambertian, lightOf, luminaireWith } from '../testing/light';
import { valueFrom } from '../testing/results';
import { bestTurnDegrees, candelaDifference } from './candela-difference';
import { comparePhotometry } from './compare-photometry';

/** A wall washer: nothing about it is alike on two sides. */
const washer = lightOf(
  (plane, gamma) => 1000 * Math.max(0, Math.cos(gamma)) * (1.2 + Math.cos(plane) + 0.3 * Math.sin(2 * plane)),
  5,
  2.5,
  90,
);
const opening = { shape: 'rectangle', alongC0Metres: 0.2, alongC90Metres: 0.6, heightMetres: 0 } as const;
const WASHER = luminaireWith(washer, { opening });
const PANEL = luminaireWith(lambertian(1000), { opening });

describe('two photometries side by side', () => {
  it('CO1 returns every quantity of both', () => {
    const found = comparePhotometry(PANEL, luminaireWith(scaled(PANEL.distribution, 2), { opening }));
    expect(found).toMatchObject({
      verdict: 'different',
      breaches: ['flux', 'peak', 'ugr', 'bug', 'candela'],
      turnDegrees: 0,
      peakCandela: { first: 1000, second: 2000, difference: 1000 },
      beamC0Degrees: { first: expect.closeTo(120, 1), second: expect.closeTo(120, 1), difference: 0 },
      ugrCrosswise: { difference: expect.closeTo(8 * Math.log10(2), 6) },
      candela: { largestShare: 0.5, planeDegrees: 0, gammaDegrees: 0, meanShare: expect.closeTo(0.5, 2) },
      bug: { first: bugRating(PANEL.distribution), second: bugRating(scaled(PANEL.distribution, 2)) },
    });
    expect((found.fluxLumens.second ?? 0) / (found.fluxLumens.first ?? 1)).toBeCloseTo(2, 9);
  });

  it('CO1 leaves away what a light has not', () => {
    const globe = luminaireWith(isotropic(1000), { opening: { ...opening, alongC0Metres: 0 } });
    const { beamC0Degrees, ugrCrosswise, breaches } = comparePhotometry(PANEL, globe);
    expect(beamC0Degrees).toEqual({ first: expect.closeTo(120, 1) });
    expect(Object.keys(ugrCrosswise)).toEqual(['first']);
    expect(breaches).toEqual(expect.arrayContaining(['beam', 'ugr']));
    expect(comparePhotometry(globe, globe)).toMatchObject({ verdict: 'same', beamC0Degrees: {}, ugrEndwise: {} });
    const dark = luminaireWith(scaled(isotropic(1), 0));
    expect(comparePhotometry(dark, dark)).toMatchObject({ verdict: 'same', candela: { largestShare: 0, meanShare: 0 } });
  });
});

describe('turned lights', () => {
  it.each([[90], [-90], [180], [35], [-121]])('CO2 finds a light that was turned by %i°', (turn) => {
    const found = comparePhotometry(WASHER, luminaireWith(spun(washer, -turn), { opening }), { ugr: 20 });
    expect(found.verdict).toBe('same-turned');
    expect(found.breaches).toEqual([]);
    expect(Math.abs(found.turnDegrees - turn)).toBeLessThan(0.26);
  });

  it('CO2 does not turn what is alike as it is, or alike all round', () => {
    expect(comparePhotometry(WASHER, WASHER)).toMatchObject({ verdict: 'same', turnDegrees: 0 });
    expect(bestTurnDegrees(washer, washer)).toBe(0);
    expect(bestTurnDegrees(PANEL.distribution, washer)).toBe(0);
    // Alike in quarters: of several turns that are as good, none is needed.
    const quarters = lightOf((plane, gamma) => 100 * Math.max(0, Math.cos(gamma)) * (2 + Math.cos(4 * plane)), 5, 5, 90);
    expect(bestTurnDegrees(quarters, spun(quarters, 90))).toBe(0);
  });
});

describe('the verdict', () => {
  const brighter = luminaireWith(scaled(washer, 1.015), { opening });
  it('CO3 follows from the tolerance', () => {
    expect(comparePhotometry(WASHER, brighter).verdict).toBe('same');
    expect(comparePhotometry(WASHER, brighter, { fluxShare: 0.01 })).toMatchObject({ verdict: 'different', breaches: ['flux'] });
    expect(comparePhotometry(WASHER, brighter, { candelaShare: 0.01, peakShare: 0.01 })).toMatchObject({ breaches: ['peak', 'candela'] });
    expect(
      comparePhotometry(PANEL, luminaireWith(lambertian(500), { opening }), {
        fluxShare: 1,
        peakShare: 1,
        ugr: 9,
        bugSteps: 5,
        candelaShare: 1,
      }).verdict,
    ).toBe('same');
    for (const most of [-1, Number.NaN]) expect(() => comparePhotometry(WASHER, WASHER, { ugr: most })).toThrow(RangeError);
  });

  it.each([0.5, 0.96, 0.99, 1, 1.01, 1.06, 2])('CO3 is the same both ways at %f of the light', (factor) => {
    const other = luminaireWith(scaled(PANEL.distribution, factor), { opening });
    const [there, back] = [comparePhotometry(PANEL, other), comparePhotometry(other, PANEL)];
    expect(there.verdict).toEqual(back.verdict);
    expect(there.breaches).toEqual(back.breaches);
    expect(there.verdict).toBe(Math.abs(factor - 1) < 0.02 ? 'same' : 'different');
    expect(there.candela.largestShare).toBeCloseTo(back.candela.largestShare, 9);
  });

  it('CO3 finds a luminaire the same through files of both formats', () => {
    for (const text of [writeIes(iesOfLuminaire(WASHER)), writeEulumdat(eulumdatOfLuminaire(WASHER))]) {
      const again = valueFrom(readLuminaire(text)).luminaire;
      expect(
        comparePhotometry(WASHER, again, { fluxShare: 1e-6, peakShare: 1e-6, candelaShare: 1e-6, ugr: 1e-4, beamDegrees: 1e-4 }),
      ).toMatchObject({ verdict: 'same' });
      expect(candelaDifference(washer, again.distribution).meanShare).toBeLessThan(1e-6);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { failureOf } from '../testing/results';
import { type Canopy, canopyMismatches, canopyOf, checkCanopies, fitCanopy } from '.';
import { MAX_CANOPY_METRES } from './check-canopies';

const SURFACE: Canopy = {
  installation: '10',
  widthMetres: 0.195,
  depthMetres: 0.195,
  heightMetres: 0.135,
  extraCeilingMetres: 0,
  compatibleMaterials: ['all'],
};
const MICRO: Canopy = {
  installation: '31',
  widthMetres: 0.09,
  depthMetres: 0.09,
  heightMetres: 0.012,
  extraCeilingMetres: 0.12,
  compatibleMaterials: ['pladur', 'wood'],
};
const DEEP: Canopy = { ...MICRO, installation: '32', extraCeilingMetres: 0.16, compatibleMaterials: ['all'] };
const CANOPIES = [MICRO, DEEP];
const PLADUR = { extraCeiling: 0.16, ceilingMaterial: 'pladur' };

describe('a canopy', () => {
  it('CA1 is not asked of an installation without a row', () => {
    expect(canopyOf(CANOPIES, '18')).toBeUndefined();
    expect(fitCanopy(CANOPIES, '18', { extraCeiling: 0, ceilingMaterial: 'concrete' })).toEqual({ kind: 'fits', installation: '18' });
  });

  it('CA2 fits where there is as much extra ceiling as it needs', () => {
    const at = (extraCeiling: number) => canopyMismatches(CANOPIES, '31', { ...PLADUR, extraCeiling });
    expect([at(0.12), at(0.119), at(0)]).toEqual([
      [],
      [{ kind: 'extra-ceiling', neededMetres: 0.12, thereMetres: 0.119 }],
      [{ kind: 'extra-ceiling', neededMetres: 0.12, thereMetres: 0 }],
    ]);
  });

  it('CA3 fits the materials of its list, or every one', () => {
    const of = (installation: string, ceilingMaterial: string) => canopyMismatches(CANOPIES, installation, { ...PLADUR, ceilingMaterial });
    expect([of('31', 'wood'), of('31', 'concrete'), of('32', 'concrete')]).toEqual([
      [],
      [{ kind: 'material', material: 'concrete', allowed: ['pladur', 'wood'] }],
      [],
    ]);
  });

  it('CA4 that does not fit gives way to Surface Basic, telling everything the ceiling lacks', () => {
    expect(fitCanopy(CANOPIES, '31', { extraCeiling: 0.05, ceilingMaterial: 'concrete' })).toEqual({
      kind: 'fallback',
      installation: '10',
      why: [
        { kind: 'extra-ceiling', neededMetres: 0.12, thereMetres: 0.05 },
        { kind: 'material', material: 'concrete', allowed: ['pladur', 'wood'] },
      ],
    });
  });

  it('CA5 of Surface Basic is 0.195 × 0.195 × 0.135 m where no row says otherwise', () => {
    const larger = { ...SURFACE, widthMetres: 0.3 };
    expect([canopyOf(CANOPIES, '10'), canopyOf([larger], '10')]).toEqual([SURFACE, larger]);
  });

  it('CA8 is not asked of a ceiling without a finite extra height', () => {
    for (const extraCeiling of [Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => fitCanopy(CANOPIES, '18', { ...PLADUR, extraCeiling })).toThrow(RangeError);
    }
  });
});

describe('canopy rows', () => {
  it('CA6 are read whole', () => {
    const deepest = { ...DEEP, extraCeilingMetres: MAX_CANOPY_METRES };
    expect(checkCanopies([SURFACE, MICRO, { ...deepest, colour: 'white' }])).toEqual({ ok: true, value: [SURFACE, MICRO, deepest] });
    expect(failureOf(checkCanopies('10'))).toEqual({ code: 'canopy.malformed', row: 0, field: 'canopies' });
  });

  it.each([
    ['installation', ['', '1', '310', 'a1', 31]],
    ['widthMetres', [0, -1, Number.NaN, MAX_CANOPY_METRES + 1, '0.1', undefined]],
    ['depthMetres', [0, -1, Number.NaN, MAX_CANOPY_METRES + 1, null]],
    ['heightMetres', [0, -1, Number.NaN, Number.POSITIVE_INFINITY, {}]],
    ['extraCeilingMetres', [-0.1, Number.NaN, MAX_CANOPY_METRES + 1, '0']],
    ['compatibleMaterials', [[], 'all', [''], ['wood', 7], undefined]],
  ])('CA6 are refused with a malformed %s', (field, values) => {
    expect(values.map((value) => checkCanopies([MICRO, { ...DEEP, [field]: value }]))).toEqual(
      values.map(() => ({ ok: false, failure: { code: 'canopy.malformed', row: 1, field } })),
    );
  });

  it.each([null, 7, 'row', undefined])('CA6 are no %s', (row) => {
    expect(checkCanopies([row])).toEqual({ ok: false, failure: { code: 'canopy.malformed', row: 0, field: 'installation' } });
  });

  it('CA6 stand once for each installation', () => {
    expect(checkCanopies([MICRO, DEEP, { ...MICRO, widthMetres: 0.1 }])).toEqual({
      ok: false,
      failure: { code: 'canopy.twice', row: 2, installation: '31' },
    });
  });

  it('CA7 ask nothing of the ceiling for Surface Basic', () => {
    const failure = { code: 'canopy.surface-asks-ceiling', row: 0 };
    const rows = [
      { ...SURFACE, extraCeilingMetres: 0.01 },
      { ...SURFACE, compatibleMaterials: ['wood'] },
    ];
    expect(rows.map((row) => checkCanopies([row]))).toEqual([
      { ok: false, failure },
      { ok: false, failure },
    ]);
  });
});

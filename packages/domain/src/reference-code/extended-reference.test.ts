import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fail, ok } from '../result';
import { referenceParts } from '../testing/arbitraries';
import { successOf } from '../testing/results';
import { formatExtendedReference, formatReference, parseExtendedReference, parseReference, shortReference } from '.';

const extended = (text: string, heightCm?: number) => formatExtendedReference(successOf(parseReference(text)), heightCm);

describe('extended references', () => {
  it('RC10 runs six parts together, or joins them by hyphens for the USA', () => {
    const codes = ['016210/1A_18', '0162-10/1A_18', '016210', '0162-10_03'];
    expect(codes.map((code) => extended(code))).toEqual([
      '0162101A18000000',
      '0162-10-1-A-18-000000',
      '0162100000000000',
      '0162-10-0-0-03-000000',
    ]);
  });

  it('RC10 reads both forms', () => {
    const parts = { model: '0162', color: '10', temperature: '1', control: 'A', installation: '18' };
    expect(['0162101A18000000', '0162-10-1-a-18-000000', '0162101A00000000'].map(parseExtendedReference)).toStrictEqual([
      ok({ parts: { ...parts, dash: false } }),
      ok({ parts: { ...parts, dash: true } }),
      ok({ parts: { model: '0162', color: '10', temperature: '1', control: 'A', dash: false } }),
    ]);
  });

  it('RC11 carries the height in whole centimetres', () => {
    expect([extended('016210/1A_18', 235), extended('0162-10', 0), extended('016210', 9999)]).toEqual([
      '0162101A18LW0235',
      '0162-10-0-0-00-LW0000',
      '0162100000LW9999',
    ]);
    expect(successOf(parseExtendedReference('0162101A18LW0235')).pendantHeightCm).toBe(235);
    for (const height of [10_000, -1, 2.5, Number.NaN]) {
      expect(() => extended('016210', height)).toThrow(new RangeError(`${height} cm fits no LW code`));
    }
  });

  it('RC12 takes both 0 for no temperature and control, a single one for itself', () => {
    const codes = ['0162100000000000', '0162100A00000000', '0162101000000000', '0162100018LW0100'];
    expect(codes.map((code) => successOf(shortReference(code)))).toEqual(['016210', '016210/0A', '016210/10', '016210_18']);
  });

  it('RC19 refuses other lengths, hyphens and heights', () => {
    const texts = [
      '',
      '0162101A1800000',
      '0162101A18LW02350',
      '0162-10-1-A-18000-000',
      '01621-0-1-A-18-000000',
      '0162-101--A-18-000000',
      '0162101A18LW02A5',
      '0162101A18LX0235',
      '0162101A18000001',
      '0162-10-1-A-18-0000000',
      'A162101A18000000',
      '016210/A18000000',
    ];
    expect(texts.map(parseExtendedReference)).toEqual(texts.map((reference) => fail({ code: 'reference.invalid', reference })));
  });

  it('RC18 comes back to the short form', () => {
    const kept = referenceParts.filter(
      ({ temperature, control, installation }) => installation !== '00' && `${temperature}${control}` !== '00',
    );
    fc.assert(
      fc.property(kept, fc.option(fc.integer({ min: 0, max: 9999 }), { nil: undefined }), (parts, heightCm) => {
        expect(shortReference(formatExtendedReference(parts, heightCm))).toEqual(ok(formatReference(parts)));
      }),
      {
        examples: [
          [{ model: '0162', dash: false, color: '10', temperature: '1', control: '0', installation: '18' }, 235],
          [{ model: '0162', dash: true, color: '10' }, undefined],
        ],
      },
    );
  });
});

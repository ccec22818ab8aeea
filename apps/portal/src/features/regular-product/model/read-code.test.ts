import { describe, expect, it } from 'vitest';
import { DOME, offerOf } from '../testing/offer';
import { codePartsOf } from './code-parts';
import { readWrittenCode, selectionOfCode } from './read-code';

const offer = offerOf();
const read = (text: string) => {
  const written = readWrittenCode(text, 16);
  return written.ok ? selectionOfCode(offer, DOME, written.value) : written;
};

describe('a code that is pasted', () => {
  it.each([
    ['0820 42 / 2A _ 10', { color: '42', temperature: '2', control: 'A', installation: '10', pendantHeightCm: 200 }],
    ['0820\u200B42/2a_31', { color: '42', temperature: '2', control: 'A', installation: '31', pendantHeightCm: 200 }],
    ['0820422A10LW0265', { color: '42', temperature: '2', control: 'A', installation: '10', pendantHeightCm: 265 }],
    ['082023', { color: '23', pendantHeightCm: 200 }],
  ])('%s fills the form', (text, selection) => {
    expect(read(text)).toEqual({ ok: true, value: selection });
  });

  it.each([
    ['0820', { code: 'reference.invalid', reference: '0820' }],
    ['0820–42/2A_10', { code: 'reference.other-catalogue', catalogId: 21 }],
    ['0820 42/7A_10', { code: 'article.attribute-unknown', attribute: 'temperature', value: '7', allowed: ['2', '9'] }],
    ['0820 42/2M_10', { code: 'article.excluded', row: DOME.exclusions[0], reason: DOME.exclusions[0]?.reason }],
  ])('%s is refused with the reason', (text, failure) => {
    expect(read(text)).toEqual({ ok: false, failure });
  });
});

describe('parts of the code', () => {
  const shown = (model: typeof DOME, selection: Parameters<typeof codePartsOf>[1]) =>
    codePartsOf(model, selection)
      .map(({ before = '', text: part }) => before + part)
      .join('');

  it('stand in dots until they are chosen', () => {
    expect([
      shown(DOME, { color: '42' }),
      shown(DOME, { color: '42', temperature: '2', control: 'A', installation: '31' }),
      shown({ ...DOME, catalogId: 21 }, { color: '42', control: 'A' }),
    ]).toEqual(['0820 42/··_··', '0820 42/2A_31', '0820-42/·A_··']);
  });

  it('leave an installation out where there is only one, or the plain one is chosen', () => {
    const single = { ...DOME, variations: DOME.variations.filter(({ modifier }) => modifier !== '31') };
    expect([shown(single, { color: '42' }), shown(DOME, { color: '42', installation: '00' })]).toEqual(['0820 42/··', '0820 42/··']);
  });
});

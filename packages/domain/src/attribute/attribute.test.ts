import { describe, expect, it } from 'vitest';
import { fail, ok } from '../result';
import { variationOf } from '../testing/models';
import { day } from '../testing/results';
import {
  ATTRIBUTE_GRID_NAMES,
  bovOf,
  formatTemperatureDescription,
  isPendantHeightAllowed,
  joinAvailability,
  parseAvailability,
  parseLedColourTemp,
  pendantHeightRangeOf,
} from '.';

describe('variations', () => {
  it('AT1 reads a missing or empty flag as B', () => {
    const { bov, ...bare } = variationOf('color', '10');
    expect([bovOf(bare), bovOf({ ...bare, bov: '' }), bovOf({ ...bare, bov: 'O' })]).toEqual(['B', 'B', 'O']);
  });

  it('AT2 flags a pendant height that cannot change as B', () => {
    const flags = [0, 1].map((delta) => bovOf(variationOf('pendantHeight', 'PH', { value: { min: 100, standard: 200, max: 300, delta } })));
    expect(flags).toEqual(['B', 'V']);
  });

  it('AT8 pairs the two names of an attribute', () => {
    expect(ATTRIBUTE_GRID_NAMES).toEqual({
      color: 'finish',
      temperature: 'ledColourTemp',
      control: 'control',
      installation: 'installation',
      pendantHeight: 'pendantHeight',
    });
  });
});

describe('pendant heights', () => {
  it('AT3 allows whole centimetres in the range widened by the standard', () => {
    const range = pendantHeightRangeOf(variationOf('pendantHeight', 'PH', { value: { min: 50, standard: 200, max: 150, delta: 1 } }));
    const low = pendantHeightRangeOf(variationOf('pendantHeight', 'PH', { value: { min: 50, standard: 20, max: 150, delta: 1 } }));
    const fixed = { min: 50, standard: 200, max: 250, delta: 0 };
    expect(range).toEqual({ min: 50, standard: 200, max: 200, delta: 1 });
    expect(low).toEqual({ min: 20, standard: 20, max: 150, delta: 1 });
    const heights = [49, 50, 100.5, 200, 201];
    expect(heights.map((height) => isPendantHeightAllowed(range ?? fixed, height))).toEqual([false, true, false, true, false]);
    expect(heights.map((height) => isPendantHeightAllowed(fixed, height))).toEqual([false, false, false, true, false]);
  });
});

describe('availability dates', () => {
  it('AT15 joins the latest since with the earliest until', () => {
    const parts = [
      { since: '01/02/2026', until: '' },
      { since: '01/03/2026', until: '31/12/2027', expected: '10/03/2026' },
      { until: '30/06/2027' },
      { expected: '05/05/2026' },
    ].map((dates) => {
      const period = parseAvailability(dates);
      if (!period.ok) throw new Error(period.failure.text);
      return period.value;
    });
    const before = day('01/01/2026');
    expect([joinAvailability(parts.slice(0, 3), before), joinAvailability(parts, before), joinAvailability([], before)]).toEqual([
      { since: day('01/03/2026'), until: day('30/06/2027'), expected: day('10/03/2026') },
      { since: day('05/05/2026'), until: day('30/06/2027'), expected: day('05/05/2026') },
      { since: undefined, until: undefined, expected: undefined },
    ]);
  });

  it.each(['since', 'until', 'expected'])('AT4 names a malformed %s', (field) => {
    expect(parseAvailability({ [field]: '31/02/2026' })).toEqual(fail({ code: 'calendar.malformed', text: '31/02/2026' }));
  });

  it('AT4 refuses what are no dates', () => {
    const refused = [null, undefined, '01/06/2026'].map((dates) => parseAvailability(dates as never));
    expect(refused.map((result) => result.ok)).toEqual([false, false, false]);
  });
});

describe('colour temperatures', () => {
  it('AT7 puts a blank after four digits that a non-blank follows', () => {
    const texts = ['2700K', '2700 K', 'Tunable White', '2700', '27000K', '270K'];
    expect(texts.map(formatTemperatureDescription)).toEqual(['2700 K', '2700 K', 'Tunable White', '2700', '2700 0K', '270K']);
  });

  it.each([null, {}, Object.create(null), Symbol('2700')])('AT9 refuses what is no text', (value) => {
    expect(parseLedColourTemp(value)).toMatchObject({ ok: false, failure: { code: 'attribute.not-an-integer' } });
  });

  it('AT9 reads the integer at the start', () => {
    expect(['2700 K', ' 3000K', 'Tunable White', ''].map(parseLedColourTemp)).toEqual([
      ok(2700),
      ok(3000),
      ...['Tunable White', ''].map((text) => fail({ code: 'attribute.not-an-integer', attribute: 'ledColourTemp', text })),
    ]);
  });
});

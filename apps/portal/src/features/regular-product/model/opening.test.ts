import { describe, expect, it } from 'vitest';
import { COMPLETE, chosen, DOME, offerOf } from '../testing/offer';
import { parseKeptConfiguration } from './draft-form';
import { readLocation } from './location';
import { openingOf, savedConfiguration } from './opening';
import { productChanges } from './product-changes';

const offer = offerOf();
const kept = { ...chosen({ color: '23' }), keptAt: '2026-05-31T10:00:00Z' };
const opened = (search: string, more: Partial<Parameters<typeof openingOf>[2]> = {}) =>
  openingOf(offer, DOME, { location: readLocation(new URLSearchParams(search)), saved: undefined, kept: undefined, ...more });

describe('opening', () => {
  it('uses the address first, then the draft, then the saved line, then the first choice', () => {
    const colours = [
      opened('reference=082062', { kept, saved: COMPLETE }),
      opened('', { kept, saved: COMPLETE }),
      opened('', { saved: chosen({ color: '62' }) }),
      opened(''),
    ].map(({ configuration, draftKeptAt }) => [configuration.selection.color, draftKeptAt]);
    expect(colours).toEqual([
      ['62', undefined],
      ['23', kept.keptAt],
      ['62', undefined],
      ['42', undefined],
    ]);
  });

  it('takes values out that are no longer offered, and names them', () => {
    const { configuration, unchanged, gone } = opened('', { saved: chosen({ control: 'Z', pendantHeightCm: 500 }) });
    expect(configuration.selection).toEqual({ color: '42', temperature: '2', installation: '10', pendantHeightCm: 200 });
    expect(gone).toEqual([{ type: 'control', modifier: 'Z' }]);
    expect(unchanged.selection.control).toBe('Z');
  });

  it('names the reason why the code of the address could not be used, and starts anew', () => {
    expect(opened('reference=0820 42/2M_10&quantity=3')).toMatchObject({
      configuration: { quantity: 3, selection: { color: '42' } },
      codeFailure: { code: 'article.excluded' },
    });
  });

  it('reads a line of a project', () => {
    const attributes = { color: '42', temperature: '2', control: 'A', installation: '10', pendantHeight: 265 };
    expect(savedConfiguration({ model: '0820', quantity: 2, attributes } as Parameters<typeof savedConfiguration>[0])).toEqual(
      chosen({ pendantHeightCm: 265 }),
    );
  });
});

describe('a kept draft', () => {
  it('is read back, and nothing else is', () => {
    const wrong = [
      null,
      {},
      { ...kept, quantity: 1.5 },
      { ...kept, selection: { color: 4 } },
      { ...kept, selection: { pendantHeightCm: '2' } },
    ];
    expect(parseKeptConfiguration(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(wrong.map(parseKeptConfiguration)).toEqual(wrong.map(() => undefined));
  });
});

it('changes are listed in the order of the form', () => {
  expect(productChanges(COMPLETE, { ...chosen({ color: '23', pendantHeightCm: 265 }), quantity: 5 })).toEqual([
    { what: 'color', from: '42', to: '23' },
    { what: 'pendantHeight', from: 200, to: 265 },
    { what: 'quantity', from: 2, to: 5 },
  ]);
});

import { describe, expect, it } from 'vitest';
import { COMPLETE, chosen, DOME, offerOf } from '../testing/offer';
import type { Configuration } from './configuration';
import { configurationAt, readLocation, writeLocation } from './location';

const offer = offerOf();
const start: Configuration = { model: '0820', quantity: 1, selection: { color: '42', pendantHeightCm: 200 } };

describe('address of a configuration', () => {
  it.each<[string, Configuration, string]>([
    ['the first choice', start, 'subFamily=110&catalog=16&model=0820&reference=082042'],
    ['a complete one', COMPLETE, 'subFamily=110&catalog=16&model=0820&reference=082042%2F2A_10&quantity=2'],
    [
      'one at another height',
      chosen({ pendantHeightCm: 265 }, 1),
      'subFamily=110&catalog=16&model=0820&reference=082042%2F2A_10&height=265',
    ],
    [
      'one without temperature',
      { ...start, selection: { ...start.selection, control: 'B' } },
      'subFamily=110&catalog=16&model=0820&reference=082042%2F0B',
    ],
    [
      'one without control',
      { ...start, selection: { ...start.selection, temperature: '9', installation: '31' } },
      'subFamily=110&catalog=16&model=0820&reference=082042%2F90_31',
    ],
  ])('carries %s there and back', (_, configuration, search) => {
    const written = writeLocation(offer, DOME, configuration, { applicationLocationId: undefined, tab: 'configure' });
    expect(written.toString()).toBe(search);
    expect(configurationAt(offer, DOME, readLocation(written))).toEqual({ ok: true, value: configuration });
  });

  it('reads only consistent parameters', () => {
    expect(readLocation(new URLSearchParams('subFamily=x&model=82&height=-3&quantity=0'))).toEqual({
      subFamilyId: undefined,
      model: undefined,
      reference: undefined,
      heightCm: undefined,
      quantity: 1,
      catalogId: undefined,
      applicationLocationId: undefined,
      tab: 'configure',
    });
    expect(readLocation(new URLSearchParams('reference=0820 42/2A_10&quantity=9999999')).model).toBe('0820');
  });

  it('carries how it is looked at there and back', () => {
    const view = { applicationLocationId: 11, tab: 'technical' } as const;
    const written = writeLocation(offer, DOME, start, view);
    expect(written.toString()).toBe('subFamily=110&catalog=16&model=0820&reference=082042&applicationLocation=11&activeTab=technical');
    expect(readLocation(written)).toMatchObject({ ...view, catalogId: 16 });
    expect(readLocation(new URLSearchParams('catalog=17&applicationLocation=x&activeTab=light'))).toMatchObject({
      catalogId: undefined,
      applicationLocationId: undefined,
      tab: 'configure',
    });
  });

  it('starts with the first choice where it names nothing', () => {
    expect(configurationAt(offer, DOME, readLocation(new URLSearchParams('model=0820')))).toEqual({ ok: true, value: start });
  });

  it('keeps a height within the range of the model', () => {
    const found = configurationAt(offer, DOME, readLocation(new URLSearchParams('height=999')));
    expect(found.ok && found.value.selection.pendantHeightCm).toBe(400);
  });

  it('names the reason why a code cannot be used', () => {
    expect(configurationAt(offer, DOME, readLocation(new URLSearchParams('reference=0820 62/9A_10')))).toMatchObject({
      ok: false,
      failure: { code: 'article.excluded' },
    });
  });
});

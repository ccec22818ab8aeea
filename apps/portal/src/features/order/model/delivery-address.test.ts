import { describe, expect, it } from 'vitest';
import { addressKey, addressToSend, chosenOf, EMPTY_ADDRESS, missingOf, ON_FILE, OTHER, readAddress } from './delivery-address';

const known = {
  recipient: 'Llum i Forma',
  contact: '',
  phone: '',
  street: 'Carrer de la Mar 4',
  postalCode: '07001',
  town: 'Palma',
  countryGeonameId: 1_000_000_724,
  country: 'Spain',
};
const typed = { ...EMPTY_ADDRESS, recipient: ' Obra Llull ', street: 'Moll Vell 2', town: 'Palma', countryGeonameId: 1_000_000_724 };

describe('the delivery address of an order', () => {
  it('is the first known one until something is chosen, and the one on file without any', () => {
    expect([chosenOf('', [known]), chosenOf('', []), chosenOf('of another day', [known]), chosenOf(OTHER, [known])]).toEqual([
      addressKey(known),
      ON_FILE,
      addressKey(known),
      OTHER,
    ]);
  });

  it('is sent without the name of its country, trimmed, and not at all where it is on file', () => {
    const { country: _, ...sent } = known;
    expect(addressToSend('', typed, [known])).toEqual(sent);
    expect(addressToSend(OTHER, typed, [known])).toEqual({ ...typed, recipient: 'Obra Llull' });
    expect(addressToSend(ON_FILE, typed, [known])).toBeUndefined();
  });

  it('names the missing fields of an entered address', () => {
    expect(missingOf({ ...EMPTY_ADDRESS, street: '  ' })).toEqual(['recipient', 'street', 'town', 'countryGeonameId']);
    expect(missingOf(typed)).toEqual([]);
  });

  it.each([[null], [{}], [{ ...typed, town: 4 }], [{ ...typed, countryGeonameId: 'ES' }]])('refuses a draft of another form: %j', (kept) =>
    expect(readAddress(kept)).toBeUndefined(),
  );
});

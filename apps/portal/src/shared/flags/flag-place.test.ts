import { expect, it } from 'vitest';
import { flagPlaceOf } from './flag-place';

it.each([
  ['its application', { applicationId: 1 }, { subFamilyId: 110, applicationId: 1 }],
  ['an application that is open', {}, { subFamilyId: 110 }],
  ['no application', null, { subFamilyId: 110 }],
])('places what has %s', (_, applicationLocation, place) => {
  expect(flagPlaceOf({ subFamily: { id: 110 }, applicationLocation })).toEqual(place);
});

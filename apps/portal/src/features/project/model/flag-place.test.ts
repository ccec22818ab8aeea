import type { ProjectProduct } from '@candil/contract';
import { expect, it } from 'vitest';
import { flagPlaceOf } from './flag-place';

const lineIn = (applicationLocation: ProjectProduct['applicationLocation']) =>
  ({ subFamily: { id: 110, description: 'Alba' }, applicationLocation }) as ProjectProduct;

it('places a line by its collection and, where it has one, its application', () => {
  expect(flagPlaceOf(lineIn({ id: 11, applicationId: 1 }))).toEqual({ subFamilyId: 110, applicationId: 1 });
  expect(flagPlaceOf(lineIn({ id: 0 }))).toEqual({ subFamilyId: 110 });
});

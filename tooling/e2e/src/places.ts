import { SAMPLE_USERS } from '@candil/product';
import type { JourneyLanguage } from './words';

interface Place {
  readonly language: JourneyLanguage;
  readonly email: string;
  readonly catalogId: 16 | 21;
  /** What the catalogue writes between model and finish of a code. */
  readonly mark: '' | '-';
}

/** The languages in which each configurator is walked through, with an account and its catalogue. */
export const PLACES: readonly Place[] = [
  { language: 'en', email: SAMPLE_USERS.distributor, catalogId: 16, mark: '' },
  { language: 'de', email: SAMPLE_USERS.distributor, catalogId: 16, mark: '' },
  { language: 'us', email: SAMPLE_USERS.distributorUsa, catalogId: 21, mark: '-' },
];

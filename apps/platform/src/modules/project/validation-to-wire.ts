import type { ProjectProduct } from '@candil/contract';
import { formatCalendarDay, majorFromMinor } from '@candil/domain';
import { calendarDayOfIso } from '../catalogue';
import type { SavedFacts, StoredProduct } from './stored-project';

const savedFactsToWire = ({ on, unitGrossMinor, weeks }: SavedFacts): ProjectProduct['lastSaved'] => ({
  on: formatCalendarDay(calendarDayOfIso(on)),
  unitGross: unitGrossMinor === null ? null : majorFromMinor(unitGrossMinor),
  weeks,
});

/** Returns the validation of a product, with the facts at the time of saving. */
export const validationToWire = ({
  validationStatus: status,
  lastSaved,
}: Pick<StoredProduct, 'validationStatus' | 'lastSaved'>): Pick<ProjectProduct, 'validation' | 'lastSaved'> => ({
  validation: { status },
  ...(lastSaved !== null && { lastSaved: savedFactsToWire(lastSaved) }),
});

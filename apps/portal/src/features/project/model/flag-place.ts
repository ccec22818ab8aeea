import type { ProjectProduct } from '@candil/contract';
import type { FlagPlace } from '../../../shared/flags/flag-store';

/** Where a line stands for the flags that are confined to sub-families or applications. */
export const flagPlaceOf = ({ subFamily, applicationLocation: { applicationId } }: ProjectProduct): FlagPlace => ({
  subFamilyId: subFamily.id,
  ...(applicationId !== undefined && { applicationId }),
});

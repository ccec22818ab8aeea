import type { RegistrationDetail } from '@candil/contract';
import type { accountProfiles, accounts } from './account-tables';

type Arrived = Pick<typeof accounts.$inferSelect, 'awaitsDetails' | 'companyId'>;
type ProfileDetails = Pick<typeof accountProfiles.$inferSelect, 'professionId' | 'countryGeonameId'>;

/**
 * Returns the details that a registration requires and this account lacks: those of a person who came in by a provider
 * or an invitation alone. Only they themselves can give them; the consent comes with the last of them.
 */
export const missingDetails = ({ awaitsDetails, companyId }: Arrived, details: ProfileDetails | null): readonly RegistrationDetail[] => {
  if (!awaitsDetails) return [];
  return [
    'consent',
    ...(details?.professionId == null ? (['profession'] as const) : []),
    ...(details?.countryGeonameId == null ? (['place'] as const) : []),
    ...(companyId === null ? (['company'] as const) : []),
  ];
};

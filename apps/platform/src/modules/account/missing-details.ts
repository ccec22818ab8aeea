import type { RegistrationDetail } from '@candil/contract';
import type { accountProfiles, accounts } from './account-tables';

type Arrived = Pick<typeof accounts.$inferSelect, 'awaitsDetails' | 'companyId'>;
type ProfileDetails = Pick<typeof accountProfiles.$inferSelect, 'professionId' | 'countryGeonameId'>;

/**
 * What a registration asks and this account has not told: of who came in by a provider or an invitation alone. Nobody but they
 * themselves can tell it; the consent comes with the last of it.
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

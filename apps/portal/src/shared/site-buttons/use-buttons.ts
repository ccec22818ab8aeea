import { userConfigurationsQuery } from '@candil/api-client/react';
import type { ButtonKey, SiteLocation } from '@candil/contract';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../portal';

/** The flags behind the actions of a place bite within this time. */
const FRESH_MILLISECONDS = 30_000;

/**
 * The actions of a screen for the current user (P§7). Until the service has answered, and when it cannot, all are shown: each
 * still obeys the rights of the thing it acts on.
 */
export const useButtons = (siteLocation: SiteLocation): ((key: ButtonKey) => boolean) => {
  const { client } = usePortal();
  const { data } = useQuery({
    ...userConfigurationsQuery(client, siteLocation),
    staleTime: FRESH_MILLISECONDS,
    meta: { action: 'user-configurations' },
  });
  return (key) => data === undefined || data.BUTTONS.includes(key);
};

import { userConfigurationsQuery } from '@candil/api-client/react';
import type { ButtonKey, SiteLocation } from '@candil/contract';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../portal';

/** The flags behind the actions of a place bite within this time. */
const FRESH_MILLISECONDS = 30_000;

/**
 * Which actions a place of the product shows to whoever looks at it (P§7). Until the service has said so, and where it cannot be asked, all are: each
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

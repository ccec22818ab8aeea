import { rememberedModelsQuery } from '@candil/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../portal';

const NONE: readonly string[] = [];

/** Codes of the account's favourites and of the models it opened last; a failure shows as none, for nothing depends on them. */
export const useRememberedModels = () => {
  const { client } = usePortal();
  const { data, isPending } = useQuery({
    ...rememberedModelsQuery(client),
    meta: { action: 'remembered-models', retry: false, handles: ['*'] },
  });
  return { isPending, favourites: data?.favourites ?? NONE, recent: data?.recent ?? NONE };
};

import { routes } from '@candil/api-client';
import type { SocialProvider } from '@candil/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useArea } from '../area/area';

const SocialButtons = lazy(() => import('./social-buttons').then(({ SocialButtons }) => ({ default: SocialButtons })));

/** The providers with which people may sign in, if the maker has configured any; without an answer there are none. */
export const SocialSignIn = () => {
  const { client } = useArea();
  const [providers, setProviders] = useState<readonly SocialProvider[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    client.call(routes.listProviders, {}, { signal: abort.signal }).then(
      (answer) => setProviders(answer.providers),
      () => undefined,
    );
    return () => abort.abort();
  }, [client]);
  if (providers.length === 0) return null;
  return (
    <Suspense>
      <SocialButtons providers={providers} />
    </Suspense>
  );
};

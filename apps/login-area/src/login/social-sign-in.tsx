import { routes } from '@candil/api-client';
import { partOf } from '@candil/api-client/part';
import type { SocialProvider } from '@candil/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useArea } from '../area/area';
import { PartBoundary } from '../area/part-boundary';

const SocialButtons = lazy(
  partOf(
    () => import('./social-buttons'),
    ({ SocialButtons }) => SocialButtons,
  ),
);

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
    // Without the buttons, users sign in with a password.
    <PartBoundary instead={null}>
      <Suspense>
        <SocialButtons providers={providers} />
      </Suspense>
    </PartBoundary>
  );
};

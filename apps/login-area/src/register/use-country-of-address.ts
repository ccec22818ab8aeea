import { routes } from '@candil/api-client';
import type { Country } from '@candil/contract';
import { useLanguage } from '@candil/i18n/react';
import { useEffect, useEffectEvent } from 'react';
import { useArea } from '../area/area';

/** Preselects the country of the visitor's IP address once, when none is chosen; an unknown country is left empty. */
export const useCountryOfAddress = (chosen: Country | null, offer: (country: Country) => void): void => {
  const { client } = useArea();
  const { language: lang } = useLanguage();
  const take = useEffectEvent((country: Country) => {
    if (chosen === null) offer(country);
  });
  const isWanted = useEffectEvent(() => chosen === null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, whatever language it is then
  useEffect(() => {
    if (!isWanted()) return;
    const abort = new AbortController();
    const find = async () => {
      const { ip } = await client.call(routes.getClientIp, {}, { signal: abort.signal });
      const query = { environment: 'portal', site: 'private' };
      const { countryCode } = await client.call(routes.getDefaultValuesByIp, { params: { ip }, query }, { signal: abort.signal });
      if (countryCode === null) return;
      const countries = await client.call(routes.getCountries, { query: { lang } }, { signal: abort.signal });
      const country = countries.find(({ isoCode }) => isoCode === countryCode);
      if (country !== undefined && !abort.signal.aborted) take(country);
    };
    find().catch(() => undefined);
    return () => abort.abort();
  }, [client]);
};

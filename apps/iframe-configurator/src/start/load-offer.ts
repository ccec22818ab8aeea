import type { EmbedComposition, EmbedOffer } from '@candil/contract';
import type { DeliveryRequest } from '@candil/i18n';
import type { Settings } from './settings';

/** A page that is read far from the service waits as long as the portal does. */
const TIME_LIMIT_MILLISECONDS = 15_000;

/** Without cookies: a sandboxed frame has none, and the offer does not depend on the account. */
const fetchJson = async (address: string): Promise<unknown> => {
  const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(TIME_LIMIT_MILLISECONDS) });
  if (!response.ok) throw new Error(`The service answers ${response.status}`);
  return response.json();
};

export const loadOffer = (api: string, { catalogId, language, prices }: Settings): Promise<EmbedOffer> => {
  const query = new URLSearchParams({ catalogId: String(catalogId), lang: language, prices });
  return fetchJson(`${api}/v1/embed-offer?${query}`) as Promise<EmbedOffer>;
};

export const loadPreset = (api: string, id: string, { catalogId }: Settings): Promise<EmbedComposition> =>
  fetchJson(`${api}/v1/embed-presets/${id}?catalogId=${catalogId}`) as Promise<EmbedComposition>;

/** Texts that the service delivers over the built-in ones. */
export const loadTexts = (hub: string, request: DeliveryRequest): Promise<unknown> =>
  fetchJson(`${hub}/translations?${new URLSearchParams({ ...request })}`);

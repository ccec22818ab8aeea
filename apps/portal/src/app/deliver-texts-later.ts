import type { ApiClient } from '@candil/api-client';
import type { i18n as I18n } from 'i18next';

/** Asks for delivered texts once the first view is painted with the built-in ones; nothing waits for them (decision 021). */
export const deliverTextsLater = (client: ApiClient, i18n: I18n): void => {
  const load = () => import('./deliver-texts').then(({ deliverTexts }) => deliverTexts(client, i18n));
  requestAnimationFrame(() => setTimeout(() => void load().catch(() => undefined)));
};

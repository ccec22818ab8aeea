import { type ApiClient, routes } from '@candil/api-client';
import { followDeliveredTexts } from '@candil/i18n';
import type { i18n as I18n } from 'i18next';

/** Lays the texts that the service delivers over the built-in ones. */
export const deliverTexts = (client: ApiClient, i18n: I18n): void =>
  followDeliveredTexts(i18n, (query) => client.call(routes.getTranslations, { query }));

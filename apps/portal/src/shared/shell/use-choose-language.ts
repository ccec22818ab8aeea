import { routes } from '@candil/api-client';
import type { OfferedLanguage } from '@candil/i18n';
import { useLanguage } from '@candil/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { usePortal } from '../portal';

/** Changes the language, and stores it on this device and in the account of a signed-in user. */
export const useChooseLanguage = (): ((language: OfferedLanguage) => Promise<void>) => {
  const { client, session } = usePortal();
  const queries = useQueryClient();
  const { setLanguage } = useLanguage();
  return async (language) => {
    await setLanguage(language);
    // Texts of the service (names, descriptions) are requested again in the new language.
    await queries.invalidateQueries();
    if (session.store.getState().kind !== 'signed-in') return;
    // The cookie holds the choice; an account that cannot be reached now takes it with the next one.
    await client.call(routes.updateLanguage, { body: { isoCode: language } }).then(session.replaceAccount, () => undefined);
  };
};

import { createI18n, isOfferedLanguage, type OfferedLanguage } from '@candil/i18n';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router';
import type { Entrance } from '../shared/entrance';
import { createPortal } from './create-portal';
import { deliverTextsLater } from './deliver-texts-later';
import { followAccess } from './follow-access';
import { followAccountLanguage } from './follow-account-language';
import { loadMemberFrame } from './load-member-frame';
import { Providers } from './providers';
import { createPortalRouter } from './router';
import { screenTextsOf } from './screen-texts';

/** Makes the portal with all its screens; to be drawn as the root of the page. */
export const createPortalApp = async (
  entrance: Entrance,
  requestedLanguage: OfferedLanguage,
  isLanguageChosen: boolean,
): Promise<ReactNode> => {
  // Fetched while the account is on its way, not after it.
  if (entrance.session.store.getState().kind !== 'signed-out') void loadMemberFrame();
  const i18n = await createI18n(requestedLanguage, ['common-front', 'widgets']);
  const portal = createPortal({
    entrance,
    language: () => (isOfferedLanguage(i18n.language) ? i18n.language : requestedLanguage),
    screenTexts: screenTextsOf(i18n),
    leaveTo: (path) => void router.navigate(path, { replace: true }),
  });
  if (!isLanguageChosen) followAccountLanguage(portal.session, i18n);
  deliverTextsLater(portal.client, i18n);
  const router = createPortalRouter(portal);
  // A user with fewer rights than before must leave a page that needs them.
  followAccess(portal.session, () => void router.revalidate());
  return (
    <Providers portal={portal} i18n={i18n}>
      <RouterProvider router={router} />
    </Providers>
  );
};

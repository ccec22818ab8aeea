import './styles.css';
import { createI18n, detectLanguage, isOfferedLanguage, readLanguageCookie } from '@candil/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createPortal } from './create-portal';
import { followAccountLanguage } from './follow-account-language';
import { Providers } from './providers';
import { readConfiguration } from './read-configuration';
import { createPortalRouter } from './router';

const start = async (): Promise<void> => {
  const cookie = readLanguageCookie(document.cookie);
  const wanted = detectLanguage({ cookie, navigator: navigator.languages });
  const texts = createI18n(wanted);
  const portal = createPortal({
    configuration: readConfiguration(document),
    language: () => (isOfferedLanguage(i18n.language) ? i18n.language : wanted),
    leaveTo: (path) => void router.navigate(path, { replace: true }),
  });
  // Asked for while the texts load: guards wait for the account.
  portal.session.account().catch(() => undefined);
  const i18n = await texts;
  followAccountLanguage(portal, i18n, cookie !== undefined);
  const router = createPortalRouter(portal);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  createRoot(root).render(
    <StrictMode>
      <Providers portal={portal} i18n={i18n}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
};

void start();

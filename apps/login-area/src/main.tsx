import './styles.css';
import { createApiClient, readRuntimeConfiguration } from '@candil/api-client';
import { createI18n, detectLanguage, readLanguageCookie } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { viewOfPath } from './area/area-address';
import { preloadView } from './area/current-view';
import { LoginArea } from './area/login-area';
import { deliverTextsLater } from './deliver-texts-later';
import { KitWords } from './kit-words';
import { surroundingsOf } from './surroundings';

const start = async (): Promise<void> => {
  const { services, frameAncestors } = readRuntimeConfiguration(document);
  const surroundings = surroundingsOf(window, frameAncestors);
  if (surroundings.kind === 'framed') document.documentElement.dataset.framed = '';
  // A session that ends here ends no page: each view states its own requirements.
  const client = createApiClient({ services, onSessionLost: () => undefined });
  const language = detectLanguage({ cookie: readLanguageCookie(document.cookie), navigator: navigator.languages });
  preloadView(viewOfPath(location.pathname));
  const i18n = await createI18n(language, ['common-front', 'widgets', 'login-area']);

  deliverTextsLater(client, i18n);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <KitWords>
          <LoginArea client={client} apiPrefix={services.api} surroundings={surroundings} />
        </KitWords>
      </I18nProvider>
    </StrictMode>,
  );
};

void start();

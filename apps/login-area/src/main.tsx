import './styles.css';
import { createApiClient } from '@candil/api-client';
import { createI18n, detectLanguage, readLanguageCookie } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { KitWords } from './kit-words';
import { LoginArea } from './login-area';
import { readConfiguration } from './read-configuration';
import { surroundingsOf } from './surroundings';

const start = async (): Promise<void> => {
  const surroundings = surroundingsOf(window);
  if (surroundings.kind === 'framed') document.documentElement.dataset.framed = '';
  const { services } = readConfiguration(document);
  // Nobody is signed in here, so there is no session to lose.
  const client = createApiClient({ services, onSessionLost: () => undefined });
  const language = detectLanguage({ cookie: readLanguageCookie(document.cookie), navigator: navigator.languages });
  const i18n = await createI18n(language, ['common-front', 'widgets']);
  document.title = `${i18n.t('common-front:session.login.title')} · Candil`;

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <KitWords>
          <LoginArea client={client} surroundings={surroundings} />
        </KitWords>
      </I18nProvider>
    </StrictMode>,
  );
};

void start();

import './styles.css';
import { readRuntimeConfiguration } from '@candil/api-client';
import { createI18n, detectLanguage, isOfferedLanguage, readLanguageCookie } from '@candil/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createEntrance } from './create-entrance';
import { deliverTextsLater } from './deliver-texts-later';

/** Addresses of the home page (P§2). */
const HOME_PATHS = ['/', '/professional-area'];

const start = async (): Promise<void> => {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no root element');
  const root = createRoot(element);
  const cookie = readLanguageCookie(document.cookie);
  const language = detectLanguage({ cookie, navigator: navigator.languages });
  const entrance = createEntrance(readRuntimeConfiguration(document));
  const { store } = entrance.session;
  // Asked for while code and texts load: guards wait for the account.
  entrance.session.account().catch(() => undefined);

  const openPortal = async (inLanguage: string): Promise<void> => {
    const { createPortalApp } = await import('./portal-app');
    const app = await createPortalApp(entrance, isOfferedLanguage(inLanguage) ? inLanguage : language, cookie !== undefined);
    root.render(<StrictMode>{app}</StrictMode>);
  };

  const before = store.getState();
  const isVisit = HOME_PATHS.includes(location.pathname) && before.kind === 'pending' && before.likely === 'visitor';
  if (!isVisit) return openPortal(language);

  const [i18n, { VisitorApp }] = await Promise.all([createI18n(language, ['common-front', 'widgets']), import('./visitor-app')]);
  const isVisitor = () => store.getState().kind === 'pending' || store.getState().kind === 'signed-out';
  if (!isVisitor()) return openPortal(language);
  const unsubscribe = store.subscribe(() => {
    if (isVisitor()) return;
    unsubscribe();
    void openPortal(i18n.language);
  });
  deliverTextsLater(entrance.client, i18n);
  const signInAtOnce = new URLSearchParams(location.search).has('return');
  root.render(
    <StrictMode>
      <VisitorApp entrance={entrance} i18n={i18n} signInAtOnce={signInAtOnce} />
    </StrictMode>,
  );
};

void start();

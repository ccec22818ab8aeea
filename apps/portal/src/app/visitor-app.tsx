import { I18nProvider } from '@candil/i18n/react';
import type { i18n as I18n } from 'i18next';
import { AuthModal } from '../features/session';
import { WelcomeScreen } from '../features/welcome';
import { type Entrance, EntranceProvider } from '../shared/entrance';
import { RetryBar } from '../shared/retry/retry-bar';
import { Footer } from '../shared/shell/footer';
import { CONTENT_ID, SkipLink } from '../shared/shell/skip-link';
import { VisitorBar } from '../shared/shell/visitor-bar';
import { KitWords } from './kit-words';

interface VisitorAppProps {
  readonly entrance: Entrance;
  readonly i18n: I18n;
  readonly signInAtOnce: boolean;
}

/** The home page of a visitor, without the parts that only the screens behind the sign-in need: router, queries, toasts. */
export const VisitorApp = ({ entrance, i18n, signInAtOnce }: VisitorAppProps) => (
  <EntranceProvider value={entrance}>
    <I18nProvider i18n={i18n}>
      <KitWords>
        <div className="flex min-h-dvh flex-col">
          <SkipLink />
          <VisitorBar />
          <main id={CONTENT_ID} className="flex grow flex-col">
            <WelcomeScreen signInAtOnce={signInAtOnce} />
          </main>
          <Footer />
          <AuthModal />
          <RetryBar />
        </div>
      </KitWords>
    </I18nProvider>
  </EntranceProvider>
);

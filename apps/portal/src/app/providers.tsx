import { I18nProvider } from '@candil/i18n/react';
import { ThemeProvider } from '@candil/ui-kit/theme';
import { ToastProvider } from '@candil/ui-kit/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { EntranceProvider } from '../shared/entrance';
import { FlagProvider } from '../shared/flags/use-flag';
import { type Portal, PortalProvider } from '../shared/portal';
import { KitWords } from './kit-words';
import { storedTheme, storeTheme } from './stored-theme';

interface ProvidersProps {
  readonly portal: Portal;
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Everything a screen may ask for from above. */
export const Providers = ({ portal, i18n, children }: ProvidersProps) => {
  const session = useStore(portal.session.store);
  const catalogId = 'account' in session ? session.account.catalogId : 16;
  return (
    <EntranceProvider value={portal}>
      <PortalProvider value={portal}>
        <FlagProvider value={portal.flags}>
          <QueryClientProvider client={portal.queries}>
            <I18nProvider i18n={i18n} catalogId={catalogId}>
              <KitWords>
                <ThemeProvider initialChoice={storedTheme()} onChoiceChange={storeTheme}>
                  <ToastProvider>{children}</ToastProvider>
                </ThemeProvider>
              </KitWords>
            </I18nProvider>
          </QueryClientProvider>
        </FlagProvider>
      </PortalProvider>
    </EntranceProvider>
  );
};

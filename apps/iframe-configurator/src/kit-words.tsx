import { useTranslation } from '@candil/i18n/react';
import { KitTextsProvider } from '@candil/ui-kit/kit-texts';
import { type ReactNode, useMemo } from 'react';

/** Gives the widgets of the editor their few words in the language shown. */
export const KitWords = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('widgets');
  const texts = useMemo(
    () => ({
      cancel: t('widgets.cancel'),
      close: t('widgets.close'),
      loading: t('widgets.loading'),
      notifications: t('widgets.notifications'),
      retry: t('widgets.retry'),
    }),
    [t],
  );
  return <KitTextsProvider texts={texts}>{children}</KitTextsProvider>;
};

import { useTranslation } from '@candil/i18n/react';
import { KitTextsProvider } from '@candil/ui-kit/kit-texts';
import { type ReactNode, useMemo } from 'react';

/** Gives the widgets of the forms their few words in the language shown. */
export const KitWords = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('widgets');
  const texts = useMemo(
    () => ({
      cancel: t('widgets.cancel'),
      clear: t('widgets.clear'),
      loading: t('widgets.loading'),
      noOptions: t('widgets.noOptions'),
      requiredField: t('widgets.requiredField'),
      retry: t('widgets.retry'),
      showPassword: t('widgets.showPassword'),
      hidePassword: t('widgets.hidePassword'),
    }),
    [t],
  );
  return <KitTextsProvider texts={texts}>{children}</KitTextsProvider>;
};

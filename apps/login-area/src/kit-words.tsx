import { useTranslation } from '@candil/i18n/react';
import { KitTextsProvider } from '@candil/ui-kit/kit-texts';
import { type ReactNode, useMemo } from 'react';

/** Gives the widgets of the form their few words in the language shown. */
export const KitWords = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('widgets');
  const texts = useMemo(
    () => ({
      loading: t('widgets.loading'),
      requiredField: t('widgets.requiredField'),
      showPassword: t('widgets.showPassword'),
      hidePassword: t('widgets.hidePassword'),
    }),
    [t],
  );
  return <KitTextsProvider texts={texts}>{children}</KitTextsProvider>;
};

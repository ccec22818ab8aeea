import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';

/** In the place of a view that could not be drawn. Only a new document requests its code again; typed values are kept. */
export const ViewLost = () => {
  const { t } = useTranslation('login-area');
  return (
    <Alert
      severity="warning"
      title={t('area.loadFailed')}
      action={
        <Button size="sm" onClick={() => window.location.reload()}>
          {t('area.again')}
        </Button>
      }
    />
  );
};

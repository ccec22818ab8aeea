import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';

/** In the place of a field whose list did not come. */
export const LoadFailed = ({ label, onAgain }: { label: string; onAgain: () => void }) => {
  const { t } = useTranslation('login-area');
  return (
    <Alert
      severity="warning"
      title={label}
      action={
        <Button size="sm" onClick={onAgain}>
          {t('area.again')}
        </Button>
      }
    >
      {t('area.loadFailed')}
    </Alert>
  );
};

import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';

/** Shows an applicant the earlier refusal with its reason. */
export const RefusedNotice = ({ note }: { note: string | null }) => {
  const { t } = useTranslation('login-area');
  return (
    <Alert severity="warning" title={t('qualification.refused.title')} className="mb-6">
      {note !== null && <p className="mt-0 mb-2">{t('qualification.refused.note', { note })}</p>}
      {t('qualification.refused.text')}
    </Alert>
  );
};

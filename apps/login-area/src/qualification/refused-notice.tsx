import { routes } from '@candil/api-client';
import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { useArea } from '../area/area';
import { useLoaded } from '../form/use-loaded';

/** Whoever was refused is told so where they ask again, with what was said to it. That it cannot be loaded keeps nobody from asking. */
export const RefusedNotice = () => {
  const { t } = useTranslation('login-area');
  const { client } = useArea();
  const { state } = useLoaded('own qualification', (signal) => client.call(routes.getOwnQualification, {}, { signal, probe: true }));
  if (state.kind !== 'ready' || state.value.state !== 'refused') return null;
  const { note } = state.value;
  return (
    <Alert severity="warning" title={t('qualification.refused.title')} className="mb-6">
      {note !== null && <p className="mt-0 mb-2">{t('qualification.refused.note', { note })}</p>}
      {t('qualification.refused.text')}
    </Alert>
  );
};

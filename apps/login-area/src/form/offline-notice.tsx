import { useTranslation } from '@candil/i18n/react';
import { Notice } from '@candil/ui-kit/notice';
import { useSyncExternalStore } from 'react';

const follow = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Says that there is no connection, and that nothing is lost by it. */
export const OfflineNotice = () => {
  const { t } = useTranslation('login-area');
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <Notice role="status" tone="neutral" className="mb-5">
      {t('area.offline')}
    </Notice>
  );
};

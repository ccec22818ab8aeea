import { useTranslation } from '@candil/i18n/react';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const follow = (changed: () => void) => onlineManager.subscribe(changed);

/** Says on every screen that there is no connection, for as long as there is none. */
export const OfflineLine = () => {
  const { t } = useTranslation('common-front');
  const isOnline = useSyncExternalStore(follow, () => onlineManager.isOnline());
  return (
    <div role="status" data-print="hidden">
      {!isOnline && (
        <p className="m-0 border-b border-hairline bg-attention-soft px-4 py-2 text-center text-sm text-pretty md:px-7">
          {t('shell.offline')}
        </p>
      )}
    </div>
  );
};

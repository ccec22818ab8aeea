import { useFormat, useTranslation } from '@candil/i18n/react';
import { TextButton } from '@candil/ui-kit/button';
import { Notice } from '@candil/ui-kit/notice';
import { useState } from 'react';
import { OutdatedAlerts } from './lazy-parts';
import type { OutdatedAlertsProps } from './outdated-alerts';

interface NoticesProps extends OutdatedAlertsProps {
  /** When the draft that came back was kept; undefined when none did. */
  readonly draftKeptAt: string | undefined;
  readonly now: number;
  readonly onStartOver: () => void;
}

/** Notices to read before choosing: a restored draft, a model that is discontinued, a value that is gone. */
export const ConfiguratorNotices = ({ draftKeptAt, now, onStartOver, ...outdated }: NoticesProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const [isDraftSettled, setDraftSettled] = useState(false);
  const startOver = () => {
    setDraftSettled(true);
    onStartOver();
  };
  return (
    <div className="flex flex-col gap-3 *:first:mt-5 empty:hidden">
      {draftKeptAt !== undefined && !isDraftSettled && (
        <Notice tone="neutral" role="status">
          <div className="flex flex-wrap items-center gap-x-4">
            <span>{t('configurator.draftRestored', { ago: format.ago(draftKeptAt, now) })}</span>
            <TextButton onClick={startOver}>{t('configurator.startOver')}</TextButton>
          </div>
        </Notice>
      )}
      <OutdatedAlerts {...outdated} />
    </div>
  );
};

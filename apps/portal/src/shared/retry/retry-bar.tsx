import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useEntrance } from '../entrance';

/** Offers to repeat failed actions: above the page, without covering content, until it is answered. */
export const RetryBar = () => {
  const { t } = useTranslation('common-front');
  const { retries } = useEntrance();
  const { kind, waiting } = useStore(retries.store);
  if (kind === 'idle') return null;
  // Beside the page, not in it: a dialog that is open hides the page and takes its clicks.
  return createPortal(
    <div
      role="alert"
      data-print="hidden"
      className="fixed inset-x-4 bottom-[calc(var(--toast-inset,0px)+1rem)] z-(--layer-toast) mx-auto flex max-w-[34rem] flex-wrap items-center gap-3 pointer-events-auto rounded-card bg-inverse py-3 pr-3 pl-5 text-on-inverse shadow-float"
    >
      <span className="min-w-48 grow">
        <span className="block font-semibold">{t('errors.retry.title')}</span>
        <span className="block text-sm opacity-75">{t('errors.retry.text', { count: Math.max(waiting.length, 1) })}</span>
      </span>
      {/* On one line, also where they stand below the text. */}
      <span className="ml-auto flex items-center gap-3">
        <Button
          variant="ghost"
          size="sm"
          onClick={retries.reset}
          disabled={kind === 'retrying'}
          className="text-inherit! hover:bg-white/15!"
        >
          {t('errors.retry.dismiss')}
        </Button>
        <Button variant="primary" size="sm" loading={kind === 'retrying'} onClick={() => void retries.retry()}>
          {t('errors.retry.again')}
        </Button>
      </span>
    </div>,
    document.body,
  );
};

import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { ErrorState } from '@candil/ui-kit/error-state';

/** Shown instead of the editor when the service cannot be reached; reloading the frame tries again. */
export const Unavailable = () => {
  const { t } = useTranslation('editor');
  const again = <Button onClick={() => location.reload()}>{t('embed.retry')}</Button>;
  return (
    <main className="grid min-h-svh place-items-center bg-surface text-text">
      <ErrorState level={1} title={t('embed.unavailable')} description={t('embed.unavailableText')} action={again} />
    </main>
  );
};

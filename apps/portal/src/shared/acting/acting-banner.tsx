import { endImpersonationMutation } from '@candil/api-client/react';
import type { Account } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { UserIcon } from '@candil/ui-kit/icon';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { usePortal } from '../portal';
import { ScreenTexts } from '../screen-texts';

interface ActingBannerProps {
  readonly account: Account;
  /** Until when at the latest, ISO 8601. */
  readonly until: string;
}

/** Says on every screen that someone of the maker acts for a client, and gives the session back: by the button, or when the time is over. */
export const ActingBanner = (props: ActingBannerProps) => (
  <ScreenTexts>
    <Banner {...props} />
  </ScreenTexts>
);

const Banner = ({ account: { name }, until }: ActingBannerProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const format = useFormat();
  const end = useMutation({
    ...endImpersonationMutation(client),
    meta: { action: 'impersonation-end' },
    // Nothing of the client may stay in the memory of the page.
    onSuccess: () => window.location.assign('/'),
  });
  const giveBack = useEffectEvent(() => end.mutate());
  useEffect(() => {
    const timer = window.setTimeout(() => giveBack(), Math.max(0, Date.parse(until) - Date.now()));
    return () => window.clearTimeout(timer);
  }, [until]);
  const time = format.time(until);
  return (
    <section
      aria-label={t('clients.acting.label')}
      data-print="hidden"
      className="sticky top-14 z-(--layer-sticky) flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-attention bg-attention-soft px-4 py-2 text-sm md:top-15 md:px-7"
    >
      <span className="text-attention-text">
        <UserIcon size={18} />
      </span>
      <p className="m-0 min-w-0 grow basis-60 text-pretty">
        <strong>{t('clients.acting.text', { name })}</strong> {t('clients.acting.until', { time })}
      </p>
      <Button size="sm" variant="dark" loading={end.isPending} onClick={() => end.mutate()}>
        {t('clients.acting.end', { name })}
      </Button>
    </section>
  );
};

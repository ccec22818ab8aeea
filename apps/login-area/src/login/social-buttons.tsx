import { readSocialOutcome, SOCIAL_CHANNEL, type SocialProvider, socialStartPath } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useArea } from '../area/area';
import { useSignedIn } from './use-signed-in';

const WINDOW = 'popup,width=480,height=680';

type Attempt = { readonly kind: 'none' | 'failed' } | { readonly kind: 'waiting'; readonly title: string };

/** A button for each provider. It opens a window of its own, because providers refuse to be framed. */
export const SocialButtons = ({ providers }: { providers: readonly SocialProvider[] }) => {
  const { t } = useTranslation('login-area');
  const { apiPrefix, surroundings, goTo } = useArea();
  const signedIn = useSignedIn();
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'none' });

  const onOutcome = useEffectEvent((data: unknown) => {
    const outcome = readSocialOutcome(data);
    // Every tab of the portal hears the channel; only the one that opened a window waits for it.
    if (!outcome || attempt.kind !== 'waiting') return;
    setAttempt({ kind: outcome.kind === 'failed' ? 'failed' : 'none' });
    if (outcome.kind === 'failed') {
      if (surroundings.kind === 'framed') surroundings.tell({ type: 'social-sign-up-error', code: outcome.code });
    } else if (outcome.kind === 'signed-in') signedIn();
    else if (surroundings.kind === 'framed') surroundings.tell({ type: 'social-sign-up-success' });
    // No page around the area asks for missing details.
    else goTo('complete-register');
  });
  useEffect(() => {
    const channel = new BroadcastChannel(SOCIAL_CHANNEL);
    channel.onmessage = ({ data }) => onOutcome(data);
    return () => channel.close();
  }, []);

  const open = ({ name, title }: SocialProvider) => {
    setAttempt({ kind: 'waiting', title });
    window.open(`${apiPrefix}${socialStartPath(name)}`, 'candil-social', WINDOW);
  };

  return (
    <div className="mt-6">
      <p className="m-0 flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline">
        {t('access.social.or')}
      </p>
      <div className="mt-4 flex flex-col gap-2.5">
        {attempt.kind === 'failed' && <Alert severity="error">{t('access.social.failed')}</Alert>}
        {providers.map((provider) => (
          <Button key={provider.name} size="lg" onClick={() => open(provider)}>
            {t('access.social.with', { provider: provider.title })}
          </Button>
        ))}
        <p role="status" className="m-0 text-sm text-muted empty:hidden">
          {attempt.kind === 'waiting' && t('access.social.waiting', { provider: attempt.title })}
        </p>
      </div>
    </div>
  );
};

import type { ApiClient } from '@candil/api-client';
import { useTranslation } from '@candil/i18n/react';
import { Logo } from '@candil/ui-kit/logo';
import { useEffect, useRef } from 'react';
import { LoginView } from './login-view';
import type { Surroundings } from './surroundings';

interface LoginAreaProps {
  readonly client: ApiClient;
  readonly surroundings: Surroundings;
}

/** The area in its place: bare inside the portal's modal, with name and card alone in a window. */
export const LoginArea = ({ client, surroundings }: LoginAreaProps) =>
  surroundings.kind === 'framed' ? (
    <Framed client={client} tell={surroundings.tell} />
  ) : (
    <Alone client={client} leave={surroundings.leave} />
  );

type Framing = Extract<Surroundings, { kind: 'framed' }>;

const Framed = ({ client, tell }: { client: ApiClient; tell: Framing['tell'] }) => {
  const content = useRef<HTMLDivElement>(null);

  // The modal takes the height of the view, and follows it when an error appears.
  useEffect(() => {
    if (!content.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) tell({ type: 'view', view: 'login', heightPx: entry.target.getBoundingClientRect().height });
    });
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [tell]);

  // The portal does not hear keys that are pressed in here.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key === 'Escape') tell({ type: 'closed' });
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [tell]);

  return (
    <div ref={content} className="px-6 pt-2 pb-7">
      <LoginView client={client} onSuccess={() => tell({ type: 'login-success' })} onTimeout={() => tell({ type: 'login-timeout' })} />
    </div>
  );
};

const Alone = ({ client, leave }: { client: ApiClient; leave: () => void }) => {
  const { t } = useTranslation('common-front');
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[27rem] flex-col justify-center px-4 py-12">
      <a href="/" aria-label={t('shell.home')} className="self-start rounded-sm text-inherit no-underline">
        <Logo size={26} label="" />
      </a>
      <h1 className="mt-8 mb-0 text-3xl font-semibold">{t('session.login.title')}</h1>
      <p className="mt-2 mb-7 text-md text-muted">{t('session.login.lead')}</p>
      <LoginView client={client} onSuccess={leave} onTimeout={() => undefined} />
    </main>
  );
};

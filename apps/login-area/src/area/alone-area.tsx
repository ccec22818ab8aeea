import type { FrameView } from '@candil/contract/frame';
import { useTranslation } from '@candil/i18n/react';
import { Logo } from '@candil/ui-kit/logo';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { AreaLanguages } from './area-languages';
import { HangingLamp } from './hanging-lamp';

interface AloneAreaProps {
  readonly view: FrameView;
  readonly children: ReactNode;
}

/** The views that ask for more than a few lines. */
const LONG_VIEWS: readonly FrameView[] = ['new-register', 'complete-register', 'qualification', 'support'];

/** The area as a page of its own: the form on the left, and on wide screens a lamp that lights it. */
export const AloneArea = ({ view, children }: AloneAreaProps) => {
  const { t } = useTranslation(['login-area', 'common-front']);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="flex min-h-dvh min-w-0 flex-col px-4 md:px-10">
        <header className="flex h-18 shrink-0 items-center justify-between gap-4">
          <a href="/" aria-label={t('common-front:shell.home')} className="rounded-sm text-inherit no-underline">
            <Logo size={26} label="" />
          </a>
          <AreaLanguages />
        </header>
        <main
          className={clsx(
            'mx-auto w-full pt-6 pb-16 md:pt-[6dvh]',
            LONG_VIEWS.includes(view) ? 'max-w-[38rem]' : 'max-w-[27rem] lg:my-auto',
          )}
        >
          <h1 className="m-0 text-2xl font-semibold md:text-3xl">{t(`area.view.${view}.title`)}</h1>
          {children}
        </main>
      </div>
      <HangingLamp />
    </div>
  );
};

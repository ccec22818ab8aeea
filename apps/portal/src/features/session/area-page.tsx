import type { FrameView } from '@candil/contract/frame';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Card } from '@candil/ui-kit/card';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useEntrance } from '../../shared/entrance';
import { Page } from '../../shared/shell/page';
import { type FrameState, frameAddress, newNonce } from './frame-address';
import type { FrameReaction } from './frame-reaction';
import { useFrameMessages } from './use-frame-messages';

const VIEW_EXPECTED_WITHIN_MS = 15_000;
const EXPECTED_HEIGHT_PX = 520;

interface AreaPageProps {
  readonly view: FrameView;
  /** The token of a link in a mail. */
  readonly token?: string;
  readonly returnTo: string | undefined;
  /** All is done, or given up: goes to where the reader wanted to go. */
  readonly onDone: () => void;
}

/** A view of the framed area as a standalone page: for links in mails, bookmarks, and more space than a modal has. */
export const AreaPage = ({ view, token, returnTo, onDone }: AreaPageProps) => {
  const { t, i18n } = useTranslation('common-front');
  const { session } = useEntrance();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>({ kind: 'loading' });
  const [nonce, setNonce] = useState(newNonce);
  const [framedLanguage, setFramedLanguage] = useState(i18n.language);

  // The frame speaks the language it was opened in; values typed in it are kept.
  if (framedLanguage !== i18n.language) {
    setFramedLanguage(i18n.language);
    setNonce(newNonce());
    setState({ kind: 'loading' });
  }
  useEffect(() => {
    if (state.kind !== 'loading') return;
    const timer = window.setTimeout(() => setState({ kind: 'silent' }), VIEW_EXPECTED_WITHIN_MS);
    return () => window.clearTimeout(timer);
  }, [state.kind]);

  const react = async (reaction: FrameReaction): Promise<void> => {
    switch (reaction.kind) {
      case 'show-view':
        return setState({ ...reaction, kind: 'shown' });
      case 'load-account':
        await session.signedIn();
        return onDone();
      case 'reload-account':
      case 'request-budget':
        await session.reload();
        return;
      case 'close':
        return onDone();
      case 'leave-to-frame':
        return;
    }
  };
  // A failure to load the account is stored in the session, and the page shows it.
  useFrameMessages(frame, nonce, (reaction) => void react(reaction).catch(() => undefined));

  const shownView = state.kind === 'shown' ? state.view : view;
  const title = t(`session.modal.view.${shownView}`);
  return (
    <Page title={title} className="flex max-w-[46rem]! grow flex-col">
      <h1 className="m-0 text-2xl font-semibold md:text-3xl">{title}</h1>
      <Card padding="none" className="mt-6 overflow-hidden bg-raised! pt-4">
        {state.kind === 'silent' ? (
          <div className="flex flex-col items-start gap-4 px-6 pt-2 pb-8">
            <p className="m-0 text-muted">{t('session.modal.silent')}</p>
            <Button
              onClick={() => {
                setNonce(newNonce());
                setState({ kind: 'loading' });
              }}
            >
              {t('session.modal.loadAgain')}
            </Button>
          </div>
        ) : (
          <div className="relative" style={{ height: state.kind === 'shown' ? state.heightPx : EXPECTED_HEIGHT_PX }}>
            {state.kind === 'loading' && (
              <div className="absolute inset-0 flex flex-col gap-5 px-6 pt-3" aria-hidden>
                <Skeleton height={64} />
                <Skeleton height={64} />
                <Skeleton height={48} />
              </div>
            )}
            <iframe
              key={nonce}
              ref={frame}
              src={frameAddress(view, nonce, returnTo, { in: 'page', ...(token !== undefined && { token }) })}
              title={title}
              className={clsx('block size-full border-0 transition-opacity', state.kind === 'loading' && 'opacity-0')}
            />
          </div>
        )}
      </Card>
    </Page>
  );
};

import type { FrameView } from '@candil/contract/frame';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Modal } from '@candil/ui-kit/modal';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useEntrance } from '../../shared/entrance';
import { safeReturnPath } from '../../shared/navigation/return-path';
import type { ShownFrame } from '../../shared/session/session';
import { type FrameState, frameAddress, newNonce } from './frame-address';
import type { FrameReaction } from './frame-reaction';
import { useFrameMessages } from './use-frame-messages';

/** A frame that has not reported its view by then is offered to be loaded again. */
const VIEW_EXPECTED_WITHIN_MS = 15_000;

/** Height of a view before it reports its own, so that the modal does not jump. */
const EXPECTED_HEIGHT_PX = 380;

/** Views that ask for more than a few lines. */
const WIDE_VIEWS: readonly FrameView[] = ['new-register', 'complete-register', 'qualification', 'support'];

/** The upper edge stays where it is while a view reports its height: the way out does not move from under the pointer. */
const UPPER_EDGE = 'min-[575px]:mt-[min(12dvh,7rem)] min-[575px]:max-h-[calc(100dvh-min(12dvh,7rem)-2rem)]! min-[575px]:self-start';

interface AuthFrameProps {
  readonly shown: ShownFrame;
  readonly onProjectBudget?: (projectId: string) => void;
  readonly onQualificationAsked?: () => void;
}

/** The framed area inside the modal: a loading title until the frame reports its view, then that of the view. */
export const AuthFrame = ({ shown, onProjectBudget, onQualificationAsked }: AuthFrameProps) => {
  const { t } = useTranslation('common-front');
  const { session } = useEntrance();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>({ kind: 'loading' });
  const [nonce, setNonce] = useState(newNonce);

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
        return session.signedIn();
      case 'reload-account':
        await session.reload();
        return onQualificationAsked?.();
      case 'request-budget':
        await session.reload();
        return onProjectBudget?.(reaction.projectId);
      case 'leave-to-frame':
        return;
      case 'close':
        // In a modal required by an action, only the button of the modal itself gives up.
        if (!shown.mandatory) session.dismissFrame();
    }
  };
  // A failure to load the account is stored in the session, and the page shows it.
  useFrameMessages(frame, nonce, (reaction) => void react(reaction).catch(() => undefined));

  const loadAgain = () => {
    setNonce(newNonce());
    setState({ kind: 'loading' });
  };

  const returnTo = shown.returnTo ?? safeReturnPath(new URLSearchParams(window.location.search).get('return'), window.location.origin);
  const view = state.kind === 'shown' ? state.view : shown.view;
  const isWide = WIDE_VIEWS.includes(view);
  const asksAgain = shown.ended && view === 'login';
  const title =
    state.kind === 'loading' ? t('session.modal.loading') : t(asksAgain ? 'session.modal.again.title' : `session.modal.view.${view}`);
  return (
    <Modal
      open
      onOpenChange={(open) => !open && session.dismissFrame()}
      title={title}
      description={asksAgain ? t('session.modal.again.text') : undefined}
      closeOnBackdrop={false}
      closeOnEscape={!shown.ended && !shown.mandatory}
      flush
      className={clsx(UPPER_EDGE, isWide ? 'min-[575px]:max-w-[42rem]!' : 'min-[575px]:max-w-[27rem]!')}
    >
      {state.kind === 'silent' ? (
        <div className="flex flex-col items-start gap-4 px-6 pt-2 pb-8">
          <p className="m-0 text-muted">{t('session.modal.silent')}</p>
          <Button onClick={loadAgain}>{t('session.modal.loadAgain')}</Button>
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
            src={frameAddress(shown.view, nonce, returnTo)}
            title={t(`session.modal.view.${view}`)}
            className={clsx('block size-full border-0 transition-opacity', state.kind === 'loading' && 'opacity-0')}
          />
        </div>
      )}
    </Modal>
  );
};

import { useTranslation } from '@candil/i18n/react';
import { Button, Modal, Skeleton } from '@candil/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useEntrance } from '../../shared/entrance';
import type { FrameReaction } from './frame-reaction';
import { useFrameMessages } from './use-frame-messages';

/** A frame that has not reported its view by then is offered to be loaded again. */
const VIEW_EXPECTED_WITHIN_MS = 15_000;

type FrameState = { readonly kind: 'loading' } | { readonly kind: 'shown'; readonly heightPx: number } | { readonly kind: 'silent' };

/** Height of the login view before it has told its own, so that the modal does not jump. */
const EXPECTED_HEIGHT_PX = 380;

interface SignInFrameProps {
  /** The session ended under someone's hands: say that nothing is lost. */
  readonly interrupted: boolean;
}

/** The framed login area inside the modal: a loading title until the frame reports its view. */
export const SignInFrame = ({ interrupted }: SignInFrameProps) => {
  const { t } = useTranslation('common-front');
  const { session } = useEntrance();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    if (state.kind !== 'loading') return;
    const timer = window.setTimeout(() => setState({ kind: 'silent' }), VIEW_EXPECTED_WITHIN_MS);
    return () => window.clearTimeout(timer);
  }, [state.kind]);

  const react = (reaction: FrameReaction) => {
    switch (reaction.kind) {
      case 'show-view':
        return setState({ kind: 'shown', heightPx: reaction.heightPx });
      case 'load-account':
        return void session.signedIn();
      case 'leave-to-frame':
        return;
      case 'close':
        return session.dismissSignIn();
    }
  };
  useFrameMessages(frame, react);

  const loadAgain = () => {
    setAttempt(attempt + 1);
    setState({ kind: 'loading' });
  };

  const title =
    state.kind === 'loading' ? t('session.modal.loading') : interrupted ? t('session.modal.again.title') : t('session.modal.title');
  return (
    <Modal
      open
      onOpenChange={(open) => !open && session.dismissSignIn()}
      title={title}
      description={interrupted ? t('session.modal.again.text') : undefined}
      closeOnBackdrop={false}
      closeOnEscape={!interrupted}
      flush
      className="max-w-[27rem]!"
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
            key={attempt}
            ref={frame}
            src="/login-area/"
            title={t('session.modal.title')}
            className="block size-full border-0 transition-opacity data-[loading=true]:opacity-0"
            data-loading={state.kind === 'loading'}
          />
        </div>
      )}
    </Modal>
  );
};

import { lazy, Suspense } from 'react';
import { useSession } from '../../shared/session/use-session';

const SignInFrame = lazy(() => import('./sign-in-frame').then(({ SignInFrame }) => ({ default: SignInFrame })));

/** The sign-in over the page: asked for by a visitor, or because the session ended under someone's hands. */
export const AuthModal = () => {
  const session = useSession();
  const interrupted = session.kind === 'interrupted';
  const asked = session.kind === 'signed-out' && session.signInShown;
  if (!interrupted && !asked) return null;
  return (
    <Suspense>
      <SignInFrame interrupted={interrupted} />
    </Suspense>
  );
};

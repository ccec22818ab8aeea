import { lazy, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { WelcomeScreen } from '../features/welcome';
import { safeReturnPath } from '../shared/navigation/return-path';
import { ScreenTexts } from '../shared/screen-texts';
import { useSession } from '../shared/session/use-session';
import { HomePlaceholder } from '../shared/shell/home-placeholder';

const MemberHome = lazy(() => import('./member-home').then(({ MemberHome }) => ({ default: MemberHome })));

/** Home: what the platform offers to a visitor, what waits for whoever is signed in. */
export const Component = () => {
  const session = useSession();
  const [search] = useSearchParams();
  const returnTo = safeReturnPath(search.get('return'), window.location.origin);
  switch (session.kind) {
    case 'pending':
      return <HomePlaceholder />;
    case 'unknown':
      throw session.cause;
    case 'signed-out':
      return <WelcomeScreen signInAtOnce={returnTo !== undefined} />;
    case 'signed-in':
    case 'interrupted':
      return returnTo === undefined ? (
        <Suspense fallback={<HomePlaceholder />}>
          <ScreenTexts>
            <MemberHome />
          </ScreenTexts>
        </Suspense>
      ) : (
        <Navigate to={returnTo} replace />
      );
  }
};

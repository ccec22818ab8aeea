import type { Account } from '@candil/contract';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { WelcomeScreen } from '../features/welcome';
import { loadBlockedActions, mayHaveBlockedActions } from '../shared/blocked-action/load-blocked-actions';
import { safeReturnPath } from '../shared/navigation/return-path';
import { lazyPart } from '../shared/part/lazy-part';
import { ScreenTexts } from '../shared/screen-texts';
import { useSession } from '../shared/session/use-session';
import { HomePlaceholder } from '../shared/shell/home-placeholder';

const MemberHome = lazyPart(
  () => import('./member-home'),
  ({ MemberHome }) => MemberHome,
);

/** Home: the offer for a visitor, open tasks for a signed-in user. */
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
      return returnTo === undefined ? (
        <Arrival key={session.account.userId} account={session.account} />
      ) : (
        <Navigate to={returnTo} replace />
      );
  }
};

/** A user with a blocked destination continues there; others stay at home. */
const Arrival = ({ account }: { account: Account }) => {
  const navigate = useNavigate();
  const [mayGoOn, setMayGoOn] = useState(mayHaveBlockedActions);
  const goOn = useEffectEvent(async () => {
    const blocked = await loadBlockedActions();
    const path = safeReturnPath(blocked.resume(account)?.path ?? null, window.location.origin);
    if (path === undefined) setMayGoOn(false);
    else await navigate(path, { replace: true });
  });
  useEffect(() => {
    // Without their code, home is shown instead.
    if (mayGoOn) goOn().catch(() => setMayGoOn(false));
  }, [mayGoOn]);
  return (
    <Suspense fallback={<HomePlaceholder />}>
      {mayGoOn ? (
        <HomePlaceholder />
      ) : (
        <ScreenTexts>
          <MemberHome />
        </ScreenTexts>
      )}
    </Suspense>
  );
};

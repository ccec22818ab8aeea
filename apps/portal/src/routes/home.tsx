import { Navigate, useSearchParams } from 'react-router';
import { HomeScreen } from '../features/home';
import { RecentProjects } from '../features/project-list';
import { WelcomeScreen } from '../features/welcome';
import { safeReturnPath } from '../shared/navigation/return-path';
import { useSession } from '../shared/session/use-session';

/** Home: what the platform offers to a visitor, what waits for whoever is signed in. */
export const Component = () => {
  const session = useSession();
  const [search] = useSearchParams();
  const returnTo = safeReturnPath(search.get('return'), window.location.origin);
  switch (session.kind) {
    case 'pending':
      return null;
    case 'unknown':
      throw session.cause;
    case 'signed-out':
      return <WelcomeScreen signInAtOnce={returnTo !== undefined} />;
    case 'signed-in':
    case 'interrupted':
      return returnTo === undefined ? <HomeScreen recentProjects={<RecentProjects />} /> : <Navigate to={returnTo} replace />;
  }
};

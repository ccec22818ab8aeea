import { Suspense, useLayoutEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { FailureLayers } from '../shared/failure/failure-layers';
import { FocusKeeper } from '../shared/navigation/focus-keeper';
import { NavigationFocus } from '../shared/navigation/navigation-focus';
import { lazyPart } from '../shared/part/lazy-part';
import { useSession } from '../shared/session/use-session';
import { BarPlaceholder } from '../shared/shell/bar-placeholder';
import { Footer } from '../shared/shell/footer';
import { NavigationProgress } from '../shared/shell/navigation-progress';
import { OfflineLine } from '../shared/shell/offline-line';
import { PageShownProvider, useFrame } from '../shared/shell/page-in-frame';
import { CONTENT_ID, SkipLink } from '../shared/shell/skip-link';
import { VisitorBar } from '../shared/shell/visitor-bar';
import { AuthLayer } from './auth-layer';
import { isFullScreenAt } from './full-screen';
import { loadMemberFrame } from './load-member-frame';

const MemberFrame = lazyPart(
  () => loadMemberFrame(),
  ({ MemberFrame }) => MemberFrame,
);

/** Frame of every screen: bar, page, foot, and the layers over them. */
export const RootLayout = () => {
  const { search } = useLocation();
  const { isFramed, pageShown } = useFrame(useMatches().some(({ handle }) => isFullScreenAt(handle, search)));
  // On the root: looking for it in the page (`:has`) would make every change of an element cost the browser half its styling anew.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-whole-window', !isFramed);
  }, [isFramed]);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <NavigationProgress />
      {isFramed && <FrameOfSession />}
      <OfflineLine />
      <main id={CONTENT_ID} className="flex grow flex-col">
        <PageShownProvider value={pageShown}>
          <Outlet />
        </PageShownProvider>
      </main>
      {isFramed && <Footer />}
      <AuthLayer />
      <FailureLayers />
      <NavigationFocus />
      <FocusKeeper />
      <ScrollRestoration />
    </div>
  );
};

const FrameOfSession = () => {
  const session = useSession();
  switch (session.kind) {
    case 'signed-in':
      return (
        <Suspense fallback={<BarPlaceholder />}>
          <MemberFrame />
        </Suspense>
      );
    case 'signed-out':
      return <VisitorBar />;
    case 'pending':
      return session.likely === 'visitor' ? <VisitorBar /> : <BarPlaceholder />;
    case 'unknown':
      return <BarPlaceholder />;
  }
};

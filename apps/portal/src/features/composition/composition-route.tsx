import type { EditorScreenProps } from '@candil/configurator-ui';
import { type ComponentType, Suspense, useEffect } from 'react';
import { type LoaderFunctionArgs, Navigate, redirect, useLoaderData, useLocation, useParams } from 'react-router';
import { NamespaceTexts } from '../../shared/namespace-texts';
import { forgetFragment, keptFragmentOf } from '../../shared/navigation/kept-fragment';
import { lazyPart } from '../../shared/part/lazy-part';
import type { Portal } from '../../shared/portal';
import { EditorSkeleton } from './components/editor-skeleton';
import { CompositionScreen } from './composition-screen';
import type { OpenedIn } from './model/opened-in';
import { readOpening } from './model/opening';
import { adoptHandedOver } from './state/adopt-handed-over';
import { prefetchComposition } from './state/prefetch-composition';

/** Starts to fetch the subject of a configurator's address; a composition handed over becomes a draft with an address of its own. */
export const loadComposition = async (
  openedIn: OpenedIn,
  { params, request }: LoaderFunctionArgs,
  portal: Portal,
): Promise<Response | 'unreadable' | null> => {
  const { pathname, searchParams } = new URL(request.url);
  const opening = readOpening(openedIn, params, searchParams);
  const adopted = await adoptHandedOver(portal, opening, pathname);
  if (adopted === 'unreadable') return adopted;
  if (adopted !== undefined) return redirect(adopted.href);
  void prefetchComposition(portal, opening);
  return null;
};

const ExportScreen = lazyPart(
  () => import('@candil/configurator-ui/export'),
  ({ ExportScreen }) => ExportScreen,
);

interface CompositionRouteProps {
  readonly openedIn: OpenedIn;
  readonly Screen: ComponentType<EditorScreenProps>;
}

/** The screen of a configurator's addresses: something new, one more of a project, one that is opened again, or one that is shared. */
export const CompositionRoute = ({ openedIn, Screen }: CompositionRouteProps) => {
  const params = useParams();
  const { pathname, search, hash } = useLocation();
  const isUnreadable = useLoaderData() === 'unreadable';
  const kept = hash === '' ? keptFragmentOf(pathname) : '';
  useEffect(() => {
    if (hash !== '') forgetFragment();
  }, [hash]);
  // Signing in lost the fragment of the address.
  if (kept !== '') return <Navigate to={{ pathname, search, hash: kept }} replace />;
  const opening = readOpening(openedIn, params, new URLSearchParams(search), hash);
  const isExport = opening.kind === 'saved' && opening.mode === 'export';
  // Another address is another composition.
  return (
    <NamespaceTexts namespace="editor">
      <Suspense fallback={<EditorSkeleton />}>
        <CompositionScreen
          key={pathname + search + hash}
          Screen={isExport ? ExportScreen : Screen}
          opening={opening}
          isUnreadable={isUnreadable}
        />
      </Suspense>
    </NamespaceTexts>
  );
};

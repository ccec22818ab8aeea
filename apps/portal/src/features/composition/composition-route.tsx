import { EditorScreen, type EditorScreenProps } from '@candil/configurator-ui';
import { type ComponentType, useEffect } from 'react';
import { type LoaderFunctionArgs, Navigate, useLocation, useParams } from 'react-router';
import { NamespaceTexts } from '../../shared/namespace-texts';
import { forgetFragment, keptFragmentOf } from '../../shared/navigation/kept-fragment';
import type { Portal } from '../../shared/portal';
import { CompositionScreen } from './composition-screen';
import type { OpenedIn } from './model/opened-in';
import { readOpening } from './model/opening';
import { prefetchComposition } from './state/prefetch-composition';

/** Starts to fetch what an address of a configurator opens. */
export const loadComposition = (openedIn: OpenedIn, { params, request }: LoaderFunctionArgs, portal: Portal): null => {
  void prefetchComposition(portal, readOpening(openedIn, params, new URL(request.url).searchParams));
  return null;
};

interface CompositionRouteProps {
  readonly openedIn: OpenedIn;
  /** Default the editor with plan, elevations and the room. */
  readonly Screen?: ComponentType<EditorScreenProps>;
}

/** The screen of a configurator's addresses: something new, one more of a project, one that is opened again, or one that is shared. */
export const CompositionRoute = ({ openedIn, Screen = EditorScreen }: CompositionRouteProps) => {
  const params = useParams();
  const { pathname, search, hash } = useLocation();
  const kept = hash === '' ? keptFragmentOf(pathname) : '';
  useEffect(() => {
    if (hash !== '') forgetFragment();
  }, [hash]);
  // Signing in lost what the address held.
  if (kept !== '') return <Navigate to={{ pathname, search, hash: kept }} replace />;
  // Another address is another composition.
  return (
    <NamespaceTexts namespace="editor">
      <CompositionScreen
        key={pathname + search + hash}
        Screen={Screen}
        opening={readOpening(openedIn, params, new URLSearchParams(search), hash)}
      />
    </NamespaceTexts>
  );
};

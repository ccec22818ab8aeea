import { EditorScreen, type EditorScreenProps } from '@candil/configurator-ui';
import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, useLocation, useParams } from 'react-router';
import { NamespaceTexts } from '../../shared/namespace-texts';
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

/** The screen of a configurator's addresses: something new, one more of a project, or one that is opened again. */
export const CompositionRoute = ({ openedIn, Screen = EditorScreen }: CompositionRouteProps) => {
  const params = useParams();
  const { pathname, search } = useLocation();
  // Another address is another composition.
  return (
    <NamespaceTexts namespace="editor">
      <CompositionScreen key={pathname + search} Screen={Screen} opening={readOpening(openedIn, params, new URLSearchParams(search))} />
    </NamespaceTexts>
  );
};

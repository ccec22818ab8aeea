import { EditorScreen } from '@candil/configurator-ui';
import { useLocation, useParams } from 'react-router';
import type { RouteModule } from '../app/route-module';
import { CompositionScreen, prefetchComposition, readOpening } from '../features/composition';
import { NamespaceTexts } from '../shared/namespace-texts';

/** The crea configurator: a new composition, one more of a project, or one that is opened again. */
export const loader: NonNullable<RouteModule['loader']> = ({ params, request }, portal) => {
  void prefetchComposition(portal, readOpening(params, new URL(request.url).searchParams));
  return null;
};

export const Component = () => {
  const params = useParams();
  const { pathname, search } = useLocation();
  // Another address is another composition.
  return (
    <NamespaceTexts namespace="editor">
      <CompositionScreen key={pathname + search} Screen={EditorScreen} opening={readOpening(params, new URLSearchParams(search))} />
    </NamespaceTexts>
  );
};

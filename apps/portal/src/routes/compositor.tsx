import { CompositorScreen } from '@candil/configurator-ui';
import { useLocation } from 'react-router';
import type { RouteModule } from '../app/route-module';
import { CompositionScreen, prefetchComposition, readCompositorOpening } from '../features/composition';
import { NamespaceTexts } from '../shared/namespace-texts';

/** The compositor of composing pendants: one canopy and what hangs from its outlets. */
export const loader: NonNullable<RouteModule['loader']> = ({ request }, portal) => {
  const opening = readCompositorOpening(new URL(request.url).searchParams);
  const validates = opening.kind === 'saved' && opening.mode === 'validate';
  // Composing pendants are validated only while their toggle is on (CF8).
  if (validates && !portal.flags.isOn('validateComposingPendants')) throw new Response(null, { status: 404 });
  void prefetchComposition(portal, opening);
  return null;
};

export const Component = () => {
  const { search } = useLocation();
  // Another address is another composition.
  return (
    <NamespaceTexts namespace="editor">
      <CompositionScreen key={search} Screen={CompositorScreen} opening={readCompositorOpening(new URLSearchParams(search))} />
    </NamespaceTexts>
  );
};

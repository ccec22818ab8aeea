import { CompositorScreen } from '@candil/configurator-ui';
import type { RouteModule } from '../app/route-module';
import { CompositionRoute, composesPendants, loadComposition, openedIn } from '../features/composition';

const OPENED_IN = openedIn(10);

/** The compositor of composing pendants: one canopy and its pendants. They are validated only while the toggle is on (CF8). */
export const loader: NonNullable<RouteModule['loader']> = async (args, portal) => {
  const validates = new URL(args.request.url).searchParams.get('validating') === 'true';
  if (validates && !portal.flags.isOn('validateComposingPendants') && (await composesPendants(args, portal)))
    throw new Response(null, { status: 404 });
  return loadComposition(OPENED_IN, args, portal);
};

export const Component = () => <CompositionRoute openedIn={OPENED_IN} Screen={CompositorScreen} />;

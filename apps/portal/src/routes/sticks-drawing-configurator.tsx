import { EditorScreen } from '@candil/configurator-ui';
import type { RouteModule } from '../app/route-module';
import { CompositionRoute, loadComposition, openedIn } from '../features/composition';

const OPENED_IN = openedIn(2, 219);

/** The drawing configurator of sticks: lines of light from surface to surface. */
export const loader: NonNullable<RouteModule['loader']> = (args, portal) => loadComposition(OPENED_IN, args, portal);

export const Component = () => <CompositionRoute openedIn={OPENED_IN} Screen={EditorScreen} />;

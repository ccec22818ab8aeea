import { ExpressScreen } from '@candil/configurator-ui';
import type { RouteModule } from '../app/route-module';
import { CompositionRoute, loadComposition, openedIn } from '../features/composition';

const OPENED_IN = openedIn(4);

/** The express configurator: a composition of crea as a short form. */
export const loader: NonNullable<RouteModule['loader']> = (args, portal) => loadComposition(OPENED_IN, args, portal);

export const Component = () => <CompositionRoute openedIn={OPENED_IN} Screen={ExpressScreen} />;

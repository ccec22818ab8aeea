import { BeltListScreen } from '@candil/configurator-ui';
import type { RouteModule } from '../app/route-module';
import { CompositionRoute, loadComposition, openedIn } from '../features/composition';

const OPENED_IN = openedIn(3, 225);

/** The no-drawing configurator of plusminus: belts as tables. */
export const loader: NonNullable<RouteModule['loader']> = (args, portal) => loadComposition(OPENED_IN, args, portal);

export const Component = () => <CompositionRoute openedIn={OPENED_IN} Screen={BeltListScreen} />;

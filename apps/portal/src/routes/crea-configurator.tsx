import { EditorScreen, fetchDrawings } from '@candil/configurator-ui';
import type { RouteModule } from '../app/route-module';
import { CompositionRoute, loadComposition, openedIn } from '../features/composition';

const OPENED_IN = openedIn(1);

/** The crea configurator: compositions of pendants. */
export const loader: NonNullable<RouteModule['loader']> = (args, portal) => {
  void fetchDrawings();
  return loadComposition(OPENED_IN, args, portal);
};

export const Component = () => <CompositionRoute openedIn={OPENED_IN} Screen={EditorScreen} />;

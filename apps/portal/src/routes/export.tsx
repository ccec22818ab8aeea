import { ExportScreen } from '@candil/configurator-ui/export';
import type { RouteModule } from '../app/route-module';
import { CompositionRoute, loadComposition, openedIn } from '../features/composition';

const OPENED_IN = { ...openedIn(1), isExport: true };

/** The files of a product that was composed or drawn. */
export const loader: NonNullable<RouteModule['loader']> = (args, portal) => loadComposition(OPENED_IN, args, portal);

export const Component = () => <CompositionRoute openedIn={OPENED_IN} Screen={ExportScreen} />;

import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { Portal } from '../shared/portal';

/** Exports of a file in `src/routes`: the screen, and a loader that fetches its data before it is drawn. */
export interface RouteModule {
  readonly Component: ComponentType;
  readonly loader?: ((args: LoaderFunctionArgs, portal: Portal) => unknown) | undefined;
}

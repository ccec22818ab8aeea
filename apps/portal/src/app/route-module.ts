import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { Portal } from '../shared/portal';

/** What a file in `src/routes` exports: the screen, and what to start fetching before it is drawn. */
export interface RouteModule {
  readonly Component: ComponentType;
  readonly loader?: ((args: LoaderFunctionArgs, portal: Portal) => unknown) | undefined;
}

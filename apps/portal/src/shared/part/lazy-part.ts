import { partOf } from '@candil/api-client/part';
import { type ComponentType, lazy } from 'react';

/** A component whose code is fetched when it is first drawn, and again when it does not arrive. */
export const lazyPart = <Module, Props extends object>(load: () => Promise<Module>, part: (module: Module) => ComponentType<Props>) =>
  lazy(partOf(load, part));

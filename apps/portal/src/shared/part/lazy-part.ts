import { type ComponentType, lazy } from 'react';
import { fetchPart } from './fetch-part';

/** A component whose code is fetched when it is first drawn, and again when it does not arrive. */
export const lazyPart = <Module, Props extends object>(load: () => Promise<Module>, part: (module: Module) => ComponentType<Props>) =>
  lazy(async () => ({ default: part(await fetchPart(load)) }));

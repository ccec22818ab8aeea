import type { ModuleFactory } from '../kernel/platform-module';

/** Every module beside account and session, in the order they are prepared and registered. */
export const featureModules: readonly ModuleFactory[] = [];

import { isApiFailure } from '@candil/api-client';

/** Returns whether a change was refused because someone else has made another one meanwhile. */
export const isVersionConflict = (failure: unknown): boolean => isApiFailure(failure) && failure.code === 'version.conflict';

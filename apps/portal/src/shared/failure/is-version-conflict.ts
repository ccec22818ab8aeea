import { type ApiFailure, isApiFailure } from '@candil/api-client';

/** Returns whether a change was refused because someone else has made another one meanwhile; `currentVersion` is in its data. */
export const isVersionConflict = (failure: unknown): failure is ApiFailure => isApiFailure(failure) && failure.code === 'version.conflict';

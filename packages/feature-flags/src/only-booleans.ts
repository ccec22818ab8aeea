import { ErrorCode, type ResolutionDetails } from '@openfeature/core';

/** Every flag of the platform is on or off: asked for a text, a number or an object, a provider answers the given default and says why. */
export const notBoolean = <Value>(defaultValue: Value): ResolutionDetails<Value> => ({
  value: defaultValue,
  reason: 'ERROR',
  errorCode: ErrorCode.TYPE_MISMATCH,
  errorMessage: 'Every flag is on or off',
});

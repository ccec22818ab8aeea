export { checkFlagServiceKey, type FlagServiceFailure } from './external-service';
export { FLAGS, TOGGLE_SETS } from './flags.data';
export { type FlagContext, type FlagName, type FlagSettings, isFlagOn, type ToggleSet } from './resolve-flag';

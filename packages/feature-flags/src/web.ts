export { type KnownFlag, PolledFlagProvider } from './polled-flag-provider';
export { connectPolledFlags, type PolledFlags } from './polled-flags';

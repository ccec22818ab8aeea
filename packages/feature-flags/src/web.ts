export type { KnownFlag } from './known-flag';
export { PolledFlagProvider } from './polled-flag-provider';
export { connectPolledFlags, type PolledFlags } from './polled-flags';

export { ExternalFlagProvider, type ExternalFlagService } from './external-flag-provider';
export { connectFlags, type FlagPerson, type FlagReader } from './flag-reader';
export { type FlagStore, StoredFlagProvider } from './stored-flag-provider';

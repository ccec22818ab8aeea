import { FlagsScreen } from '../features/flags';

/** Feature flags, for administrators. */
export const Component = () => <FlagsScreen />;

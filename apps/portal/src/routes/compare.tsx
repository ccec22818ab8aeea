import { CompareScreen } from '../features/compare';

/** Variants side by side. */
export const Component = () => <CompareScreen />;

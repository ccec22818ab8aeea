import { QualificationsScreen } from '../features/qualification';

/** Requests for trade access, for sales and administrators. */
export const Component = () => <QualificationsScreen />;

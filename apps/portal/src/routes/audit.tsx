import { AuditScreen } from '../features/audit';

/** The audit trail, for administrators. */
export const Component = () => <AuditScreen />;

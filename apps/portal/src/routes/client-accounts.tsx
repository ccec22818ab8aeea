import { ClientsScreen } from '../features/clients';

/** Accounts of clients, for sales and administrators. */
export const Component = () => <ClientsScreen />;

import { PrivacyScreen } from '../features/registration';
import { NamespaceTexts } from '../shared/namespace-texts';

/** Stored data of registered users, and its purpose. */
export const Component = () => (
  <NamespaceTexts namespace="login-area">
    <PrivacyScreen />
  </NamespaceTexts>
);

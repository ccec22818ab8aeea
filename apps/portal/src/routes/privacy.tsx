import { PrivacyScreen } from '../features/registration';
import { NamespaceTexts } from '../shared/namespace-texts';

/** What is kept of whoever registers, and why. */
export const Component = () => (
  <NamespaceTexts namespace="login-area">
    <PrivacyScreen />
  </NamespaceTexts>
);

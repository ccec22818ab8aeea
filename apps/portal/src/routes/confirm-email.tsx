import { ConfirmEmailScreen } from '../features/registration';
import { NamespaceTexts } from '../shared/namespace-texts';

/** The link of the mail that confirms an address. */
export const Component = () => (
  <NamespaceTexts namespace="login-area">
    <ConfirmEmailScreen />
  </NamespaceTexts>
);

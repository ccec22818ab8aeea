import type { Account } from '@candil/contract';
import { RegisterSteps } from './register-steps';
import { useRegister } from './use-register';

interface CompleteRegistrationProps {
  readonly account: Account;
  readonly onDone: () => void;
}

/** The registration form for accounts created by an identity provider or an invitation. */
export const CompleteRegistration = ({ account, onDone }: CompleteRegistrationProps) => (
  <RegisterSteps register={useRegister(onDone, account)} />
);

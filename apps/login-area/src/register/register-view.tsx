import { useState } from 'react';
import { useArea } from '../area/area';
import { CheckYourMail } from './check-your-mail';
import { RegisterSteps } from './register-steps';
import { useRegister } from './use-register';

/** Registration: three steps, then the mail that confirms the address. */
export const RegisterView = () => {
  const [sentTo, setSentTo] = useState<string>();
  return sentTo === undefined ? (
    <RegisterByMail onSent={setSentTo} />
  ) : (
    <CheckYourMail email={sentTo} onOther={() => setSentTo(undefined)} />
  );
};

const RegisterByMail = ({ onSent }: { onSent: (email: string) => void }) => {
  const { surroundings } = useArea();
  const register = useRegister((email) => {
    onSent(email);
    if (surroundings.kind === 'framed') surroundings.tell({ type: 'sign-up-success' });
  });
  return <RegisterSteps register={register} />;
};

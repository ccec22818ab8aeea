import { useState } from 'react';
import { useArea } from '../area/area';
import { CheckYourMail } from './check-your-mail';
import { RegisterSteps } from './register-steps';

/** Registration: three steps, then the mail that confirms the address. */
export const RegisterView = () => {
  const { surroundings } = useArea();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <CheckYourMail email={sentTo} onOther={() => setSentTo(undefined)} />;
  return (
    <RegisterSteps
      onSent={(email) => {
        setSentTo(email);
        if (surroundings.kind === 'framed') surroundings.tell({ type: 'sign-up-success' });
      }}
    />
  );
};

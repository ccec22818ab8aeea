import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { useState } from 'react';
import { useArea } from '../area/area';
import { ForAccount } from '../form/for-account';
import { CompleteRegistration } from './complete-registration';

/** Completing the registration, right after coming in without one. */
export const CompleteRegisterView = () => {
  const { t } = useTranslation('login-area');
  const { surroundings, address } = useArea();
  const [isDone, setDone] = useState(false);
  const goOn = () =>
    surroundings.kind === 'framed' ? surroundings.tell({ type: 'registration-completed' }) : surroundings.leave(address.returnTo);
  const done = () => {
    setDone(true);
    goOn();
  };
  return (
    <ForAccount invitation={t('register.complete.signIn')}>
      {(account) =>
        isDone || account.missing.length === 0 ? (
          <div className="flex flex-col items-start gap-5">
            <Alert severity="success" className="w-full">
              {t('register.complete.done')}
            </Alert>
            <Button variant="primary" size="lg" onClick={goOn}>
              {t('area.goOn')}
            </Button>
          </div>
        ) : (
          <CompleteRegistration account={account} onDone={done} />
        )
      }
    </ForAccount>
  );
};

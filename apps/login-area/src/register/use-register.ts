import { routes } from '@candil/api-client';
import type { Account } from '@candil/contract';
import { useLanguage } from '@candil/i18n/react';
import { useState } from 'react';
import { useArea } from '../area/area';
import { useKept } from '../form/use-kept';
import { useSubmission } from '../form/use-submission';
import { faultsOfFailure } from './faults-of-failure';
import {
  bodyOfCompletion,
  bodyOfRegistration,
  checkStep,
  EMPTY_REGISTER_FORM,
  type RegisterFaults,
  type RegisterField,
  type RegisterForm,
  type RegisterStep,
  stepOf,
} from './register-form';
import { useEmailAvailability } from './use-email-availability';

const STEPS = [1, 2, 3] as const;
const isEmpty = (faults: RegisterFaults): boolean => Object.keys(faults).length === 0;

/**
 * The registration while it is filled in: entries, faults, the step shown, and the request sent at its end. With an account it is the one
 * that came in without registering, which is asked for what is missing alone.
 */
export const useRegister = (onSent: (email: string) => void, account?: Account) => {
  const { client, address } = useArea();
  const { language } = useLanguage();
  const {
    value: form,
    isRestored,
    change: keep,
    clear,
  } = useKept(
    account ? `complete.${account.userId}` : 'register',
    account ? { ...EMPTY_REGISTER_FORM, name: account.name } : EMPTY_REGISTER_FORM,
  );
  const asks = { signIn: account === undefined, company: account === undefined || account.missing.includes('company') };
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<RegisterStep>(1);
  const [faults, setFaults] = useState<RegisterFaults>({});
  const { state, submit, forget } = useSubmission();
  const availability = useEmailAvailability(client, asks.signIn ? form.email : '');

  const checked = (which: RegisterStep): RegisterFaults => {
    const found = checkStep(which, form, password, asks);
    return which === 1 && availability === 'taken' && !found.email ? { ...found, email: { code: 'email.taken' } } : found;
  };
  const forgive = (fields: readonly RegisterField[]) =>
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !fields.some((one) => one === field))));

  const change = (part: Partial<RegisterForm>) => {
    keep(part);
    forgive(Object.keys(part) as RegisterField[]);
    forget();
  };
  const changePassword = (value: string) => {
    setPassword(value);
    forgive(['password']);
    forget();
  };
  const show = (which: RegisterStep, found: RegisterFaults = {}) => {
    setStep(which);
    setFaults(found);
  };

  const send = () =>
    submit(async () => {
      try {
        if (account) {
          const body = bodyOfCompletion(form, asks);
          if (!body) return;
          await client.call(routes.completeRegistration, { body });
        } else {
          const body = bodyOfRegistration(form, { password, language, returnTo: address.returnTo });
          if (!body) return;
          await client.call(routes.register, { body });
        }
      } catch (failure) {
        // The step of the first field that is refused opens, with the fault at its field.
        const found = faultsOfFailure(failure as Parameters<typeof faultsOfFailure>[0]);
        const first = (Object.keys(found) as RegisterField[])[0];
        if (first !== undefined) show(stepOf(first), found);
        throw failure;
      }
      const email = account?.email ?? form.email.trim();
      clear();
      onSent(email);
    });

  /** Goes on to the next step, or sends; a fault of any step is shown where it stands. */
  const goOn = () => {
    for (const which of STEPS.filter((one) => one <= step)) {
      const found = checked(which);
      if (!isEmpty(found)) return show(which, found);
    }
    if (step < 3) show((step + 1) as RegisterStep);
    else void send();
  };

  return { form, asks, password, step, faults, availability, isRestored, state, change, changePassword, show, goOn };
};
export type Register = ReturnType<typeof useRegister>;

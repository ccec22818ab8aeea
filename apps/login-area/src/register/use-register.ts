import { routes } from '@candil/api-client';
import { useLanguage } from '@candil/i18n/react';
import { useState } from 'react';
import { useArea } from '../area/area';
import { useKept } from '../form/use-kept';
import { useSubmission } from '../form/use-submission';
import { faultsOfFailure } from './faults-of-failure';
import {
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

/** The registration while it is filled in: entries, faults, the step shown, and what is sent at its end. */
export const useRegister = (onSent: (email: string) => void) => {
  const { client, address } = useArea();
  const { language } = useLanguage();
  const { value: form, isRestored, change: keep, clear } = useKept('register', EMPTY_REGISTER_FORM);
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<RegisterStep>(1);
  const [faults, setFaults] = useState<RegisterFaults>({});
  const { state, submit, forget } = useSubmission();
  const availability = useEmailAvailability(client, form.email);

  const checked = (which: RegisterStep): RegisterFaults => {
    const found = checkStep(which, form, password);
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
      const body = bodyOfRegistration(form, { password, language, returnTo: address.returnTo });
      if (!body) return;
      try {
        await client.call(routes.register, { body });
      } catch (failure) {
        // The step of the first field that is refused opens, with the fault at its field.
        const found = faultsOfFailure(failure as Parameters<typeof faultsOfFailure>[0]);
        const first = (Object.keys(found) as RegisterField[])[0];
        if (first !== undefined) show(stepOf(first), found);
        throw failure;
      }
      clear();
      onSent(body.email);
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

  return { form, password, step, faults, availability, isRestored, state, change, changePassword, show, goOn };
};
export type Register = ReturnType<typeof useRegister>;

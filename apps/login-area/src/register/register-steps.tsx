import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { Notice } from '@candil/ui-kit/notice';
import { Stepper } from '@candil/ui-kit/stepper';
import { type FormEvent, useEffect, useRef } from 'react';
import { ViewLink } from '../area/view-link';
import { FailureAlert } from '../form/failure-alert';
import { CompanyStep } from './company-step';
import { PlaceStep } from './place-step';
import type { RegisterStep } from './register-form';
import type { Register } from './use-register';
import { YouStep } from './you-step';

const FIELD = 'input:not([type="hidden"]), [role="combobox"], [role="radio"]';

/** The three steps, one at a time; a step that is done can be gone back to. */
export const RegisterSteps = ({ register }: { register: Register }) => {
  const { t } = useTranslation('login-area');
  const { step, asks, faults, state, isRestored, show, goOn } = register;
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<RegisterStep>(step);
  const isFaulty = Object.keys(faults).length > 0;

  // Focus follows: to the first field of a new step, and to the first one that is refused.
  useEffect(() => {
    const faulty = isFaulty ? form.current?.querySelector<HTMLElement>(`:is(${FIELD})[aria-invalid="true"]`) : undefined;
    const first = shown.current === step ? undefined : form.current?.querySelector<HTMLElement>(FIELD);
    shown.current = step;
    (faulty ?? first)?.focus();
  }, [step, isFaulty]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    goOn();
  };

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <Stepper
        label={t('register.steps.label')}
        value={step}
        steps={[
          { label: t('register.steps.you') },
          { label: t('register.steps.place') },
          { label: t(asks.company ? 'register.steps.company' : 'register.steps.consent') },
        ]}
        onStepSelect={(selected) => show(selected)}
        className="mb-1"
      />
      {isRestored && asks.signIn && step === 1 && register.password === '' && <Notice tone="accent">{t('register.kept')}</Notice>}
      {isFaulty && state.kind !== 'failed' && (
        <p className="sr-only" role="alert">
          {t('register.checkFields')}
        </p>
      )}
      {state.kind === 'failed' &&
        (isFaulty ? <Alert severity="error">{t('register.checkFields')}</Alert> : <FailureAlert failure={state.failure} />)}
      {step === 1 && <YouStep register={register} />}
      {step === 2 && <PlaceStep register={register} />}
      {step === 3 && <CompanyStep register={register} />}
      <div className="mt-2 flex flex-wrap-reverse items-center gap-3">
        {step > 1 && (
          <Button variant="ghost" size="lg" onClick={() => show((step - 1) as RegisterStep)}>
            {t('register.back')}
          </Button>
        )}
        <Button type="submit" variant="primary" size="lg" loading={state.kind === 'running'} className="min-w-40 grow">
          {t(step < 3 ? 'register.next' : asks.signIn ? 'register.submit' : 'register.complete.submit')}
        </Button>
      </div>
      {asks.signIn && (
        <p className="m-0 border-t border-hairline pt-5 text-muted">
          {t('register.known')} <ViewLink to="login">{t('area.signIn')}</ViewLink>
        </p>
      )}
    </form>
  );
};

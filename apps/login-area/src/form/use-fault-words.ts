import type { PasswordRuleFailure } from '@candil/contract/password';
import type { TaxNumberFailure } from '@candil/contract/tax-number';
import { type EmailFailure, formErrorOf } from '@candil/domain';
import { useFailureMessage, useTranslation } from '@candil/i18n/react';
import { useCallback } from 'react';

/** Fault of a field: failures of the domain and of passwords, and the rules that only these forms have. */
export type Fault =
  | EmailFailure
  | PasswordRuleFailure
  | TaxNumberFailure
  | { readonly code: 'email.taken' | 'consent.missing' | 'company.unnamed' | 'phone.malformed' }
  /** A code of the service. */
  | { readonly code: `service:${string}` };

/** Faults by the name of their field. */
export type Faults<Field extends string> = Readonly<Partial<Record<Field, Fault>>>;

/** Words a fault for the line under its field. */
export const useFaultWords = (): ((fault: Fault | undefined) => string | undefined) => {
  const { t } = useTranslation(['login-area', 'common-front']);
  const failureMessage = useFailureMessage();
  return useCallback(
    (fault) => {
      if (fault === undefined) return undefined;
      if (fault.code === 'text.empty' || fault.code === 'text.email') {
        const key = formErrorOf(fault);
        if (key !== undefined) return t(`common-front:errors.${key}`);
      }
      switch (fault.code) {
        case 'email.taken':
          return t('register.email.taken');
        case 'consent.missing':
          return t('register.consent.missing');
        case 'company.unnamed':
          return t('register.company.joinMissing');
        case 'phone.malformed':
          return t('register.you.phoneInvalid');
        case 'tax-number.malformed': {
          const { title, text } = failureMessage(fault);
          return `${title}. ${text}`;
        }
        default:
          return failureMessage({ ...fault, code: fault.code.replace('service:', '') }).title;
      }
    },
    [t, failureMessage],
  );
};

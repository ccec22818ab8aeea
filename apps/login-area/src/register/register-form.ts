import type { RequestFor } from '@candil/api-client';
import type { Country, Level2Place, Level3Place } from '@candil/contract';
import { checkPassword } from '@candil/contract/password';
import { checkTaxNumber } from '@candil/contract/tax-number';
import { checkText, parseEmail } from '@candil/domain';
import type { OfferedLanguage } from '@candil/i18n';
import type { Fault, Faults } from '../form/use-fault-words';

export type CompanyKind = 'none' | 'new' | 'join';
export const COMPANY_KINDS = ['new', 'join', 'none'] as const satisfies readonly CompanyKind[];

/** The values of the registration form except the password, which is never stored. */
export interface RegisterForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly professionId: string;
  readonly country: Country | null;
  readonly level2: Level2Place | null;
  readonly level3: Level3Place | null;
  readonly companyKind: CompanyKind | '';
  readonly companyName: string;
  readonly companyTypeId: string;
  readonly vatNumber: string;
  readonly clientCode: string;
  readonly street: string;
  readonly postalCode: string;
  readonly businessActivityId: string;
  readonly consent: boolean;
  readonly wantsNews: boolean;
}

export const EMPTY_REGISTER_FORM: RegisterForm = {
  name: '',
  email: '',
  phone: '',
  professionId: '',
  country: null,
  level2: null,
  level3: null,
  companyKind: '',
  companyName: '',
  companyTypeId: '',
  vatNumber: '',
  clientCode: '',
  street: '',
  postalCode: '',
  businessActivityId: '',
  consent: false,
  wantsNews: false,
};

export type RegisterField = keyof RegisterForm | 'password';
export type RegisterFaults = Faults<RegisterField>;
export type RegisterStep = 1 | 2 | 3;

const PHONE = /^\+?[\d ()-]{5,40}$/;
const empty = { code: 'text.empty' } as const;
const filled = (text: string): Fault | undefined => (text.trim() === '' ? empty : undefined);
const failureOf = (checked: { ok: true } | { ok: false; failure: Fault }): Fault | undefined => (checked.ok ? undefined : checked.failure);

/** Leaves out the fields without a fault. */
const faultsOf = (all: Readonly<Partial<Record<RegisterField, Fault | undefined>>>): RegisterFaults =>
  Object.fromEntries(Object.entries(all).filter(([, fault]) => fault !== undefined));

const companyFaults = (form: RegisterForm) => {
  switch (form.companyKind) {
    case '':
      return { companyKind: empty };
    case 'none':
      return {};
    case 'new':
      return {
        companyName: filled(form.companyName) ?? failureOf(checkText(form.companyName, 'textarea')),
        vatNumber: failureOf(checkTaxNumber(form.vatNumber)),
        street: failureOf(checkText(form.street, 'textarea')),
        companyTypeId: filled(form.companyTypeId),
      };
    case 'join':
      return {
        clientCode: filled(form.clientCode) && filled(form.vatNumber) && ({ code: 'company.unnamed' } as const),
        vatNumber: failureOf(checkTaxNumber(form.vatNumber)),
      };
  }
};

/** Further questions of a form. */
export interface Asked {
  /** Address and password, for registration by e-mail. */
  readonly signIn: boolean;
  /** The company, unless the person was invited by one. */
  readonly company: boolean;
}

/** Validates a step; empty = the step is complete. */
export const checkStep = (step: RegisterStep, form: RegisterForm, password: string, asks: Asked): RegisterFaults => {
  switch (step) {
    case 1:
      return faultsOf({
        name: failureOf(checkText(form.name, 'name')),
        ...(asks.signIn && {
          email: failureOf(parseEmail(form.email)),
          password: filled(password) ?? failureOf(checkPassword(password, form.email)),
        }),
        phone: form.phone.trim() === '' || PHONE.test(form.phone.trim()) ? undefined : { code: 'phone.malformed' },
        professionId: filled(form.professionId),
      });
    case 2:
      return faultsOf({
        country: form.country ? undefined : empty,
        level2: form.country?.level2 && !form.level2 ? empty : undefined,
      });
    case 3:
      return faultsOf({ ...(asks.company && companyFaults(form)), consent: form.consent ? undefined : { code: 'consent.missing' } });
  }
};

/** The step that contains a field. */
export const stepOf = (field: RegisterField): RegisterStep => {
  switch (field) {
    case 'name':
    case 'email':
    case 'password':
    case 'phone':
    case 'professionId':
      return 1;
    case 'country':
    case 'level2':
    case 'level3':
      return 2;
    default:
      return 3;
  }
};

type RegisterBody = RequestFor<'register'>['body'];
type CompletionBody = RequestFor<'completeRegistration'>['body'];

const given = <Name extends string>(name: Name, text: string): { [Key in Name]?: string } =>
  (text.trim() === '' ? {} : { [name]: text.trim() }) as { [Key in Name]?: string };

const companyOf = (form: RegisterForm): RegisterBody['company'] => {
  switch (form.companyKind) {
    case 'new':
      return {
        kind: 'new',
        name: form.companyName.trim(),
        companyTypeId: Number(form.companyTypeId),
        ...given('vatNumber', form.vatNumber),
        ...given('street', form.street),
        ...given('postalCode', form.postalCode),
      };
    case 'join':
      return { kind: 'join', ...given('clientCode', form.clientCode), ...given('vatNumber', form.vatNumber) };
    default:
      return { kind: 'none' };
  }
};

/** Common fields as they are sent; undefined while a step is unfinished. */
const detailsOf = (form: RegisterForm): Omit<CompletionBody, 'company'> | undefined => {
  if (!form.country || !form.consent) return undefined;
  return {
    name: form.name.trim(),
    catalogId: form.country.catalogId,
    ...given('phone', form.phone),
    professionId: Number(form.professionId),
    ...(form.businessActivityId !== '' && { businessActivityId: Number(form.businessActivityId) }),
    countryGeonameId: form.country.geonameId,
    ...(form.level2 && { level2GeonameId: form.level2.geonameId }),
    ...(form.level3 && { level3GeonameId: form.level3.geonameId }),
    consent: true,
    wantsNews: form.wantsNews,
  };
};

/** The details of a user who signed in without registering. */
export const bodyOfCompletion = (form: RegisterForm, asks: Asked): CompletionBody | undefined => {
  const details = detailsOf(form);
  return details && { ...details, ...(asks.company && { company: companyOf(form) }) };
};

/** The registration as it is sent; undefined while a step is unfinished. */
export const bodyOfRegistration = (
  form: RegisterForm,
  { password, language, returnTo }: { password: string; language: OfferedLanguage; returnTo: string | undefined },
): RegisterBody | undefined => {
  const details = detailsOf(form);
  return (
    details && {
      ...details,
      email: form.email.trim(),
      password,
      language,
      company: companyOf(form),
      ...(returnTo !== undefined && { returnTo }),
    }
  );
};

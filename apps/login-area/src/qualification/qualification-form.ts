import type { AnswerOf, RequestFor } from '@candil/api-client';
import type { Account } from '@candil/contract';
import { checkTaxNumber } from '@candil/contract/tax-number';
import { checkText } from '@candil/domain';
import type { Faults } from '../form/use-fault-words';

/** The details sent with a request for trade access. */
export interface QualificationForm {
  readonly companyName: string;
  readonly companyTypeId: string;
  readonly vatNumber: string;
  readonly clientCode: string;
  readonly phone: string;
  readonly website: string;
  readonly projectTypeIds: readonly number[];
  readonly message: string;
}

export const EMPTY_QUALIFICATION_FORM: QualificationForm = {
  companyName: '',
  companyTypeId: '',
  vatNumber: '',
  clientCode: '',
  phone: '',
  website: '',
  projectTypeIds: [],
  message: '',
};

/** The details of the registration. */
export type Known = AnswerOf<'getOwnQualification'>['known'];

/** The details of the account, when those of the registration cannot be loaded. */
export const knownOfAccount = ({ company, clientCode }: Account): Known => ({
  isOwn: company !== null,
  companyName: company?.name ?? null,
  companyTypeId: null,
  vatNumber: null,
  clientCode,
  phone: null,
  website: null,
});

/** The kind of an old company may no longer be offered. */
export const asksType = (known: Known): boolean => !known.isOwn || known.companyTypeId === null;

/** The initial form, with the known details filled in. */
export const formKnowing = (known: Known): QualificationForm => ({
  ...EMPTY_QUALIFICATION_FORM,
  companyName: known.companyName ?? '',
  companyTypeId: known.companyTypeId === null ? '' : String(known.companyTypeId),
  vatNumber: known.vatNumber ?? '',
  clientCode: known.clientCode ?? '',
  phone: known.phone ?? '',
  website: known.website ?? '',
});

export type QualificationFaults = Faults<keyof QualificationForm>;
type QualificationBody = NonNullable<RequestFor<'askQualification'>['body']>;

/** Validates the form before it is sent. */
export const checkQualification = (form: QualificationForm, known: Known): QualificationFaults => {
  const message = checkText(form.message, 'textarea');
  // Names of companies have full stops and commas, which the pattern of names does not.
  const name =
    form.companyName.trim() === '' ? ({ ok: false, failure: { code: 'text.empty' } } as const) : checkText(form.companyName, 'textarea');
  const number = checkTaxNumber(form.vatNumber);
  return {
    ...(!known.isOwn && !name.ok && { companyName: name.failure }),
    ...(!known.isOwn && !number.ok && { vatNumber: number.failure }),
    ...(asksType(known) && form.companyTypeId === '' && { companyTypeId: { code: 'text.empty' as const } }),
    ...(!message.ok && { message: message.failure }),
  };
};

const OPTIONAL = ['phone', 'website', 'message'] as const;
const OF_COMPANY = ['companyName', 'vatNumber', 'clientCode'] as const;

export const bodyOfQualification = (form: QualificationForm, known: Known, returnTo: string | undefined): QualificationBody => ({
  ...(asksType(known) && { companyTypeId: Number(form.companyTypeId) }),
  ...Object.fromEntries(
    [...(known.isOwn ? [] : OF_COMPANY), ...OPTIONAL].flatMap((name) => (form[name].trim() === '' ? [] : [[name, form[name].trim()]])),
  ),
  projectTypeIds: [...form.projectTypeIds],
  ...(returnTo !== undefined && { returnTo }),
});

import type { RequestFor } from '@candil/api-client';
import { checkText } from '@candil/domain';
import type { Faults } from '../form/use-fault-words';

/** What is told with the wish to be qualified. */
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

export type QualificationFaults = Faults<keyof QualificationForm>;
type QualificationBody = RequestFor<'askQualification'>['body'];

/** What must be there before it can be sent. */
export const checkQualification = (form: QualificationForm): QualificationFaults => {
  const message = checkText(form.message, 'textarea');
  // Names of companies have full stops and commas, which the pattern of names does not.
  const name =
    form.companyName.trim() === '' ? ({ ok: false, failure: { code: 'text.empty' } } as const) : checkText(form.companyName, 'textarea');
  return {
    ...(!name.ok && { companyName: name.failure }),
    ...(!message.ok && { message: message.failure }),
    ...(form.companyTypeId === '' && { companyTypeId: { code: 'text.empty' as const } }),
  };
};

const OPTIONAL = ['vatNumber', 'clientCode', 'phone', 'website', 'message'] as const;

export const bodyOfQualification = (form: QualificationForm, returnTo: string | undefined): QualificationBody => ({
  companyName: form.companyName.trim(),
  companyTypeId: Number(form.companyTypeId),
  ...Object.fromEntries(OPTIONAL.flatMap((name) => (form[name].trim() === '' ? [] : [[name, form[name].trim()]]))),
  projectTypeIds: [...form.projectTypeIds],
  ...(returnTo !== undefined && { returnTo }),
});

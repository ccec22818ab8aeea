import type { ApiFailure } from '@candil/api-client';
import type { RegisterFaults, RegisterField } from './register-form';

/** Fields of the form by the path of the body; other paths are reported above the form. */
const FIELD_OF_PATH: Readonly<Record<string, RegisterField>> = {
  email: 'email',
  password: 'password',
  name: 'name',
  phone: 'phone',
  professionId: 'professionId',
  businessActivityId: 'businessActivityId',
  countryGeonameId: 'country',
  level2GeonameId: 'level2',
  level3GeonameId: 'level3',
  'company.name': 'companyName',
  'company.companyTypeId': 'companyTypeId',
  'company.vatNumber': 'vatNumber',
  'company.clientCode': 'clientCode',
  'company.street': 'street',
  'company.postalCode': 'postalCode',
  consent: 'consent',
};

const fieldOfPath = (path: string): RegisterField | undefined => FIELD_OF_PATH[path.replace(/^body\./, '')];

/** Codes that concern one field, whatever data they carry. */
const fieldOfCode = (code: string): RegisterField | undefined =>
  code.startsWith('password.') ? 'password' : code === 'text.email' ? 'email' : undefined;

/** Finds the fields that a failure of the service refers to; none when it refers to the whole form. */
export const faultsOfFailure = ({ code, fields, data }: Pick<ApiFailure, 'code' | 'fields' | 'data'>): RegisterFaults => {
  const named = fieldOfCode(code) ?? (typeof data.field === 'string' ? fieldOfPath(data.field) : undefined);
  if (named) return { [named]: { code: `service:${code}` } };
  const known = fields.flatMap((fault) => {
    const field = fieldOfPath(fault.path);
    // A kind of check (`too_small`) has no words; the field is named, which is enough to look at it.
    return field ? [[field, { code: fault.code.includes('.') ? `service:${fault.code}` : 'service:text.not-text' }] as const] : [];
  });
  return Object.fromEntries(known);
};

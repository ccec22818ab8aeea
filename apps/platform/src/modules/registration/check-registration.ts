import { checkPassword, checkTaxNumber, type endpoints, type ReceivedBy } from '@candil/contract';
import { checkText, fail, ok, parseEmail, type Result, type TextKind } from '@candil/domain';
import type { Failure } from '../../kernel';
import type { PlaceReader } from '../place';
import { BUSINESS_ACTIVITIES, COMPANY_TYPES, PROFESSIONS, type ReferenceEntry } from '../reference-data';

type Registration = ReceivedBy<typeof endpoints.register>['body'];
type Details = ReceivedBy<typeof endpoints.completeRegistration>['body'];
export type RegistrationFailure = Failure & { readonly field?: string };

/** Adds the field to a failure, so that the form can show it there. */
const inField = (field: string, checked: Result<unknown, Failure>): RegistrationFailure | undefined =>
  checked.ok ? undefined : { ...checked.failure, field };

const text = (field: string, value: string | undefined, kind: TextKind): RegistrationFailure | undefined =>
  value === undefined ? undefined : inField(field, checkText(value, kind));

const required = (field: string, value: string): RegistrationFailure | undefined =>
  value.trim() === '' ? { code: 'text.empty', field } : undefined;

const oneOf = (field: string, entries: readonly ReferenceEntry[], id: number | undefined): RegistrationFailure | undefined =>
  id === undefined || entries.some((entry) => entry.id === id) ? undefined : { code: 'reference-data.unknown', field };

const companyFailure = (company: Registration['company']): RegistrationFailure | undefined => {
  switch (company.kind) {
    case 'none':
      return undefined;
    case 'new':
      return (
        required('company.name', company.name) ??
        // Names of companies have full stops and commas, which the pattern of names does not.
        text('company.name', company.name, 'textarea') ??
        inField('company.vatNumber', checkTaxNumber(company.vatNumber ?? '')) ??
        text('company.street', company.street, 'textarea') ??
        oneOf('company.companyTypeId', COMPANY_TYPES, company.companyTypeId)
      );
    case 'join': {
      const numbers = `${company.clientCode ?? ''}${company.vatNumber ?? ''}`;
      return required('company.clientCode', numbers) ?? inField('company.vatNumber', checkTaxNumber(company.vatNumber ?? ''));
    }
  }
};

/** Checks the fields that everybody fills in, in the order of the form; undefined = all is well. */
export const detailsFailure = async (details: Details, places: PlaceReader): Promise<RegistrationFailure | undefined> => {
  const failure =
    text('name', details.name, 'name') ??
    text('phone', details.phone, 'name') ??
    oneOf('professionId', PROFESSIONS, details.professionId) ??
    oneOf('businessActivityId', BUSINESS_ACTIVITIES, details.businessActivityId) ??
    (details.company === undefined ? undefined : companyFailure(details.company));
  if (failure !== undefined) return failure;
  const { countryGeonameId, level2GeonameId, level3GeonameId } = details;
  const unknown = await places.unknownOf({ countryGeonameId, level2GeonameId, level3GeonameId });
  return unknown === undefined ? undefined : { code: 'place.not-found', field: unknown };
};

/** Checks a registration by e-mail. Nothing of it depends on whether the address has an account. */
export const checkRegistration = async (
  registration: Registration,
  places: PlaceReader,
): Promise<Result<{ readonly email: string }, RegistrationFailure>> => {
  const email = parseEmail(registration.email);
  if (!email.ok) return fail({ ...email.failure, field: 'email' });
  const failure = inField('password', checkPassword(registration.password, email.value)) ?? (await detailsFailure(registration, places));
  return failure === undefined ? ok({ email: email.value.toLowerCase() }) : fail(failure);
};

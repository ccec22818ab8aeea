import type { endpoints, QualificationRequest, ReceivedBy } from '@candil/contract';
import type { IsoLanguage } from '@candil/domain';
import { COMPANY_TYPES, nameOf, PROJECT_TYPES } from '../reference-data';

type Asked = ReceivedBy<typeof endpoints.askQualification>['body'] & { readonly companyName: string; readonly companyTypeId: number };
type Stored = Readonly<Record<string, string>>;

/** As they are kept; answers left out or left empty are not. */
export const writeAnswers = (asked: Asked): Stored => {
  const { companyName, companyTypeId, vatNumber, clientCode, phone, website, projectTypeIds, message } = asked;
  const given = {
    companyName,
    companyTypeId: String(companyTypeId),
    vatNumber,
    clientCode,
    phone,
    website,
    projectTypeIds: projectTypeIds.join(','),
    message,
  };
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]): [string, string][] => {
      const text = value?.trim() ?? '';
      return text === '' ? [] : [[name, text]];
    }),
  );
};

export const companyTypeIdOf = (answers: Stored): number => Number(answers.companyTypeId ?? 0);

/** As the person who decides reads them. */
export const answersToWire = (answers: Stored, language: IsoLanguage): QualificationRequest['answers'] => ({
  companyName: answers.companyName ?? '',
  companyTypeId: companyTypeIdOf(answers),
  companyType: nameOf(COMPANY_TYPES, companyTypeIdOf(answers), language),
  vatNumber: answers.vatNumber ?? null,
  clientCode: answers.clientCode ?? null,
  phone: answers.phone ?? null,
  website: answers.website ?? null,
  projectTypes: (answers.projectTypeIds ?? '')
    .split(',')
    .map((id) => nameOf(PROJECT_TYPES, Number(id), language))
    .filter((name) => name !== ''),
  message: answers.message ?? null,
});

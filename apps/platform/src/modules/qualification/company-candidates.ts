import { bareTaxNumber, foldTaxNumber, type QualificationRequest } from '@candil/contract';
import type { Database } from '../../kernel';
import { type CompanyStanding, companiesNamed, peopleOfCompanies } from '../account';

type Candidate = QualificationRequest['candidates'][number];

/** Fields of a request that name companies. */
export interface NamingRequest {
  readonly accountId: string;
  /** The account's own company. */
  readonly companyId: string | null;
  readonly joiningId: string | null;
  readonly answers: Readonly<Record<string, string>>;
}

interface Numbers {
  readonly vatNumber: string;
  readonly bare: string;
  readonly clientCode: string;
}

const numbersOf = ({ answers }: NamingRequest, own: CompanyStanding | undefined): Numbers => {
  const vatNumber = foldTaxNumber(answers.vatNumber) || (own?.vatNumber ?? '');
  return { vatNumber, bare: bareTaxNumber(vatNumber), clientCode: answers.clientCode?.trim() ?? '' };
};

const isNamed = (company: CompanyStanding, { joiningId }: NamingRequest, { vatNumber, bare, clientCode }: Numbers): boolean =>
  company.id === joiningId ||
  (clientCode !== '' && company.clientCode === clientCode) ||
  (vatNumber !== '' && company.vatNumber !== null && (company.vatNumber === vatNumber || bareTaxNumber(company.vatNumber) === bare));

/** Returns whether an account with a company can still join another: only from an unproven company without other users. */
const isFree = (own: CompanyStanding | undefined, { accountId, companyId }: NamingRequest, people: readonly Person[]): boolean =>
  own === undefined || (!own.isProven && people.every((person) => person.companyId !== companyId || person.accountId === accountId));

type Person = Awaited<ReturnType<typeof peopleOfCompanies>>[number];

/** The other companies that each request may be about, in as many queries for twenty as for one. */
export const candidatesOf = async (database: Database, requests: readonly NamingRequest[]): Promise<Candidate[][]> => {
  if (requests.length === 0) return [];
  const ids = (values: (string | null)[]) => values.filter((value) => value !== null);
  const owned = await companiesNamed(database, { ids: ids(requests.map(({ companyId }) => companyId)) });
  const numbers = requests.map((request) =>
    numbersOf(
      request,
      owned.find(({ id }) => id === request.companyId),
    ),
  );
  const provided = numbers.filter(({ vatNumber }) => vatNumber !== '');
  const named = await companiesNamed(database, {
    ids: ids(requests.map(({ joiningId }) => joiningId)),
    clientCodes: numbers.flatMap(({ clientCode }) => (clientCode === '' ? [] : [clientCode])),
    vatNumbers: provided.flatMap(({ vatNumber, bare }) => [vatNumber, bare]),
    bareVatNumbers: provided.map(({ bare }) => bare),
  });
  const people = await peopleOfCompanies(
    database,
    [...owned, ...named].map(({ id }) => id),
  );
  return requests.map((request, index) => {
    const own = owned.find(({ id }) => id === request.companyId);
    const stated = numbers[index];
    if (stated === undefined || !isFree(own, request, people)) return [];
    return named
      .filter((company) => company.id !== request.companyId && isNamed(company, request, stated))
      .map((company) => ({
        ...company,
        isJoining: company.id === request.joiningId,
        people: people.filter(({ companyId }) => companyId === company.id).map(({ name, email }) => ({ name, email })),
      }));
  });
};

import type { endpoints, ReceivedBy } from '@candil/contract';
import { mailCatalogues } from '@candil/i18n/mails';
import { type Actor, queueMail, type Transaction } from '../../kernel';
import { CATALOGUE_OFFICES } from '../account';
import type { StoredProject } from '../project';
import type { FileRow } from '../upload';
import { salesPeopleOf } from './budget-request-repository';

/** Recipient for a catalogue without sales people, and address of the files. */
export interface RequestDesk {
  readonly fallbackEmail: string;
  /** Address of the portal, and the prefix of the service below it. */
  readonly filesUrl: string;
}

interface Letter {
  readonly actor: Actor;
  readonly project: StoredProject;
  readonly requestNumber: string;
  readonly description: string;
  readonly files: readonly FileRow[];
  readonly request: ReceivedBy<typeof endpoints.requestBudget>['body'];
  readonly now: Date;
}

/** Most lines of a project that a mail lists. */
const LINES_LISTED = 60;

const linesOf = ({ products }: StoredProject): string => {
  const listed = products.slice(0, LINES_LISTED).map(({ quantity, referenceCode }) => `${quantity} × ${referenceCode}`);
  return [...listed, ...(products.length > listed.length ? ['…'] : [])].join(' · ');
};

/** Mails the sales people of the project's catalogue and confirms to the sender. */
export const mailRequest = async (
  transaction: Transaction,
  { fallbackEmail, filesUrl }: RequestDesk,
  { actor, project, requestNumber, description, files, request, now }: Letter,
): Promise<void> => {
  const path = `/project/${project.id}`;
  const office = CATALOGUE_OFFICES[project.catalogId];
  const people = await salesPeopleOf(transaction, project.catalogId, office.salesRole);
  const recipients = people.length > 0 ? people : [{ email: fallbackEmail, name: undefined, language: office.language }];
  const values = {
    number: requestNumber,
    project: project.name,
    requester: actor.name,
    email: actor.email,
    company: actor.company?.name ?? '–',
    lines: linesOf(project),
    description,
    files: files.map(({ name, id }) => `${name}: ${filesUrl}/${id}`).join(' · '),
  };
  for (const { email: to, name, language } of recipients) {
    await queueMail(transaction, {
      to,
      language,
      template: 'budgetRequested',
      values: { ...values, catalogue: mailCatalogues(language)[project.catalogId], ...(name && { name }) },
      path,
      at: now,
    });
  }
  await queueMail(transaction, {
    to: actor.email,
    language: request.lang,
    template: 'budgetRequestReceived',
    values: { name: actor.name, number: requestNumber, project: project.name },
    path,
    at: now,
  });
};

import { randomUUID } from 'node:crypto';
import type { endpoints, ReceivedBy } from '@candil/contract';
import { type CatalogId, checkText, fail, ok, type Result, USER_STATUS } from '@candil/domain';
import { type Actor, recordAudit, type Transaction } from '../../kernel';
import { foldText } from '../catalogue';
import { accessTo, findWriteRefusal, openForWriting, type ProjectChange, readProject, type StoredProject } from '../project';
import { takeTempFiles } from '../upload';
import { insertBudgetRequest } from './budget-request-repository';
import type { BudgetRequestFailure } from './failures';
import { mailRequest, type RequestDesk } from './mail-request';
import { requestNumberOf } from './request-number';

type BudgetRequestInput = ReceivedBy<typeof endpoints.requestBudget>['body'];

/** Request for a budget, with its sender and its time. */
export interface Asking {
  readonly actor: Actor;
  readonly request: BudgetRequestInput;
  readonly now: Date;
}

/** Conditions of each of the two calls on project and sender. */
export interface RequestKind {
  readonly catalogId: CatalogId;
  readonly qualifiedOnly: boolean;
}
export const INTERNATIONAL: RequestKind = { catalogId: 16, qualifiedOnly: true };
export const USA: RequestKind = { catalogId: 21, qualifiedOnly: false };

/** The kind under which files belong to a request. */
export const BUDGET_REQUEST_FILES = 'budget-request';

interface Texts {
  readonly description: string;
  /** Undefined = the project keeps its name. */
  readonly name: string | undefined;
}

const checkTexts = ({ description, changeProjectName }: BudgetRequestInput): Result<Texts, BudgetRequestFailure> => {
  const words = checkText(description, 'textarea');
  if (!words.ok) return fail({ ...words.failure, field: 'description' });
  if (changeProjectName === undefined) return ok({ description: words.value, name: undefined });
  const name = checkText(changeProjectName, 'projectTitle');
  if (!name.ok) return fail({ ...name.failure, field: 'changeProjectName' });
  return ok({ description: words.value, name: name.value });
};

/**
 * Returns the change of the project itself. A project made before its owner belonged to a company becomes the
 * company's: the sales person who answers may read it then, and the company's terms price it.
 */
const changeOf = (actor: Actor, project: StoredProject, name: string | undefined): ProjectChange => ({
  ...(name !== undefined && name !== project.name && { name, nameKey: foldText(name) }),
  ...(project.company === null && actor.company !== null && project.ownerId === actor.accountId && { companyId: actor.company.id }),
});

/** Requests the budget of a project version: stores a row and its files, mails the sales team of the catalogue and confirms to the sender. */
export const askBudget = async (
  transaction: Transaction,
  desk: RequestDesk,
  kind: RequestKind,
  { actor, request, now }: Asking,
): Promise<Result<{ id: string; requestNumber: string }, BudgetRequestFailure>> => {
  if (kind.qualifiedOnly && actor.status !== USER_STATUS.QUALIFIED) return fail({ code: 'user.not-qualified' });
  const texts = checkTexts(request);
  if (!texts.ok) return texts;
  const revision = { projectId: request.project.id, version: request.project.version };
  const project = await readProject(transaction, revision.projectId);
  const obstacle = findWriteRefusal(actor, project, revision.version);
  if (project === undefined || obstacle !== undefined) return fail(obstacle ?? { code: 'project.not-found' });
  if (!accessTo(actor, project).write) return fail({ code: 'access.denied' });
  if (project.catalogId !== kind.catalogId || request.catalogId !== kind.catalogId) {
    return fail({ code: 'budget-request.other-catalogue', catalogId: project.catalogId });
  }
  if (project.products.length === 0) return fail({ code: 'budget-request.no-products' });
  const change = changeOf(actor, project, texts.value.name);
  if (Object.keys(change).length > 0) {
    const opened = await openForWriting(transaction, actor, revision, now, change);
    if (!opened.ok) return opened;
  }
  const id = randomUUID();
  const serial = await insertBudgetRequest(transaction, {
    id,
    projectId: project.id,
    projectVersion: project.version,
    requestedBy: actor.accountId,
    requestedByName: actor.name,
    catalogId: project.catalogId,
    language: request.lang,
    siteLocation: request.siteLocation,
    description: texts.value.description,
    createdAt: now,
  });
  const claim = { accountId: actor.accountId, domain: 'budget', entity: 'request', ownerKind: BUDGET_REQUEST_FILES, ownerId: id };
  const files = await takeTempFiles(transaction, request.files, claim, now);
  if (!files.ok) return fail({ code: 'file.not-found' });
  const requestNumber = requestNumberOf(serial);
  const details = {
    projectId: project.id,
    requestNumber,
    ...(change.name !== undefined && { renamed: `${project.name} → ${change.name}` }),
  };
  await recordAudit(transaction, { kind: 'budget.requested', accountId: actor.accountId, details, at: now });
  const named = { ...project, name: change.name ?? project.name };
  await mailRequest(transaction, desk, { actor, project: named, requestNumber, ...texts.value, files: files.value, request, now });
  return ok({ id, requestNumber });
};

import type { BudgetRequestInfo } from '@candil/contract';
import { fail, ok, PROJECT_STATUS, type Result } from '@candil/domain';
import type { Actor, Database } from '../../kernel';
import { accessTo, type ProjectFailure, readProject } from '../project';
import { filesOf } from '../upload';
import { BUDGET_REQUEST_FILES } from './ask-budget';
import { budgetRequestsOf } from './budget-request-repository';
import { requestNumberOf } from './request-number';

/** Starting values of a request, and earlier requests, for readers of the project. */
export const showRequests = async (
  database: Database,
  actor: Actor,
  projectId: string,
): Promise<Result<BudgetRequestInfo, ProjectFailure>> => {
  const project = await readProject(database, projectId);
  if (project === undefined || !accessTo(actor, project).read) return fail({ code: 'project.not-found' });
  const { id, name, catalogId, version, products } = project;
  const rows = await budgetRequestsOf(database, projectId);
  const files = await filesOf(
    database,
    BUDGET_REQUEST_FILES,
    rows.map((row) => row.id),
  );
  return ok({
    project: {
      id,
      name,
      catalogId,
      version,
      pieces: products.reduce((sum, { quantity }) => sum + quantity, 0),
      lines: products.length,
    },
    writable: accessTo(actor, project).write && project.status === PROJECT_STATUS.EDITION,
    requests: rows.map((row) => ({
      id: row.id,
      requestNumber: requestNumberOf(row.serial),
      createdAt: row.createdAt.toISOString(),
      requestedByName: row.requestedByName,
      description: row.description,
      files: files.filter(({ ownerId }) => ownerId === row.id).map((file) => file.name),
    })),
  });
};

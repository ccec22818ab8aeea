import { fail, ok, PROJECT_STATUS, type Result } from '@candil/domain';
import type { Actor, Transaction } from '../../kernel';
import type { ProjectFailure } from './failures';
import { accessTo } from './project-policy';
import { readProjectHeader } from './project-repository';
import { advanceVersion, type ProjectChange } from './project-write-repository';
import type { ProjectHeader } from './stored-project';

/** The version a change was made on. */
export interface Revision {
  readonly projectId: string;
  readonly version: number;
}

/** Returns the reason the project, as it is now, does not take a change of that version; undefined = it does. */
export const findWriteRefusal = (actor: Actor, project: ProjectHeader | undefined, version: number): ProjectFailure | undefined => {
  if (project === undefined) return { code: 'project.not-found' };
  const access = accessTo(actor, project);
  // A foreign project answers as one that does not exist (PJ).
  if (!access.read) return { code: 'project.not-found' };
  if (project.status === PROJECT_STATUS.ORDER) return { code: 'project.read-only' };
  if (project.version !== version) return { code: 'version.conflict', currentVersion: project.version };
  return undefined;
};

/**
 * Opens a project for one change: the caller may write, works on the current version, has advanced it, and locks the project
 * until the transaction ends. Two changes of one version: the second waits, finds a newer version and returns it as a conflict.
 */
export const openForWriting = async (
  transaction: Transaction,
  actor: Actor,
  { projectId, version }: Revision,
  now: Date,
  change: ProjectChange = {},
): Promise<Result<ProjectHeader, ProjectFailure>> => {
  const project = await readProjectHeader(transaction, projectId);
  const obstacle = findWriteRefusal(actor, project, version);
  if (project === undefined || obstacle !== undefined) return fail(obstacle ?? { code: 'project.not-found' });
  if (!accessTo(actor, project).write) return fail({ code: 'access.denied' });
  if (await advanceVersion(transaction, projectId, version, now, change)) return ok(project);
  const changed = findWriteRefusal(actor, await readProjectHeader(transaction, projectId), version);
  return fail(changed ?? { code: 'version.conflict', currentVersion: version });
};

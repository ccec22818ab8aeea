import type { ProjectShare } from '@candil/contract';
import { fail, ok, PROJECT_STATUS, type Result } from '@candil/domain';
import { type Actor, type Database, inTransaction } from '../../kernel';
import { hashOfToken, randomToken } from '../../kernel/authentication/tokens';
import type { ProjectFailure } from './failures';
import { accessTo } from './project-policy';
import { readProject, readProjectHeader } from './project-repository';
import { deleteShare, findShared, readShare, replaceShare } from './share-repository';
import type { StoredProject } from './stored-project';

/**
 * Returns the reason the account may not manage the link of a project. It takes the right to change the project; an
 * ordered project can be shown too, and must be able to be hidden.
 */
const findShareRefusal = async (database: Database, actor: Actor, projectId: string): Promise<ProjectFailure | undefined> => {
  const project = await readProjectHeader(database, projectId);
  if (project === undefined || !accessTo(actor, project).read) return { code: 'project.not-found' };
  return accessTo(actor, { ...project, status: PROJECT_STATUS.EDITION }).write ? undefined : { code: 'access.denied' };
};

export const shareOf = async (
  database: Database,
  actor: Actor,
  projectId: string,
): Promise<Result<{ share: ProjectShare | null }, ProjectFailure>> => {
  const obstacle = await findShareRefusal(database, actor, projectId);
  if (obstacle !== undefined) return fail(obstacle);
  const share = await readShare(database, projectId);
  return ok({ share: share === undefined ? null : { ...share, createdAt: share.createdAt.toISOString() } });
};

interface Sharing {
  readonly actor: Actor;
  readonly now: Date;
  readonly projectId: string;
}

export const shareProject = (
  database: Database,
  { actor, now, projectId }: Sharing,
  withPrices: boolean,
): Promise<Result<{ share: ProjectShare; token: string }, ProjectFailure>> =>
  inTransaction(database, async (transaction) => {
    const obstacle = await findShareRefusal(transaction, actor, projectId);
    if (obstacle !== undefined) return fail(obstacle);
    const token = randomToken();
    await replaceShare(transaction, { projectId, tokenHash: hashOfToken(token), withPrices, createdBy: actor.accountId, createdAt: now });
    const share = await readShare(transaction, projectId);
    if (share === undefined) return fail({ code: 'project.not-found' });
    return ok({ share: { ...share, createdAt: share.createdAt.toISOString() }, token });
  });

export const unshareProject = (database: Database, { actor, projectId }: Omit<Sharing, 'now'>): Promise<Result<'', ProjectFailure>> =>
  inTransaction(database, async (transaction) => {
    const obstacle = await findShareRefusal(transaction, actor, projectId);
    if (obstacle !== undefined) return fail(obstacle);
    await deleteShare(transaction, projectId);
    return ok('' as const);
  });

/** The project that a link shows; one that was deleted is not shown any more. */
export const readShared = async (
  database: Database,
  token: string,
): Promise<Result<{ readonly project: StoredProject; readonly withPrices: boolean }, ProjectFailure>> => {
  const shared = await findShared(database, hashOfToken(token));
  const project = shared && (await readProject(database, shared.projectId));
  if (shared === undefined || project === undefined || project.status === PROJECT_STATUS.DELETED) return fail({ code: 'share.not-found' });
  return ok({ project, withPrices: shared.withPrices });
};

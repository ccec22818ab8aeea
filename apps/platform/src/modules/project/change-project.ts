import { fail, ok, type Result } from '@candil/domain';
import { type Actor, type Database, inTransaction, type Transaction } from '../../kernel';
import type { CatalogueContext } from '../price';
import { PROJECT_PRODUCTS_MAX, type ProjectFailure } from './failures';
import { keepSavedFacts } from './keep-saved-facts';
import { openForWriting, type Revision } from './open-for-writing';
import { readProject } from './project-repository';
import type { ProjectChange } from './project-write-repository';
import type { ProjectHeader, StoredProject } from './stored-project';

export type Outcome = Promise<Result<StoredProject, ProjectFailure>>;

/** Account and time of a change of a project, and the catalogue of that day. */
export interface Change {
  readonly actor: Actor;
  readonly now: Date;
  readonly context: CatalogueContext;
}

/** The project as it is after a change that this transaction made. */
export const changedProject = async (transaction: Transaction, context: CatalogueContext, projectId: string): Outcome => {
  const project = await readProject(transaction, projectId);
  if (project === undefined) return fail({ code: 'project.not-found' });
  const max = PROJECT_PRODUCTS_MAX;
  if (project.products.length > max) return fail({ code: 'project.too-many-products', max });
  return ok(await keepSavedFacts(transaction, context, project));
};

/** Nothing was asked for that the project, read in the transaction, does not have already. */
export class NothingChanged {
  constructor(readonly project: StoredProject) {}
}

/** One change of a project: opened on its version, done, and read again, in one transaction; undone with its version if it changed nothing. */
export const changeProject = async (
  database: Database,
  { actor, now, context }: Change,
  revision: Revision,
  work: (transaction: Transaction, project: ProjectHeader) => Promise<ProjectFailure | NothingChanged | undefined>,
  { own = {}, obstacleIn = noObstacle }: ChangeExtras = {},
): Outcome => {
  const changed = await inTransaction<StoredProject, ProjectFailure | NothingChanged>(database, async (transaction) => {
    const opened = await openForWriting(transaction, actor, revision, now, own);
    if (!opened.ok) return opened;
    const outcome = await work(transaction, opened.value);
    if (outcome instanceof NothingChanged) return fail(new NothingChanged({ ...outcome.project, ...opened.value }));
    if (outcome !== undefined) return fail(outcome);
    const project = await changedProject(transaction, context, revision.projectId);
    const obstacle = project.ok ? obstacleIn(project.value) : undefined;
    return obstacle === undefined ? project : fail(obstacle);
  });
  if (changed.ok) return changed;
  const { failure } = changed;
  return failure instanceof NothingChanged ? ok(failure.project) : fail(failure);
};

interface ChangeExtras {
  readonly own?: ProjectChange;
  /** Returns the failure in the changed project that undoes the change again. */
  readonly obstacleIn?: (project: StoredProject) => ProjectFailure | undefined;
}

const noObstacle = () => undefined;

import { endpoints, type Project } from '@candil/contract';
import { fail, type IsoLanguage, ok, type Result } from '@candil/domain';
import {
  type Actor,
  CooperativeScheduler,
  type Database,
  defineRoutes,
  type Failure,
  type Route,
  route,
  Semaphore,
  WrittenAnswer,
} from '../../kernel';
import { type DocumentMaker, SPREADSHEET } from '../document';
import type { CatalogueContextReader } from '../price';
import type { FileStore } from '../upload';
import type { Change } from './change-project';
import { composeAhead } from './compose-ahead';
import { type ProjectFailure, projectFailureToWire } from './failures';
import { KeptAnswers } from './kept-answers';
import { KeptProjects } from './kept-projects';
import { previewChanges } from './preview-changes';
import { projectsOfPage } from './project-list-repository';
import { summaryReader } from './project-summaries';
import { listItemToWire, projectToWire } from './project-to-wire';
import { proposalsFor } from './proposals/project-proposals';
import * as projects from './service';
import { readShared, shareOf, shareProject, unshareProject } from './share-project';
import { sharedToWire } from './shared-to-wire';
import type { StoredProject } from './stored-project';
import { validateProducts } from './validate-products';

/** Common inputs of the handlers of a change. */
interface ProjectCall {
  readonly actor: Actor;
  readonly database: Database;
  readonly now: Date;
  readonly query: { readonly lang: IsoLanguage };
}

/** Some thousand pages of the list. */
const KEPT_PAGES_MAX_CHARACTERS = 24_000_000;

/** Projects of a thousand lines that arrive from the database in one turn are taken apart in that turn, and others wait for all of them. */
const MOST_READ_AT_ONCE = 2;

/** Dependencies of the routes of projects. */
export interface ProjectDependencies {
  readonly contextFor: CatalogueContextReader;
  readonly files: FileStore;
  readonly maker: DocumentMaker;
}

export const projectRoutes = ({ contextFor, maker }: Pick<ProjectDependencies, 'contextFor' | 'maker'>): readonly Route[] => {
  const summariesOf = summaryReader();
  const kept = new KeptProjects();
  const keptPages = new KeptAnswers(KEPT_PAGES_MAX_CHARACTERS);
  const scheduler = new CooperativeScheduler();
  const readings = new Semaphore(MOST_READ_AT_ONCE);

  const changeOf = async ({ actor, database, now }: Omit<ProjectCall, 'query'>): Promise<Change> => ({
    actor,
    now,
    context: await contextFor(database, now, actor),
  });

  /** Makes a change and answers with the project as it is then. */
  const answer = async (
    call: ProjectCall,
    work: (change: Change) => Promise<Result<StoredProject, ProjectFailure>>,
  ): Promise<Result<Project, Failure>> => {
    const change = await changeOf(call);
    const project = await work(change);
    const language = call.query.lang;
    if (!project.ok) return fail(projectFailureToWire(project.failure, language));
    await composeAhead(change.context, project.value);
    await scheduler.yield();
    return ok(projectToWire(change.context, project.value, { actor: call.actor, language }));
  };

  /** Answers as it did last, where nothing has changed that the answer follows from. */
  const show = (endpoint: typeof endpoints.getProject): Route =>
    route(endpoint, async (call) => {
      const { actor, database, query, params } = call;
      const viewer = { actor, language: query.lang };
      const { context } = await changeOf(call);
      if (kept.mayHold(params.projectId, viewer)) {
        const header = await projects.findProjectHeader(database, actor, params.projectId);
        if (!header.ok) return fail(projectFailureToWire(header.failure, query.lang));
        const known = kept.find(context, header.value, viewer);
        if (known !== undefined) return ok(known);
      }
      const project = await readings.run(() => projects.findProject(database, actor, params.projectId));
      if (!project.ok) return fail(projectFailureToWire(project.failure, query.lang));
      await composeAhead(context, project.value);
      await scheduler.yield();
      const { products: _, ...header } = project.value;
      const wire = projectToWire(context, project.value, viewer);
      await scheduler.yield();
      const written = WrittenAnswer.of(endpoint, wire);
      kept.keep(context, header, viewer, written);
      return ok(written);
    });

  return defineRoutes(
    route(endpoints.listProjects, async ({ actor, database, now, query }) => {
      const context = await contextFor(database, now, actor);
      const key = JSON.stringify([actor.accountId, actor.seesNetPrices, query]);
      const known = keptPages.find(context, key);
      const page = await projects.readPage(database, actor, query, known?.about);
      if (known !== undefined && page.text === null) return ok(known.answer);
      const { projects: found, total } = projectsOfPage(page);
      const summaries = await summariesOf(database, context, found);
      const viewer = { actor, language: query.lang };
      const items = summaries.flatMap((summary, index) => {
        const project = found[index];
        return project === undefined ? [] : [listItemToWire(project, summary, viewer)];
      });
      const written = WrittenAnswer.of(endpoints.listProjects, { items, total, page: query.page, itemsPerPage: query.itemsPerPage });
      keptPages.keep(context, key, page.digest, written);
      return ok(written);
    }),
    show(endpoints.getProject),
    show(endpoints.getProjectV3),
    route(endpoints.getProjectSheet, async ({ actor, database, now, params, query: { lang: language } }) => {
      const context = await contextFor(database, now, actor);
      const project = await projects.findProject(database, actor, params.projectId);
      if (!project.ok) return fail(projectFailureToWire(project.failure, language));
      await composeAhead(context, project.value);
      await scheduler.yield();
      const wire = projectToWire(context, project.value, { actor, language });
      const made = await maker.make({ kind: 'product-list', project: wire, language, day: context.today });
      return made.ok ? ok(new File([made.value], `${wire.name}.xlsx`, { type: SPREADSHEET })) : made;
    }),
    route(endpoints.createProject, (call) => answer(call, (change) => projects.createProject(call.database, change, call.body))),
    route(endpoints.renameProject, (call) => {
      const revision = { projectId: call.params.projectId, version: call.body.version };
      return answer(call, (change) => projects.renameProject(call.database, change, revision, call.body.name));
    }),
    route(endpoints.deleteProject, async (call) => {
      const revision = { projectId: call.params.projectId, version: call.query.version };
      const deleted = await projects.deleteProject(call.database, await changeOf(call), revision);
      return deleted.ok ? ok('' as const) : deleted;
    }),
    route(endpoints.addProducts, (call) => {
      const revision = { projectId: call.params.projectId, version: call.body.version };
      return answer(call, (change) => projects.addProducts(call.database, change, revision, call.body));
    }),
    route(endpoints.updateProduct, (call) => {
      const { projectId, productId } = call.params;
      const { version, ...update } = call.body;
      return answer(call, (change) => projects.changeProduct(call.database, change, { projectId, version }, productId, update));
    }),
    route(endpoints.changeProducts, (call) => {
      const { version, ...step } = call.body;
      const revision = { projectId: call.params.projectId, version };
      return answer(call, (change) => projects.changeProducts(call.database, change, revision, step));
    }),
    route(endpoints.validateProducts, async (call) => {
      const revision = { projectId: call.params.projectId, version: call.body.version };
      const change = await changeOf(call);
      const { lang: language } = call.query;
      const done = await validateProducts(call.database, change, revision, call.body.productIds, { language });
      if (!done.ok) return fail(projectFailureToWire(done.failure, language));
      const { project, validated, refused } = done.value;
      await composeAhead(change.context, project);
      await scheduler.yield();
      return ok({ project: projectToWire(change.context, project, { actor: call.actor, language }), validated: [...validated], refused });
    }),
    route(endpoints.previewProductChanges, async ({ actor, database, now, query, body }) => {
      const project = await projects.findProject(database, actor, body.projectId);
      if (!project.ok) return project;
      return previewChanges(await contextFor(database, now, actor), project.value, body, { actor, language: query.lang });
    }),
    route(endpoints.getProjectProposals, async ({ actor, database, now, params, query: { lang: language } }) => {
      const project = await projects.findProject(database, actor, params.projectId);
      if (!project.ok) return fail(projectFailureToWire(project.failure, language));
      return ok(await proposalsFor(await contextFor(database, now, actor), project.value, { actor, language }, scheduler));
    }),
    route(endpoints.getProjectShare, ({ actor, database, params }) => shareOf(database, actor, params.projectId)),
    route(endpoints.shareProject, ({ actor, database, now, params, body }) =>
      shareProject(database, { actor, now, projectId: params.projectId }, body.withPrices),
    ),
    route(endpoints.unshareProject, ({ actor, database, params }) => unshareProject(database, { actor, projectId: params.projectId })),
    route(endpoints.readSharedProject, async ({ database, now, query, body }) => {
      const shared = await readShared(database, body.token);
      if (!shared.ok) return shared;
      const context = await contextFor(database, now, undefined);
      await composeAhead(context, shared.value.project);
      await scheduler.yield();
      return ok(sharedToWire(context, shared.value.project, shared.value.withPrices, query.lang));
    }),
    route(endpoints.deleteProduct, (call) => {
      const { projectId, productId } = call.params;
      const revision = { projectId, version: call.query.version };
      return answer(call, (change) => projects.removeProduct(call.database, change, revision, productId));
    }),
    route(endpoints.removeProducts, (call) => {
      const revision = { projectId: call.params.projectId, version: call.body.version };
      return answer(call, (change) => projects.removeProducts(call.database, change, revision, call.body.productIds));
    }),
    route(endpoints.restoreProduct, (call) => {
      const { projectId, productId } = call.params;
      const revision = { projectId, version: call.body.version };
      return answer(call, (change) => projects.restoreProduct(call.database, change, revision, productId));
    }),
    route(endpoints.cloneProduct, (call) => {
      const { projectId, productId } = call.params;
      const revision = { projectId, version: call.body.version };
      return answer(call, (change) => projects.cloneProduct(call.database, change, revision, productId));
    }),
  );
};

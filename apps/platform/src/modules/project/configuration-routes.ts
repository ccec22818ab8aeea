import { endpoints, type Project } from '@candil/contract';
import { fail, type IsoLanguage, ok, type Result } from '@candil/domain';
import { type Actor, CooperativeScheduler, type Database, defineRoutes, type Failure, type Route, route } from '../../kernel';
import type { CatalogueContextReader } from '../price';
import type { FileStore } from '../upload';
import type { Change } from './change-project';
import { composeAhead } from './compose-ahead';
import { keepCreationNumber, nextCreationNumber } from './configuration-repository';
import { creationCodeOf } from './creation-code';
import { type ProjectFailure, projectFailureToWire } from './failures';
import { findConfig } from './find-config';
import { openConfiguration, openProductConfig } from './open-configuration';
import { putPicture, showPicture } from './product-picture';
import { projectToWire } from './project-to-wire';
import { addConfiguration, updateConfiguration } from './save-configuration';
import type { StoredProject } from './stored-project';

interface Asked {
  readonly actor: Actor;
  readonly database: Database;
  readonly now: Date;
}

/** Header for content that never changes under its address: it is not requested again. */
const FOREVER = 'private, max-age=31536000, immutable';

export const configurationRoutes = (contextFor: CatalogueContextReader, files: FileStore): readonly Route[] => {
  const scheduler = new CooperativeScheduler();

  const changeOf = async ({ actor, database, now }: Asked): Promise<Change> => ({
    actor,
    now,
    context: await contextFor(database, now, actor),
  });

  const toAnswer = async (
    { context, actor }: Change,
    project: Result<StoredProject, ProjectFailure | Failure>,
    language: IsoLanguage,
  ): Promise<Result<Project, Failure>> => {
    if (!project.ok) return fail(projectFailureToWire(project.failure as ProjectFailure, language));
    await composeAhead(context, project.value);
    await scheduler.yield();
    return ok(projectToWire(context, project.value, { actor, language }));
  };

  return defineRoutes(
    route(endpoints.getConfiguration, async (call) => {
      const { actor, database, query, params } = call;
      const { context } = await changeOf(call);
      await scheduler.yield();
      const opened = await openConfiguration(database, context, { actor, language: query.lang }, params);
      return opened.ok ? opened : fail(projectFailureToWire(opened.failure, query.lang));
    }),
    route(endpoints.getProductConfig, async (call) => {
      const { actor, database, query, params } = call;
      const { context } = await changeOf(call);
      await scheduler.yield();
      const opened = await openProductConfig(database, context, { actor, language: query.lang }, params.id);
      return opened.ok ? opened : fail(projectFailureToWire(opened.failure, query.lang));
    }),
    route(endpoints.getConfig, async (call) => {
      const { actor, database, query, params } = call;
      const { context } = await changeOf(call);
      await scheduler.yield();
      const config = await findConfig(database, context, { actor, language: query.lang }, { id: params.id, catalogId: query.catalogId });
      return config.ok ? config : fail(projectFailureToWire(config.failure, query.lang));
    }),
    route(endpoints.addConfiguration, async (call) => {
      const { version, ...request } = call.body;
      const change = await changeOf(call);
      await scheduler.yield();
      const added = await addConfiguration(call.database, change, { projectId: call.params.projectId, version }, request);
      const project = await toAnswer(change, added.ok ? ok(added.value.project) : added, call.query.lang);
      return project.ok && added.ok
        ? ok({ project: project.value, productId: added.value.productId })
        : (project as Result<never, Failure>);
    }),
    route(endpoints.updateConfiguration, async (call) => {
      const { projectId, productId } = call.params;
      const { version, ...request } = call.body;
      const change = await changeOf(call);
      await scheduler.yield();
      const saved = await updateConfiguration(call.database, change, { projectId, version }, productId, request);
      return toAnswer(change, saved, call.query.lang);
    }),
    route(endpoints.generateCreationCode, async ({ actor, database, now }) => {
      const number = await nextCreationNumber(database);
      await keepCreationNumber(database, number, actor.accountId, now);
      return ok({ creationCode: creationCodeOf(number) });
    }),
    route(endpoints.putProductPicture, async (call) => {
      const { projectId, productId } = call.params;
      const { version, lang } = call.query;
      const change = await changeOf(call);
      return toAnswer(change, await putPicture(call.database, files, change, { projectId, version }, productId, call), lang);
    }),
    route(endpoints.getProductPicture, async ({ actor, database, params, query, reply }) => {
      const picture = await showPicture(database, files, actor, { projectId: params.projectId, pictureId: query.v });
      if (!picture.ok) return picture;
      reply.header('cache-control', FOREVER).header('content-disposition', 'inline');
      return picture;
    }),
  );
};

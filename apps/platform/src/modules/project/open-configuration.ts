import type { SavedConfiguration } from '@candil/contract';
import { fail, formatCalendarDay, isPieceList, isToolkitBoard, majorFromMinor, ok, type Result, saveDocument } from '@candil/domain';
import { type Database, inTurns, othersTurn } from '../../kernel';
import { calendarDayOfIso } from '../catalogue';
import { readConfiguration } from '../domain-service';
import type { CatalogueContext } from '../price';
import { composeAhead } from './compose-ahead';
import { evaluateProject } from './evaluate-project';
import type { ProjectFailure } from './failures';
import type { Viewer } from './kept-projects';
import { accessTo } from './project-policy';
import { findProjectOfProduct, readProject } from './project-repository';
import { productToWire } from './project-to-wire';
import type { StoredConfiguration, StoredProject } from './stored-project';

/** Returns the document with the data of today's catalogue; one that cannot be read any more goes out as it was saved. */
const documentOf = async (context: CatalogueContext, { catalogId }: StoredProject, { document }: StoredConfiguration): Promise<unknown> => {
  if (isPieceList(document) || isToolkitBoard(document)) return document;
  const read = await inTurns(readConfiguration({ context, catalogId, remoteDriverOn: false }, document));
  await othersTurn();
  return read.ok ? saveDocument(read.value.tree) : document;
};

/** The configuration of a composition, for readers of its project. */
export const openConfiguration = async (
  database: Database,
  context: CatalogueContext,
  viewer: Viewer,
  { projectId, productId }: { readonly projectId: string; readonly productId: string },
): Promise<Result<SavedConfiguration, ProjectFailure>> => {
  const project = await readProject(database, projectId);
  if (project === undefined || !accessTo(viewer.actor, project).read) return fail({ code: 'project.not-found' });
  const products = project.products.filter(({ id }) => id === productId);
  await composeAhead(context, { ...project, products });
  const [line] = evaluateProject(context, { ...project, products }).lines;
  if (line === undefined) return fail({ code: 'product.not-found' });
  const { configuration } = line.product;
  if (configuration === null) return fail({ code: 'product.no-composition' });
  const { furniture, lastSaved } = configuration;
  return ok({
    version: project.version,
    document: await documentOf(context, project, configuration),
    furniture: [...furniture],
    creationCode: line.product.referenceCode,
    product: productToWire(context, project, line, viewer),
    lastSaved: {
      on: formatCalendarDay(calendarDayOfIso(lastSaved.on)),
      unitGross: lastSaved.unitGrossMinor === null ? null : majorFromMinor(lastSaved.unitGrossMinor),
      weeks: lastSaved.weeks,
    },
  });
};

/** The same by the product alone; one of a foreign project answers as one that does not exist. */
export const openProductConfig = async (
  database: Database,
  context: CatalogueContext,
  viewer: Viewer,
  productId: string,
): Promise<Result<SavedConfiguration & { readonly projectId: string }, ProjectFailure>> => {
  const projectId = await findProjectOfProduct(database, productId);
  const opened =
    projectId === undefined
      ? fail({ code: 'product.not-found' } as const)
      : await openConfiguration(database, context, viewer, { projectId, productId });
  if (!opened.ok) return opened.failure.code === 'project.not-found' ? fail({ code: 'product.not-found' }) : opened;
  return ok({ projectId: projectId ?? '', ...opened.value });
};

import { randomUUID } from 'node:crypto';
import type { endpoints, ReceivedBy } from '@candil/contract';
import { type CatalogId, type Furniture, fail, ok, type Result, VALIDATION_STATUS } from '@candil/domain';
import { type Database, inTurns, type Transaction } from '../../kernel';
import { isoDay } from '../catalogue';
import type { CompanyTerms } from '../price';
import { type Change, changeProject } from './change-project';
import {
  documentCharactersOf,
  insertConfiguration,
  nextCreationNumber,
  replaceConfiguration,
  type SavedContent,
  takeKeptNumber,
} from './configuration-repository';
import { creationNumberIn } from './creation-code';
import { evaluateProject } from './evaluate-project';
import type { ProjectFailure } from './failures';
import { keepEvaluated } from './kept-evaluations';
import { lineIssues } from './line-issue';
import type { Revision } from './open-for-writing';
import { placeOf } from './product-place';
import { insertProducts, setValidationStatus } from './project-write-repository';
import { readContent } from './read-content';
import type { StoredProject } from './stored-project';

type BodyOf<E> = ReceivedBy<E> extends { body: infer Body } ? Body : never;
type NewConfiguration = Omit<BodyOf<typeof endpoints.addConfiguration>, 'version'>;
type ChangedConfiguration = Omit<BodyOf<typeof endpoints.updateConfiguration>, 'version'>;
type Posted = Pick<NewConfiguration, 'document' | 'furniture'>;

/** Characters of all documents of a project: some hundred compositions of sixty lights. A project is read as a whole. */
const DOCUMENTS_MAX_CHARACTERS = 16_000_000;

/** More than that would keep the service from everybody else whenever the project is opened. */
export const compositionsTooLarge = async (transaction: Transaction, projectId: string): Promise<ProjectFailure | undefined> =>
  (await documentCharactersOf(transaction, projectId)) > DOCUMENTS_MAX_CHARACTERS
    ? { code: 'project.compositions-too-large', max: DOCUMENTS_MAX_CHARACTERS }
    : undefined;

/** The catalogue and the terms of the project that it is saved in. */
interface SavedWhere {
  readonly catalogId: CatalogId;
  readonly company: CompanyTerms | null;
}

/** Returns the content saved for a posted configuration in a project of these terms, or the reason it is not saved. */
export const contentOf = async (
  { context }: Change,
  { catalogId, company }: SavedWhere,
  { document, furniture }: Posted,
): Promise<Result<SavedContent, ProjectFailure>> => {
  const terms = { context, catalogId, company };
  const read = await inTurns(readContent(terms, document));
  if (!read.ok) return read;
  const { type, digest, evaluated } = read.value;
  keepEvaluated(terms, read.value, evaluated);
  const { unitGrossMinor, evaluation } = evaluated;
  return ok({
    type,
    document: read.value.document,
    digest,
    furniture: furniture as readonly Furniture[],
    lastSaved: { unitGrossMinor: unitGrossMinor ?? null, weeks: evaluation?.availability.weeks ?? null, on: isoDay(context.today) },
  });
};

/** The number of a code that was given to the account before, or the next one. */
const numberFor = async (
  transaction: Transaction,
  { actor }: Change,
  creationCode: string | undefined,
): Promise<Result<number, ProjectFailure>> => {
  if (creationCode === undefined) return ok(await nextCreationNumber(transaction));
  const number = creationNumberIn(creationCode);
  const isKept = number !== undefined && (await takeKeptNumber(transaction, number, actor.accountId));
  return isKept ? ok(number) : fail({ code: 'creation-code.not-given', creationCode });
};

/** Puts a configuration below the last product of a project that is being changed; the id of the new product. */
export const insertNewConfiguration = async (
  transaction: Transaction,
  change: Change,
  project: SavedWhere & { readonly id: string },
  { creationCode, quantity, ...posted }: NewConfiguration,
): Promise<Result<string, ProjectFailure>> => {
  const content = await contentOf(change, project, posted);
  if (!content.ok) return content;
  const place = placeOf(posted);
  if (!place.ok) return place;
  const number = await numberFor(transaction, change, creationCode);
  if (!number.ok) return number;
  const id = randomUUID();
  await insertProducts(transaction, project.id, [{ id, model: '', referenceCode: '', selection: { color: '' }, quantity, ...place.value }]);
  await insertConfiguration(transaction, id, number.value, content.value);
  const tooLarge = await compositionsTooLarge(transaction, project.id);
  return tooLarge === undefined ? ok(id) : fail(tooLarge);
};

export interface AddedConfiguration {
  readonly project: StoredProject;
  readonly productId: string;
}

/** Saves a configuration as a new product. */
export const addConfiguration = async (
  transaction: Transaction,
  change: Change,
  revision: Revision,
  request: NewConfiguration,
): Promise<Result<AddedConfiguration, ProjectFailure>> => {
  let productId = '';
  const project = await changeProject(transaction, change, revision, async (opened, header) => {
    const added = await insertNewConfiguration(opened, change, header, request);
    if (!added.ok) return added.failure;
    productId = added.value;
    return undefined;
  });
  return project.ok ? ok({ project: project.value, productId }) : project;
};

/** Returns the failure that keeps a product from being validated, as the project is now. */
const notValid = (change: Change, project: StoredProject, productId: string): ProjectFailure | undefined => {
  const products = project.products.filter(({ id }) => id === productId);
  const [line] = evaluateProject(change.context, { ...project, products }).lines;
  if (line === undefined) return { code: 'product.not-found' };
  return line.validity.valid ? undefined : { code: 'product.not-valid', issues: lineIssues(line, change.actor.language) };
};

/** Saves a changed configuration over the one of its product; asked to, validates it as well, all or nothing. */
export const updateConfiguration = (
  database: Database,
  change: Change,
  revision: Revision,
  productId: string,
  { validate = false, ...posted }: ChangedConfiguration,
): Promise<Result<StoredProject, ProjectFailure>> =>
  changeProject(
    database,
    change,
    revision,
    async (transaction, header) => {
      const content = await contentOf(change, header, posted);
      if (!content.ok) return content.failure;
      const status = validate ? VALIDATION_STATUS.VALIDATED : VALIDATION_STATUS.OPEN;
      if (!(await setValidationStatus(transaction, header.id, productId, status))) return { code: 'product.not-found' };
      if (!(await replaceConfiguration(transaction, productId, content.value))) return { code: 'product.no-composition' };
      return compositionsTooLarge(transaction, header.id);
    },
    { obstacleIn: (project) => (validate ? notValid(change, project, productId) : undefined) },
  );

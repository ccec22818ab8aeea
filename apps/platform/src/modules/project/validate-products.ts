import type { endpoints, ResponseOf } from '@candil/contract';
import { fail, ok, type Result, VALIDATION_STATUS } from '@candil/domain';
import type { Database } from '../../kernel';
import type { CatalogueContext } from '../price';
import { type Change, changeProject, NothingChanged } from './change-project';
import { evaluateProject } from './evaluate-project';
import type { EvaluatedLine } from './evaluated-line';
import type { ProjectFailure } from './failures';
import { savedFactsOf } from './keep-saved-facts';
import type { Viewer } from './kept-projects';
import { lineIssues, nameOf } from './line-issue';
import type { Revision } from './open-for-writing';
import { readProject } from './project-repository';
import { setProductsValidated, writeSavedFacts } from './project-write-repository';
import type { StoredProject } from './stored-project';

type Refused = ResponseOf<typeof endpoints.validateProducts>['refused'];

/** Result of validating products. */
interface ValidatedProducts {
  readonly project: StoredProject;
  readonly validated: readonly string[];
  readonly refused: Refused;
}

const refusedLine = (line: EvaluatedLine, { language }: Pick<Viewer, 'language'>): Refused[number] => ({
  productId: line.product.id,
  tag: line.tag,
  modelName: nameOf(line, language),
  issues: [...lineIssues(line, language)],
});

/** Returns whether a line was validated at what it is today. */
const isKeptAsValid = (line: EvaluatedLine, context: CatalogueContext): boolean => {
  const { validationStatus, lastSaved } = line.product;
  const { unitGrossMinor, weeks, on } = savedFactsOf(line, context);
  return (
    validationStatus === VALIDATION_STATUS.VALIDATED &&
    lastSaved !== null &&
    lastSaved.unitGrossMinor === unitGrossMinor &&
    lastSaved.weeks === weeks &&
    lastSaved.on === on
  );
};

/** Validates each product without problems and returns the problems of the others; they stay as they are (BO). */
export const validateProducts = async (
  database: Database,
  change: Change,
  revision: Revision,
  productIds: readonly string[],
  viewer: Pick<Viewer, 'language'>,
): Promise<Result<ValidatedProducts, ProjectFailure>> => {
  const requestedIds = new Set(productIds);
  let validated: readonly string[] = [];
  let refused: Refused = [];
  const project = await changeProject(database, change, revision, async (transaction, { id }) => {
    const found = await readProject(transaction, id);
    const products = found?.products.filter((product) => requestedIds.has(product.id)) ?? [];
    if (found === undefined || products.length < requestedIds.size) return { code: 'product.not-found' };
    const { lines } = evaluateProject(change.context, { ...found, products });
    validated = lines.filter(({ validity }) => validity.valid).map(({ product }) => product.id);
    refused = lines.filter(({ validity }) => !validity.valid).map((line) => refusedLine(line, viewer));
    const news = lines.filter((line) => line.validity.valid && !isKeptAsValid(line, change.context));
    if (news.length === 0) return new NothingChanged(found);
    await setProductsValidated(transaction, id, validated);
    await writeSavedFacts(
      transaction,
      id,
      news.map((line) => ({ productId: line.product.id, saved: savedFactsOf(line, change.context) })),
    );
    return undefined;
  });
  return project.ok ? ok({ project: project.value, validated, refused }) : fail(project.failure);
};

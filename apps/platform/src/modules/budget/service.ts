import type { Budget, OpenBudget, PreviousBudget, ProjectForBudget } from '@candil/contract';
import {
  BUDGET_VALIDITY_DAYS,
  type CalendarDay,
  type CatalogId,
  catalogOf,
  fail,
  formatBudgetNumber,
  formatCalendarDay,
  majorFromMinor,
  ok,
  PROJECT_STATUS,
  parseBudgetNumber,
  type Result,
} from '@candil/domain';
import type { Actor, Database } from '../../kernel';
import { calendarDayOfIso, isoDay, type Pictures } from '../catalogue';
import type { PlaceReader } from '../place';
import type { CatalogueContext } from '../price';
import { accessTo, audienceOf, composeAhead, readProject, readProjectHeader, type Viewer } from '../project';
import {
  type BudgetRow,
  findBudgetsFor,
  listBudgetsOf,
  listOpenBudgetsFor,
  readBudget,
  readBudgetByNumber,
  readNewest,
} from './budget-repository';
import { budgetToWire, summariesToWire } from './budget-to-wire';
import { candidatesOf, candidateToWire, droppedToWire } from './candidates';
import type { BudgetFailure } from './failures';
import { issuerToWire, readIssuer } from './issuer';

/** Usual tax by catalogue: 21 % at the maker's seat; in the USA tax is the dealer's affair. */
const USUAL_IVA: Readonly<Record<CatalogId, number>> = { 16: 21, 21: 0 };

/** The preview of a budget, for readers of the project. */
export const projectForBudget = async (
  database: Database,
  context: CatalogueContext,
  viewer: Viewer,
  { projectId, withPrices, places }: { readonly projectId: string; readonly withPrices: boolean; readonly places: PlaceReader },
): Promise<Result<ProjectForBudget, BudgetFailure>> => {
  const project = await readProject(database, projectId);
  if (project === undefined) return fail({ code: 'project.not-found' });
  const access = accessTo(viewer.actor, project);
  if (!access.read) return fail({ code: 'project.not-found' });
  await composeAhead(context, project);
  const { candidates, others } = candidatesOf(context, project);
  const { id, name, catalogId, version } = project;
  return ok({
    project: { id, name, catalogId, currency: catalogOf(catalogId).currency, version },
    writable: access.write && project.status === PROJECT_STATUS.EDITION,
    issuer: issuerToWire(await readIssuer(database, places, viewer.actor), viewer.language, context.pictures),
    lines: candidates.map((line) => candidateToWire(context, id, line, withPrices, viewer)),
    dropped: others.map((line) => droppedToWire(context, id, line, viewer)),
    defaults: { discount: 0, surcharge: 0, iva: USUAL_IVA[catalogId], validityDays: BUDGET_VALIDITY_DAYS.default },
  });
};

/** The budgets issued for a project, ordered or not, for readers of the project. */
export const listBudgets = async (
  database: Database,
  actor: Actor,
  projectId: string,
  today: CalendarDay,
): Promise<Result<PreviousBudget[], BudgetFailure>> => {
  const project = await readProjectHeader(database, projectId);
  if (project === undefined || !accessTo(actor, project).read) return fail({ code: 'project.not-found' });
  return ok(summariesToWire(await listBudgetsOf(database, projectId), today));
};

interface BudgetQuestion {
  readonly limit: number;
  readonly search: string;
}

/** The budgets that wait for a decision, of every project the account may read; a search looks among all that were issued. */
export const listOpenBudgets = async (
  database: Database,
  actor: Actor,
  today: CalendarDay,
  { limit, search }: BudgetQuestion,
): Promise<OpenBudget[]> => {
  const audience = audienceOf(actor);
  const words = search.trim().toLowerCase();
  const rows = await (words === ''
    ? listOpenBudgetsFor(database, audience, isoDay(today), limit)
    : findBudgetsFor(database, audience, words, limit));
  return rows.map(({ id, budgetNumber, projectId, projectName, validationDay, totalNetMinor, currency }) => ({
    id,
    budgetNumber,
    project: { id: projectId, name: projectName },
    validationDate: formatCalendarDay(calendarDayOfIso(validationDay)),
    totalNet: majorFromMinor(totalNetMinor),
    currency,
  }));
};

/** A budget, if the account may read its project; a foreign and an unknown one give the same answer. */
const ifReadable = async <Found extends Pick<BudgetRow, 'projectId'>>(
  database: Database,
  actor: Actor,
  found: Found | undefined,
): Promise<Result<Found, BudgetFailure>> => {
  if (found === undefined) return fail({ code: 'budget.not-found' });
  const project = await readProjectHeader(database, found.projectId);
  if (project === undefined || !accessTo(actor, project).read) return fail({ code: 'budget.not-found' });
  return ok(found);
};

/** A budget of a project that the account may read. */
export const findBudget = async (database: Database, actor: Actor, budgetId: string): Promise<Result<BudgetRow, BudgetFailure>> =>
  ifReadable(database, actor, await readBudget(database, budgetId));

/** Id and project of the budget with a number, in either letter case; an invalid number gives the answer of an unknown one. */
export const findBudgetByNumber = async (
  database: Database,
  actor: Actor,
  text: string,
): Promise<Result<Pick<BudgetRow, 'id' | 'projectId' | 'budgetNumber'>, BudgetFailure>> => {
  const number = parseBudgetNumber(text);
  return ifReadable(database, actor, number.ok ? await readBudgetByNumber(database, formatBudgetNumber(number.value)) : undefined);
};

export const showBudget = async (database: Database, pictures: Pictures, viewer: Viewer, row: BudgetRow): Promise<Budget> =>
  budgetToWire(pictures, row, await readNewest(database, row), viewer);

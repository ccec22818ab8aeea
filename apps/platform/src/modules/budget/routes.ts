import { endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { defineRoutes, type Route, route } from '../../kernel';
import { calendarDayOfInstant, type Pictures } from '../catalogue';
import type { DocumentMaker } from '../document';
import type { PlaceReader } from '../place';
import type { CatalogueContextReader } from '../price';
import type { FileStore } from '../upload';
import { documentOf } from './documents';
import { storeBudget } from './issue-budget';
import { readIssuer } from './issuer';
import { picturesToPrint } from './pictures-to-print';
import { findBudget, findBudgetByNumber, listBudgets, listOpenBudgets, projectForBudget, showBudget } from './service';

/** Dependencies of the routes of budgets. */
export interface BudgetDependencies {
  readonly contextFor: CatalogueContextReader;
  readonly pictures: Pictures;
  readonly places: PlaceReader;
  readonly files: FileStore;
  readonly maker: DocumentMaker;
  readonly prints: string;
  readonly portalUrl: string | undefined;
}

export const budgetRoutes = ({ contextFor, pictures, places, files, maker, prints, portalUrl }: BudgetDependencies): readonly Route[] => {
  const showProject = (endpoint: typeof endpoints.getProjectForBudget): Route =>
    route(endpoint, async ({ actor, database, now, params, query: { lang, withPrices } }) =>
      projectForBudget(database, await contextFor(database, now, actor), { actor, language: lang }, { ...params, withPrices, places }),
    );

  return defineRoutes(
    showProject(endpoints.getProjectForBudget),
    showProject(endpoints.getProjectToBudget),
    route(endpoints.listBudgets, async ({ actor, database, now, params }) => {
      const items = await listBudgets(database, actor, params.projectId, calendarDayOfInstant(now));
      return items.ok ? ok({ items: items.value }) : items;
    }),
    route(endpoints.listOpenBudgets, async ({ actor, database, now, query }) =>
      ok({ items: await listOpenBudgets(database, actor, calendarDayOfInstant(now), query) }),
    ),
    route(endpoints.createBudget, async ({ actor, database, now, params, query, body }) => {
      const context = await contextFor(database, now, actor);
      const issuing = { actor, now, context, issuer: await readIssuer(database, places, actor) };
      const stored = await storeBudget(database, issuing, params.projectId, body);
      return stored.ok ? ok(await showBudget(database, pictures, { actor, language: query.lang }, stored.value)) : stored;
    }),
    route(endpoints.getBudget, async ({ actor, database, params, query }) => {
      const found = await findBudget(database, actor, params.budgetId);
      return found.ok ? ok(await showBudget(database, pictures, { actor, language: query.lang }, found.value)) : found;
    }),
    route(endpoints.findBudgetByNumber, ({ actor, database, params }) => findBudgetByNumber(database, actor, params.budgetNumber)),
    route(endpoints.getBudgetDocument, async ({ actor, database, params, query: { lang, format, copy } }) => {
      const found = await findBudget(database, actor, params.budgetId);
      if (!found.ok) return found;
      const budget = await showBudget(database, pictures, { actor, language: lang }, found.value);
      const printed = await picturesToPrint(database, files, pictures, found.value, budget);
      return documentOf({ maker, prints, portalUrl }, printed, { format, copy, language: lang });
    }),
  );
};

import { endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { defineRoutes, type Route, route } from '../../kernel';
import { calendarDayOfInstant, type Pictures } from '../catalogue';
import type { OfferReader } from '../price';
import type { DocumentMaker } from './document/document-maker';
import { documentOf } from './documents';
import { storeBudget } from './issue-budget';
import { findBudget, listBudgets, listOpenBudgets, projectForBudget, showBudget } from './service';

export const budgetRoutes = (offerOf: OfferReader, pictures: Pictures, maker: DocumentMaker, prints: string): readonly Route[] => {
  const showProject = (endpoint: typeof endpoints.getProjectForBudget): Route =>
    route(endpoint, async ({ actor, database, now, params, query: { lang, withPrices } }) =>
      projectForBudget(database, await offerOf(database, now, actor), { actor, language: lang }, { ...params, withPrices }),
    );

  return defineRoutes(
    showProject(endpoints.getProjectForBudget),
    showProject(endpoints.getProjectToBudget),
    route(endpoints.listBudgets, async ({ actor, database, now, params }) => {
      const items = await listBudgets(database, actor, params.projectId, calendarDayOfInstant(now));
      return items.ok ? ok({ items: items.value }) : items;
    }),
    route(endpoints.listOpenBudgets, async ({ actor, database, now, query }) =>
      ok({ items: await listOpenBudgets(database, actor, calendarDayOfInstant(now), query.limit) }),
    ),
    route(endpoints.createBudget, async ({ actor, database, now, params, query, body }) => {
      const stored = await storeBudget(database, { actor, now, offer: await offerOf(database, now, actor) }, params.projectId, body);
      return stored.ok ? ok(await showBudget(database, pictures, { actor, language: query.lang }, stored.value)) : stored;
    }),
    route(endpoints.getBudget, async ({ actor, database, params, query }) => {
      const found = await findBudget(database, actor, params.budgetId);
      return found.ok ? ok(await showBudget(database, pictures, { actor, language: query.lang }, found.value)) : found;
    }),
    route(endpoints.getBudgetDocument, async ({ actor, database, params, query: { lang, format, copy } }) => {
      const found = await findBudget(database, actor, params.budgetId);
      if (!found.ok) return found;
      const budget = await showBudget(database, pictures, { actor, language: lang }, found.value);
      return documentOf(maker, prints, budget, { format, copy, language: lang });
    }),
  );
};

import { endpoints } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { SAMPLE_PROJECTS } from './sample-projects.data';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const projectsOf = async (from: TestApp, who: string) =>
  (await (await from.signIn(who)).call(endpoints.listProjects, { query: { sortBy: 'UPDATED_OLDER' } })).body.items;

describe('sample projects', () => {
  it('are there for their owners, priced, in the order they were made', async () => {
    const items = (await Promise.all(['distributor', 'distributor.us', 'other'].map((who) => projectsOf(app, who)))).flat();
    expect(items.map(({ name }) => name).toSorted()).toEqual(SAMPLE_PROJECTS.map(({ name }) => name).toSorted());
    expect(items.filter(({ total }) => total === null)).toEqual([]);
  });

  it('show the states a project can be in', async () => {
    const marta = await app.signIn('distributor');
    const items = await projectsOf(app, 'distributor');
    const projects = await Promise.all(
      items.map(async ({ id }) => (await marta.call(endpoints.getProject, { params: { projectId: id } })).body),
    );
    expect(
      projects.map(({ status, onSite, products }) => [
        status,
        onSite !== null,
        products.flatMap(({ issues }) => issues.map(({ code }) => code)),
      ]),
    ).toEqual([
      [2, true, []],
      [1, false, ['line.discontinued']],
      [1, false, []],
      [1, true, ['line.moq']],
    ]);
  });

  it('have budgets, one of them revised, the newest still valid', async () => {
    const budgetsOf = async (who: string, name: string) => {
      const projectId = (await projectsOf(app, who)).find((project) => project.name === name)?.id ?? '';
      return (await (await app.signIn(who)).call(endpoints.listBudgets, { params: { projectId } })).body.items;
    };
    const european = await budgetsOf('distributor', 'Biblioteca Can Ferrer');
    const american = await budgetsOf('distributor.us', 'Harbor Point Tavern');
    expect([...european, ...american].map(({ budgetNumber, currency, isChecked }) => [budgetNumber, currency, isChecked])).toEqual([
      ['B2026-00001-R2', 'EUR', true],
      ['B2026-00001', 'EUR', false],
      ['B2026-00002', 'USD', true],
    ]);
  });
});

import { endpoints } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const projectsOf = async (from: TestApp, who: string) =>
  (await (await from.signIn(who)).call(endpoints.listProjects, { query: { sortBy: 'UPDATED_OLDER' } })).body.items;

describe('sample projects', () => {
  it('are not made again by another start, nor by two at once', async () => {
    const [second, third] = await Promise.all([buildTestApp({ open: app.open }), buildTestApp({ open: app.open })]);
    expect(await projectsOf(second, 'distributor')).toHaveLength(4);
    await Promise.all([second.close(), third.close()]);
  });
});

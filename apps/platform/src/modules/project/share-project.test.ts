import { endpoints, type Project } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
let marta: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

const make = async (): Promise<Project> =>
  (
    await marta.call(endpoints.createProject, {
      body: { name: 'Shown', products: [{ referenceCode: '082042/2A_10', quantity: 4, room: 'Bar', note: 'client pays late' }] },
    })
  ).body;
const share = async ({ id }: Project, withPrices: boolean) =>
  (await marta.call(endpoints.shareProject, { params: { projectId: id }, body: { withPrices } })).body;
const read = (token: string) => app.anonymous.call(endpoints.readSharedProject, { body: { token } });

describe('a link to a project', () => {
  it('shows the lines to anyone with the link, without prices, notes and ids', async () => {
    const project = await make();
    const { token, share: created } = await share(project, false);
    expect(token).toHaveLength(43);
    expect(created.withPrices).toBe(false);
    expect(created.createdBy).toBe('Marta Soler');
    const { status, body } = await read(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Shown', totals: null, pieces: 4, onSite: { weeks: 3 } });
    expect(body.products).toMatchObject([{ tag: 'L1', room: 'Bar', modelName: 'Alba 33', quantity: 4, prices: null }]);
    const text = JSON.stringify(body);
    for (const secret of ['client pays late', project.id, project.products[0]?._id, project.owner.userId, 'Net'])
      expect(text).not.toContain(secret);
  });

  it('shows list prices where that is chosen, never net ones', async () => {
    const project = await make();
    const { token } = await share(project, true);
    const { body } = await read(token);
    expect(body.totals).toEqual({
      currency: 'EUR',
      gross: project.totals.gross,
      pieces: 4,
      lumens: expect.any(Number),
      watts: expect.any(Number),
    });
    expect(Object.keys(body.products[0]?.prices ?? {})).toEqual(['currency', 'unitGross', 'totalGross']);
  });

  it('ends when it is taken back, made anew, or the project is deleted', async () => {
    const project = await make();
    const params = { projectId: project.id };
    const first = await share(project, false);
    const second = await share(project, true);
    expect((await read(first.token)).problem.code).toBe('share.not-found');
    expect((await read(second.token)).status).toBe(200);
    expect((await marta.call(endpoints.getProjectShare, { params })).body.share?.withPrices).toBe(true);
    await marta.call(endpoints.unshareProject, { params });
    expect((await read(second.token)).status).toBe(404);
    expect((await marta.call(endpoints.getProjectShare, { params })).body).toEqual({ share: null });
    const third = await share(project, false);
    await marta.call(endpoints.deleteProject, { params, query: { version: project.version } });
    expect((await read(third.token)).status).toBe(404);
  });

  it('is created, listed and revoked only by accounts that may change the project, and cannot be guessed', async () => {
    const project = await make();
    const { token } = await share(project, false);
    const params = { projectId: project.id };
    const other = await app.signIn('other');
    const answers = [
      await other.call(endpoints.getProjectShare, { params }),
      await other.call(endpoints.shareProject, { params, body: { withPrices: true } }),
      await other.call(endpoints.unshareProject, { params }),
    ];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(Array(3).fill([403, 'project.not-found']));
    expect((await read('x'.repeat(43))).problem.code).toBe('share.not-found');
    expect((await read(token.slice(1))).status).toBe(400);
    expect((await read(token)).status).toBe(200);
  });
});

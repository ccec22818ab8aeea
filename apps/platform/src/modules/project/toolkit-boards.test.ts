import { endpoints, type Project } from '@candil/contract';
import type { BoardPart, ToolkitBoard } from '@candil/domain';
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

const part = (id: string, model: string, x: number, z: number, selection: BoardPart['selection'] = {}): BoardPart => ({
  id,
  model,
  selection: { color: '11', ...selection },
  x,
  z,
  turnDegrees: 0,
});
const plate = (id: string, x: number) => part(id, '9010', x, 0, { color: '10', installation: '10' });
const drop = (id: string, x: number, z = 0) =>
  part(id, '9012', x, z, { color: '10', temperature: '1', installation: '80', pendantHeightCm: 120 });
const boardOf = (parts: readonly BoardPart[], more: Partial<ToolkitBoard> = {}): ToolkitBoard => ({
  type: 'ToolkitBoard',
  version: 1,
  subFamilyId: 270,
  applicationLocationId: 72,
  parts,
  ...more,
});
const emptyProject = async (): Promise<Project> => (await marta.call(endpoints.createProject, { body: { name: 'Laid out' } })).body;
const post = async (document: unknown) => {
  const { id, version } = await emptyProject();
  return marta.call(endpoints.addConfiguration, { params: { projectId: id }, body: { version, document } });
};

describe('a toolkit board in a project', () => {
  it('is one product of configurator 9 with its parts, and opens as it was saved', async () => {
    const board = boardOf([plate('p', 0), part('s', '9014', 0.5, 0), plate('q', 1), drop('a', 0.13), drop('b', -0.13), drop('c', 0, 0.13)]);
    const { body } = await post(board);
    const [product] = body.project.products;
    expect(product).toMatchObject({
      configuratorType: { id: 9, description: 'COMPOSITOR_2D' },
      subFamily: { id: 270 },
      issues: [],
      watts: 12,
      // Two plates of 148, a spacer of 34, three drops of 158.
      prices: { unitGross: 804 },
    });
    expect(product?.compositions).toMatchObject([{ lights: 3 }]);
    const params = { projectId: body.project.id, productId: body.productId };
    const { body: opened } = await marta.call(endpoints.getConfiguration, { params });
    expect(opened.document).toEqual(board);
  });

  it('is saved incomplete; the missing parts are reported and block orders', async () => {
    const { body } = await post(boardOf([plate('p', 0), part('s', '9014', 0.5, 0), drop('a', 5)]));
    expect(body.project.products[0]?.issues.map(({ code }) => code)).toEqual([
      'toolkit.loose-end',
      'toolkit.loose-end',
      'toolkit.no-feed',
      'line.moq',
    ]);
  });

  it.each([
    ['parts over one another', boardOf([plate('p', 0), plate('q', 0.2)]), 'toolkit.overlap'],
    ['a part of another collection', boardOf([part('x', '0820', 0, 0)]), 'toolkit.part-foreign'],
    ['2,000 parts', boardOf(Array.from({ length: 2_000 }, (_, index) => drop(`${index}`, 0))), 'toolkit.too-many-parts'],
    ['a newer version', boardOf([plate('p', 0)], { version: 2 }), 'saved-document.version-unknown'],
    ['a cell of a megabyte', boardOf([part('x'.repeat(1_000_000), '9010', 0, 0)]), 'saved-document.malformed'],
    ['a place that is none', boardOf([{ ...plate('p', 0), x: 1e9 }]), 'saved-document.malformed'],
    ['a collection that there is not', boardOf([plate('p', 0)], { subFamilyId: 999 }), 'import.no-family-data'],
  ])('is refused with %s', async (_, document, code) => {
    const { status, problem } = await post(document);
    expect(status).toBeLessThan(500);
    expect(problem.code).toEqual(code);
  });
});

import { endpoints, type Project } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { clusterOf, compositionOf, documentOf, inRow, lightOf } from '../../../test/sample-configuration';
import type { TestClient } from '../../../test/test-client';

const DOME = '082042/2A_10';
/** At least ten of them are made at once. */
const RED_DOME = '082062/1A_10';
/** Seven weeks in brass. */
const GLOBE = '552523/2Z_31';
/** No longer made; 2355 replaces it. */
const OLD_BOWL = '235151/1A';

let app: TestApp;
let marta: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

type Line = { referenceCode: string; quantity?: number; room?: string; note?: string };
const make = async (...products: Line[]): Promise<Project> =>
  (await marta.call(endpoints.createProject, { body: { name: 'Proposals', products } })).body;
const proposalsOf = async ({ id }: Project, client = marta) =>
  (await client.call(endpoints.getProjectProposals, { params: { projectId: id } })).body;
const change = async ({ id, version }: Project, body: object): Promise<Project> =>
  (await marta.call(endpoints.changeProducts, { params: { projectId: id }, body: { version, ...body } })).body;

describe('repairs of a line', () => {
  it('are the missing pieces and the best other value of an attribute; with each of them the line can be ordered', async () => {
    const project = await make({ referenceCode: DOME, quantity: 6 }, { referenceCode: RED_DOME, quantity: 4 });
    const { repairs, version } = await proposalsOf(project);
    expect(version).toBe(project.version);
    expect(repairs.map(({ kind, value }) => [kind, value])).toEqual([
      ['quantity', '6'],
      ['color', expect.any(String)],
    ]);
    for (const repair of repairs) {
      const mended = await change(await make({ referenceCode: RED_DOME, quantity: 4 }), {});
      const [line] = mended.products;
      const after = await change(mended, { changes: [{ ...repair.change, productId: line?._id ?? '' }] });
      const before = line?.prices?.totalNet ?? 0;
      expect(after.products[0]?.issues).toEqual([]);
      expect((after.products[0]?.prices?.totalNet ?? 0) - before).toEqual(repair.amount);
      expect(after.products[0]?.availability?.weeks).toBe(repair.weeks);
    }
  });

  it('are empty for accounts that may not change the project', async () => {
    const project = await make({ referenceCode: RED_DOME, quantity: 4 });
    const other = await app.signIn('other');
    const foreign = await other.call(endpoints.getProjectProposals, { params: { projectId: project.id } });
    expect(foreign.status).toBe(403);
    expect(foreign.problem.code).toBe('project.not-found');
  });
});

describe('proposals for a project', () => {
  it('name the line that sets the date, and the change that makes the project earlier', async () => {
    const project = await make({ referenceCode: DOME }, { referenceCode: GLOBE, quantity: 2 });
    const { proposals } = await proposalsOf(project);
    const sooner = proposals.find(({ kind }) => kind === 'sooner');
    expect(sooner).toMatchObject({ lines: [{ tag: 'L2', modelName: 'Perla 30', from: 'Brass, opal' }], remove: [] });
    const after = await change(project, { changes: sooner?.changes });
    expect(after.onSite?.date).toEqual(sooner?.date);
    expect((after.totals.net ?? 0) - (project.totals.net ?? 0)).toBeCloseTo(sooner?.amount ?? NaN, 2);
    expect(sooner?.weeks).toBeLessThan(0);
  });

  it('save money by another control and by fewer finishes, and list what each changes', async () => {
    const lines = [
      { referenceCode: GLOBE, quantity: 2 },
      { referenceCode: '552511/2A_31', quantity: 3 },
    ];
    const project = await make(...lines);
    const { proposals } = await proposalsOf(project);
    for (const [kind, from, to] of [
      ['finish', 'Brass, opal', 'Black, opal'],
      ['control', 'Casambi', expect.any(String)],
    ] as const) {
      const proposal = proposals.find((each) => each.kind === kind);
      expect(proposal?.lines).toMatchObject([{ tag: 'L1', from, to }]);
      const copy = await make(...lines);
      const after = await change(copy, { changes: [{ ...proposal?.changes[0], productId: copy.products[0]?._id ?? '' }] });
      expect((after.totals.net ?? 0) - (project.totals.net ?? 0)).toBeCloseTo(proposal?.amount ?? NaN, 2);
      expect(proposal?.amount).toBeLessThan(0);
    }
  });

  it('count equal lines on one and say that it can be ordered then', async () => {
    const project = await make(
      { referenceCode: RED_DOME, quantity: 5, room: 'Bar', note: 'north' },
      { referenceCode: DOME },
      { referenceCode: RED_DOME, quantity: 5, room: 'bar', note: 'south' },
    );
    const { proposals } = await proposalsOf(project);
    const together = proposals.find(({ kind }) => kind === 'together');
    expect(together).toMatchObject({ amount: 0, lines: [{ tag: 'L1' }, { tag: 'L3' }] });
    const after = await change(project, { changes: together?.changes, remove: together?.remove });
    expect(after.products.map(({ tag, quantity, note, issues }) => [tag, quantity, note, issues.length])).toEqual([
      ['L1', 10, 'north · south', 0],
      ['L2', 1, '', 0],
    ]);
  });

  it('replace a discontinued model by its successor on every line', async () => {
    const list = (await marta.call(endpoints.listProjects, { query: { itemsPerPage: 50 } })).body;
    const offices = list.items.find(({ name }) => name.startsWith('Oficinas'));
    const project = (await marta.call(endpoints.getProject, { params: { projectId: offices?.id ?? '' } })).body;
    const { proposals, repairs } = await proposalsOf(project);
    const successor = proposals.find(({ kind }) => kind === 'successor');
    expect(successor?.date).toBe('25/12/2026');
    expect(OLD_BOWL.slice(0, 4)).toBe('2351');
    expect(successor?.changes[0]?.referenceCode?.slice(0, 4)).toBe('2355');
    expect(repairs.map(({ kind }) => kind)).toContain('successor');
    const after = await change(project, { changes: successor?.changes });
    expect(after.products.flatMap(({ issues }) => issues)).toEqual([]);
  });
});

describe('a model that is no longer made inside a composition', () => {
  const BOWL = { color: '11', temperature: '1', control: 'A', installation: '10' };
  /** Pendants under canopies of their own: the ended one, and one that is made. */
  const room = () =>
    documentOf([
      compositionOf(
        'composition',
        inRow(
          [
            clusterOf('canopy-1', '10', inRow([lightOf('light-1', '2351', BOWL)], 0)),
            clusterOf('canopy-2', '10', inRow([lightOf('light-2', '0820', { ...BOWL, pendantHeightCm: 150 })], 0)),
          ],
          1.5,
        ),
      ),
    ]);
  /** The successor is wider than the model: two of them meet where these did not. */
  const crowded = () =>
    documentOf([
      compositionOf(
        'composition',
        inRow(
          ['1', '2'].map((id) => clusterOf(`canopy-${id}`, '10', inRow([lightOf(`light-${id}`, '2351', BOWL)], 0))),
          0.37,
        ),
      ),
    ]);
  const save = async (...documents: object[]): Promise<Project> => {
    let project = await make({ referenceCode: OLD_BOWL });
    for (const document of documents) {
      const { body } = await marta.call(endpoints.addConfiguration, {
        params: { projectId: project.id },
        body: { version: project.version, document: document as never },
      });
      project = body.project;
    }
    return project;
  };

  it('is replaced with the lines in one step, with the price and weeks of both', async () => {
    const project = await save(room());
    expect(project.products[1]?.issues.map(({ code }) => code)).toContain('composition.discontinued');
    const { proposals } = await proposalsOf(project);
    const [successor, ...others] = proposals.filter(({ kind }) => kind === 'successor');
    expect(others).toEqual([]);
    expect(successor?.lines).toMatchObject([
      { tag: 'L1', from: 'Tramo drum', to: 'Tramo bowl' },
      { tag: 'L2', from: 'Tramo drum', to: 'Tramo bowl' },
    ]);
    expect(successor?.staying).toEqual([]);
    const after = await change(project, { changes: successor?.changes });
    expect(after.products.map(({ issues }) => issues)).toEqual([[], []]);
    expect(after.products[1]?.compositions?.[0]?.articles.map(({ model }) => model).sort()).toEqual(['0820', '2355']);
    expect((after.totals.net ?? 0) - (project.totals.net ?? 0)).toBeCloseTo(successor?.amount ?? NaN, 2);
    expect(after.onSite?.date).toBe(successor?.date);
  });

  it('stays where its successor cannot hang, named with the reason', async () => {
    const [successor] = (await proposalsOf(await save(crowded()))).proposals.filter(({ kind }) => kind === 'successor');
    expect(successor?.lines.map(({ tag }) => tag)).toEqual(['L1']);
    expect(successor?.staying.map(({ tag, issue }) => [tag, issue.code])).toEqual([['L2', 'composition.collides']]);
  });
});

describe('a project of more lines than are added at once', () => {
  it('is looked at to its last line', async () => {
    const lines = Array.from({ length: 210 }, (_, index) => ({ referenceCode: GLOBE, quantity: 2, room: `Room ${index}` }));
    const { id, version } = await make(...lines.slice(0, 200));
    const rest = [...lines.slice(200), { referenceCode: RED_DOME, quantity: 4 }];
    const { body: project } = await marta.call(endpoints.addProducts, { params: { projectId: id }, body: { version, products: rest } });
    const { proposals, repairs } = await proposalsOf(project);
    expect(proposals.map(({ kind, lines: changed }) => [kind, changed.length])).toEqual([
      ['sooner', 210],
      ['control', 210],
    ]);
    expect(repairs.map(({ productId, kind }) => [productId === project.products.at(-1)?._id, kind])).toEqual([
      [true, 'quantity'],
      [true, 'color'],
    ]);
  });
});

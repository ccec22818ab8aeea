import { type DecisionTree, endpoints, FIRST_DECISION_TREE, LAYERS } from '@candil/contract';
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

const treeOf = async (id: string, query: object = {}) => (await marta.call(endpoints.getDecisionTree, { params: { id }, query })).body;

/** Models behind each answer, found by following it to every end. */
const endsOf = ({ nodes }: DecisionTree, id: string): readonly string[] =>
  (nodes.find((node) => node.id === id)?.answers ?? []).flatMap(({ next, result }) =>
    next === undefined ? (result?.models ?? []).map(({ model }) => model) : endsOf({ nodes } as DecisionTree, next),
  );

describe('a decision tree', () => {
  it('returns questions in the requested language with the targets of their answers', async () => {
    const tree = await treeOf(FIRST_DECISION_TREE, { catalogId: 16, lang: 'de' });
    const first = tree.nodes.find(({ id }) => id === tree.start);
    expect(tree.id).toBe('find-a-luminaire');
    expect(tree.title).toBe('Eine Leuchte finden');
    expect(first?.question).toBe('Wo wird das Licht gebraucht?');
    expect(first?.answers.map(({ id, text, next }) => [id, text, next])).toEqual([
      ['over-a-table', 'Hängend über einem Tisch', 'where.over-a-table.effect'],
      ['in-a-room', 'Hängend im Raum', 'where.in-a-room.effect'],
      ['on-the-ceiling', 'An der Decke', 'where.on-the-ceiling.effect'],
      ['on-the-wall', 'An der Wand', 'where.on-the-wall.effect'],
      ['standing', 'Stehend, auf Tisch oder Boden', 'where.standing.effect'],
      ['bathroom', 'Am Spiegel im Bad', undefined],
      ['outdoors', 'Im Freien', 'where.outdoors.effect'],
      ['composition', 'In einer Komposition mehrerer Leuchten', 'where.composition.effect'],
    ]);
    const bathroom = first?.answers.find(({ id }) => id === 'bathroom');
    expect(bathroom?.modelCount).toBe(4);
    expect(bathroom?.picture).toMatch(/^\/static\/images\//);
    expect(bathroom?.result?.subFamilyId).toBe(244);
    expect(bathroom?.result?.applicationLocationId).toBe(61);
    expect(bathroom?.result?.models[2]).toEqual({ model: '8420', name: 'Vano Spiegel', subFamilyId: 244, image: expect.any(String) });
  });

  it.each([FIRST_DECISION_TREE, 'begin-with-the-light'])(
    '%s leads to every light that is made, each once for each way it is meant',
    async (id) => {
      const tree = await treeOf(id);
      const { body } = await marta.call(endpoints.searchModels, { query: { catalog: 16, virtual: 0, itemsPerPage: 100 } });
      const ends = endsOf(tree, tree.start);
      expect(ends.toSorted()).toEqual(body.items.map(({ model }) => model).toSorted());
      const counts = tree.nodes.flatMap(({ answers }) =>
        answers.map(({ next, result, modelCount }) => [modelCount, next === undefined ? result?.models.length : endsOf(tree, next).length]),
      );
      expect(counts.filter(([stated, found]) => stated !== found)).toEqual([]);
    },
  );

  it.each([
    ['unknown', {}, 404, 'decision-tree.not-found'],
    ['%00', {}, 400, 'request.invalid'],
    ['Find', {}, 400, 'request.invalid'],
    ['x'.repeat(81), {}, 400, 'request.invalid'],
    [FIRST_DECISION_TREE, { catalogId: 21 }, 403, 'access.denied'],
    [FIRST_DECISION_TREE, { catalogId: 17 }, 400, 'request.invalid'],
    [FIRST_DECISION_TREE, { lang: 'pt' }, 400, 'request.invalid'],
  ])('%s %j is refused', async (id, query, status, code) => {
    const search = new URLSearchParams(query as Record<string, string>);
    const { statusCode, payload } = await marta.send({ method: 'GET', url: `/api/decision-trees/${id}?${search}` });
    expect(statusCode).toEqual(status);
    expect(JSON.parse(payload).code).toEqual(code);
  });
});

describe('layers', () => {
  const layer = async (name: string, query: object = {}) =>
    (await marta.call(endpoints.getLayer, { params: { layer: name as 'A' }, query: { catalogId: 16, lang: 'es', ...query } })).body;

  it('of a collection show its picture, its places, its idea, two of its models, its finishes and related products', async () => {
    const all = await Promise.all(LAYERS.map((name) => layer(name, { subFamilyId: 110 })));
    expect(all.map((blocks) => blocks.map(({ id }) => id))).toEqual([
      ['110-a'],
      ['110-b-11', '110-b-12'],
      ['110-c'],
      ['110-d'],
      ['110-e'],
      ['110-f'],
      ['110-g-120', '110-g-130', '110-g-140'],
    ]);
    expect(all[0]).toEqual([
      {
        id: '110-a',
        layer: 'A',
        title: 'Alba',
        text: 'Cúpulas repulsadas que dejan la luz sobre la mesa.',
        picture: '/static/images/0820/42-day.webp',
        link: { subFamilyId: 110, applicationLocationId: null },
      },
    ]);
    expect(all[1]?.[0]).toEqual({
      id: '110-b-11',
      layer: 'B',
      title: 'Sobre mesas',
      text: 'Lo que Alba ofrece aquí.',
      picture: '/static/images/0820/42-night.webp',
      link: { subFamilyId: 110, applicationLocationId: 11 },
    });
    expect(all[3]?.map(({ title, link }) => [title, link.model])).toEqual([['Más luz: Alba 70', '0345']]);
  });

  it('of all collections come in their order, those of a family only its own', async () => {
    const all = await layer('A');
    expect(all.map(({ link }) => link.subFamilyId)).toEqual([
      110, 120, 130, 140, 150, 160, 170, 180, 190, 200, 210, 219, 225, 234, 244, 259, 270, 280, 290,
    ]);
    expect((await layer('A', { familyId: 12 })).map(({ id }) => id)).toEqual(['120-a']);
  });

  it('are for the platform, layer C for the website', async () => {
    const sizes = async (visibility: string) => Promise.all(LAYERS.map(async (name) => (await layer(name, { visibility })).length > 0));
    expect([await sizes('website'), await sizes('platform')]).toEqual([
      [false, false, true, false, false, false, false],
      [true, true, false, true, true, true, true],
    ]);
    expect(await layer('C', { visibility: 'website' })).toHaveLength(19);
  });

  it.each([
    ['H?catalogId=16', 400, 'request.invalid'],
    ['a?catalogId=16', 400, 'request.invalid'],
    ['A', 400, 'request.invalid'],
    ['A?catalogId=21', 403, 'access.denied'],
    ['A?catalogId=16&visibility=all', 400, 'request.invalid'],
    ['A?catalogId=16&subFamilyId=0', 400, 'request.invalid'],
  ])('%s are refused', async (path, status, code) => {
    const { statusCode, payload } = await marta.send({ method: 'GET', url: `/api/decision-trees/layers/${path}` });
    expect(statusCode).toEqual(status);
    expect(JSON.parse(payload).code).toEqual(code);
  });

  it('and trees are not shown to visitors', async () => {
    const answers = await Promise.all([
      app.anonymous.call(endpoints.getLayer, { params: { layer: 'A' }, query: { catalogId: 16 } }),
      app.anonymous.call(endpoints.getDecisionTree, { params: { id: FIRST_DECISION_TREE } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });
});

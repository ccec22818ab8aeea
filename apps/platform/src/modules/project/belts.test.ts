import { endpoints, type Project } from '@candil/contract';
import type { SavedElement } from '@candil/domain';
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

/** A belt of two spans with six lights and a feed, as the catalogue draws it. */
const garland = async () => {
  const { body } = await marta.call(endpoints.getPreconfig, { params: { id: '225-garland' } });
  if (body.composition === undefined) throw new Error('the starting point is not drawn');
  return { document: body.composition.document as SavedElement, furniture: [...body.composition.furniture] };
};

/** A document without the elements that are of these types. */
const without = (element: SavedElement, types: readonly string[]): SavedElement => ({
  ...element,
  elements: element.elements
    .filter((child) => !types.includes(child.element.type))
    .map((child) => ({ ...child, element: without(child.element, types) })),
});

const withGeometry = (element: SavedElement, geometry: NonNullable<SavedElement['props']['geometry']>): SavedElement => ({
  ...element,
  props: element.type === 'Track' ? { ...element.props, geometry } : element.props,
  elements: element.elements.map((child) => ({ ...child, element: withGeometry(child.element, geometry) })),
});

/** The first lights of belts at other places along them. */
const withArcs = (element: SavedElement, arcs: readonly number[]): SavedElement => {
  let next = 0;
  const moved = (at: SavedElement): SavedElement => {
    const { geometry } = at.props;
    const arcLengthMetres = at.type === 'Light' && geometry?.kind === 'hosted' ? arcs[next++] : undefined;
    return {
      ...at,
      props:
        geometry?.kind === 'hosted' && arcLengthMetres !== undefined
          ? { ...at.props, geometry: { ...geometry, arcLengthMetres } }
          : at.props,
      elements: at.elements.map((child) => ({ ...child, element: moved(child.element) })),
    };
  };
  return moved(element);
};

const tracksOf = (element: SavedElement): readonly SavedElement[] =>
  element.type === 'Track' ? [element] : element.elements.flatMap((child) => tracksOf(child.element));

const save = async (change: (document: SavedElement) => SavedElement = (document) => document) => {
  const { document, furniture } = await garland();
  const { body } = await marta.call(endpoints.createProject, {
    body: { name: 'Belts', configurations: [{ document: change(document), furniture }] },
  });
  const [product] = body.products;
  if (product === undefined) throw new Error('nothing was saved');
  return { project: body, product, params: { projectId: body.id, productId: product._id } };
};

const order = ({ id, version, products }: Project) =>
  marta.call(endpoints.processOrder, {
    body: { projectId: id, version, products: products.map(({ _id, quantity }) => ({ _id, quantity })), sendTogether: true },
  });

describe('a belt in a project', () => {
  it('is a creation that was drawn, with its pieces cut, fed and fixed', async () => {
    const { product } = await save();
    expect(product).toMatchObject({
      type: 'CREATION',
      category: { id: 7 },
      configuratorType: { id: 2, description: 'DRAWING' },
      subFamily: { id: 225, description: 'Cinta' },
      modelName: 'Cinta',
      creationCode: expect.stringMatching(/^CR\d+$/),
      isPersonalized: 1,
      watts: 36,
      lumens: 3120,
      issues: [],
      validation: { status: 0 },
    });
    const [belt] = product.compositions ?? [];
    const parts = [...(belt?.articles ?? []), ...(belt?.accessories ?? [])].map(({ model, quantity }) => `${quantity} × ${model}`);
    // 4.104 m of belt in pieces of 0.1 m; three ceiling hooks and a loop where it runs on.
    expect(parts.toSorted()).toEqual(['1 × 8015', '1 × 8016', '3 × 8012', '42 × 8010', '6 × 8110']);
    expect(product.availability?.weeks).toBeGreaterThan(0);
    expect(product.prices?.unitGross).toBeGreaterThan(1000);
  });

  it('opens as it was saved, and is changed on the version that it was opened on', async () => {
    const { params } = await save();
    const { body: opened } = await marta.call(endpoints.getConfiguration, { params });
    const document = opened.document as SavedElement;
    const again = { ...document, props: { ...document.props, config: { ...document.props.config, ceilingMaterial: 'concrete' } } };
    const body = { version: opened.version, document: again, furniture: [...opened.furniture] };
    const changed = await marta.call(endpoints.updateConfiguration, { params, body });
    const late = await marta.call(endpoints.updateConfiguration, { params, body });
    expect(changed.status).toBe(200);
    expect(late.status).toBe(409);
    expect(late.problem.code).toBe('version.conflict');
    const { body: now } = await marta.call(endpoints.getConfiguration, { params });
    expect(now.document).toEqual(again);
  });

  it('without a feed is saved, named as incomplete, and neither validated nor ordered', async () => {
    const { project, product, params } = await save((document) => without(document, ['ElectricalConnection']));
    expect(product.issues.map(({ code }) => code)).toEqual(['rule.rejected']);
    const { body: opened } = await marta.call(endpoints.getConfiguration, { params });
    const body = { version: opened.version, document: opened.document, furniture: [...opened.furniture], validate: true };
    const validated = await marta.call(endpoints.updateConfiguration, { params, body });
    expect(validated.status).toBe(422);
    expect(validated.problem.code).toBe('product.not-valid');
    expect((await order(project)).status).toBeGreaterThanOrEqual(400);
  });

  it('that does not stand in its room, or carry its lights, is saved, named, and neither validated nor ordered', async () => {
    const broken = (document: SavedElement) => {
      const track = tracksOf(document)[0];
      if (track?.props.geometry?.kind !== 'path') throw new Error('the belt has no path');
      const [first, , last] = track.props.geometry.points;
      if (first === undefined || last === undefined) throw new Error('the belt has no spans');
      const points = [first, [first[0] + 0.01, first[1], first[2]] as const, last];
      return withArcs(withGeometry(document, { ...track.props.geometry, points, slack: [0, 1] }), [1, 1.1, 1e5]);
    };
    const { project, product, params } = await save(broken);
    expect(product.issues.map(({ code, values }) => [code, values?.elements])).toEqual([
      // Lights hang below the floor with their span.
      ['composition.collides', 2],
      ['belt.span-short', 1],
      ['belt.below-floor', 1],
      ['belt.spacing', expect.any(Number)],
      ['belt.body-over-end', 1],
    ]);
    const { body: opened } = await marta.call(endpoints.getConfiguration, { params });
    const body = { version: opened.version, document: opened.document, furniture: [...opened.furniture], validate: true };
    const validated = await marta.call(endpoints.updateConfiguration, { params, body });
    expect(validated.status).toBe(422);
    expect(validated.problem.code).toBe('product.not-valid');
    expect((await order(project)).status).toBeGreaterThanOrEqual(400);
    const response = await marta.call(endpoints.validateConfiguration, {
      body: { catalogId: 16, configuration: opened.document },
      query: { lang: 'en' },
    });
    expect(response.body.issues.map(({ kind, code }) => `${kind} ${code}`)).toEqual(
      expect.arrayContaining(['structure belt.span-short', 'structure belt.spacing', 'structure belt.body-over-end']),
    );
  });

  it('places its lights along itself, whatever positions the document contains', async () => {
    const { document } = await garland();
    const astray = (element: SavedElement): SavedElement => ({
      ...element,
      elements: element.elements.map((child) => ({
        ...child,
        element: astray(child.element),
        options: child.element.type === 'Light' ? { position: [7, 7, 7] } : child.options,
      })),
    });
    const { product, params } = await save(astray);
    const { body: opened } = await marta.call(endpoints.getConfiguration, { params });
    expect(product.issues).toEqual([]);
    expect(opened.document).toEqual(document);
  });

  it('that breaks a rule of its system is refused with the reason', async () => {
    const { document, furniture } = await garland();
    const track = tracksOf(document)[0];
    if (track?.props.geometry?.kind !== 'path') throw new Error('the belt has no path');
    // Its length is still stated unchanged.
    const long = { ...track.props.geometry, slack: [1, 1], points: [-19, 0, 19].map((x) => [x, 18, 0] as const) };
    const hall = { ...document.props.config, roomSize: { width: 40, height: 20, depth: 4 } };
    const { status, problem } = await marta.call(endpoints.createProject, {
      body: {
        name: 'Too long',
        configurations: [
          { document: withGeometry({ ...document, props: { ...document.props, config: hall } } as SavedElement, long), furniture },
        ],
      },
    });
    expect(status).toBe(422);
    expect(problem.code).toBe('rule.rejected');
  });

  it('is validated, quoted with its pieces, ordered, and copied under a new code', async () => {
    const { project, params } = await save();
    const { body: opened } = await marta.call(endpoints.getConfiguration, { params });
    const { body: validated } = await marta.call(endpoints.updateConfiguration, {
      params,
      body: { version: opened.version, document: opened.document, furniture: [...opened.furniture], validate: true },
    });
    expect(validated.products[0]?.validation.status).toBe(1);
    const { body: budget } = await marta.call(endpoints.createBudget, {
      params: { projectId: project.id },
      body: {
        version: validated.version,
        clientName: 'Casa Llull',
        iva: 21,
        ownMarginPercent: 0,
        lines: [{ productId: params.productId, discount: 0 }],
      },
    });
    const [line] = budget.products;
    expect(line?.referenceCode).toEqual(validated.products[0]?.creationCode);
    expect(line?.articles?.length).toBe(1);
    expect(line?.accessories?.length).toBe(4);
    const { body: copied } = await marta.call(endpoints.cloneProduct, { params, body: { version: validated.version } });
    const [first, copy] = copied.products;
    expect(copy?.configuratorType.id).toBe(2);
    expect(copy?.compositions).toEqual(first?.compositions);
    expect(copy?.creationCode).not.toBe(first?.creationCode);
    const { body: now } = await marta.call(endpoints.getProject, { params: { projectId: project.id } });
    const placed = await order(now);
    expect(placed.status).toBe(201);
    const { body: detail } = await marta.call(endpoints.getOrder, { params: { orderId: placed.body.orderId } });
    expect(detail.products.byId[params.productId]?.compositions).toEqual(validated.products[0]?.compositions);
  });
});

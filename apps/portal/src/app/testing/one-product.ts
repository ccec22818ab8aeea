import type { Project, ProjectProduct } from '@candil/contract';
import { boardOfferOf, editorOfferOf, pieceOfferOf, priceBasisOf, summariesOf, variationsOf } from '../../testing/maker-offers';
import { answered } from '../../testing/sample-failure';
import type { Answers } from './open-portal';

export const PROJECT_ID = 'a1b2c3d4-0000-4000-8000-000000000001';
export const PRODUCT_ID = 'a1b2c3d4-0000-4000-8000-000000000002';

const models = (query: Readonly<Record<string, unknown>> = {}): string[] => [query.model].flat() as string[];

/** What the packaged catalogue answers: to what editors are opened with. */
const CATALOGUE: Answers = {
  getEditorOffer: ({ query }) => editorOfferOf(Number(query?.subFamilyId)),
  getPieceOffer: ({ body }) => pieceOfferOf((body as { readonly models: readonly string[] }).models),
  getBoardOffer: ({ query }) => boardOfferOf(Number(query?.subFamilyId)),
  getVariations: ({ query }) => variationsOf(models(query)),
  listModelsByFamily: ({ query }) => summariesOf(Number(query?.subFamilyId)),
  getPriceBasis: ({ query }) => priceBasisOf(Number(query?.subFamilyId)),
  getTechnicalInfoByModel: () => {
    throw answered(404, 'model.not-found');
  },
  searchArticles: () => [{ reference: '082042/2A_10', name: 'Alba 33', image: '/dome.webp' }],
  getCollections: () => [],
  listPreconfigs: () => [],
  getRememberedModels: () => ({ favourites: [], recent: [] }),
  noteRecentModel: () => ({ favourites: [], recent: [] }),
  getUserConfigurations: () => ({ BUTTONS: [] }),
};

/** A product of a project, and what is saved of it. */
export interface Made {
  readonly line: Partial<ProjectProduct>;
  /** Undefined for a single article. */
  readonly document?: unknown;
}

/** A service with the packaged catalogue and one project of one product; it takes every change. */
export const oneProduct = ({ line, document }: Made): Answers => {
  const product = {
    _id: PRODUCT_ID,
    type: 'CREATION',
    category: { id: 7 },
    subFamily: { id: 110, description: 'Alba' },
    configuratorType: { id: 1, description: '' },
    applicationLocation: { id: 0 },
    model: '',
    modelName: 'Alba',
    tag: 'L1',
    room: '',
    note: '',
    referenceCode: 'CR7',
    creationCode: 'CR7',
    configId: PRODUCT_ID,
    isPersonalized: 1,
    attributes: {},
    descriptions: [],
    quantity: 1,
    moq: 1,
    prices: null,
    availability: null,
    lumens: 0,
    watts: 0,
    image: '',
    issues: [],
    validation: { status: 0 },
    ...line,
  };
  let version = 3;
  const project = () =>
    ({
      id: PROJECT_ID,
      name: 'Casa Llull',
      catalogId: 16,
      currency: 'EUR',
      status: 1,
      version,
      owner: { userId: 'u1', name: 'Ana Mas', companyName: null },
      createdAt: '2026-06-01T08:00:00Z',
      updatedAt: '2026-06-01T08:00:00Z',
      access: { write: true, order: false },
      products: [product],
      totals: { currency: 'EUR', gross: 0 },
      onSite: null,
      order: null,
    }) as unknown as Project;
  const changed = () => {
    version += 1;
    return project();
  };
  const added = () => ({ project: changed(), productId: PRODUCT_ID });
  return {
    ...CATALOGUE,
    getProject: project,
    getProjectV3: project,
    getConfiguration: () => {
      if (document === undefined || product._id !== PRODUCT_ID) throw answered(404, 'product.no-composition');
      const lastSaved = { on: '01/06/2026', unitGross: null, weeks: null };
      return { document, furniture: [], version, creationCode: 'CR7', lastSaved, product: { ...product, image: '/kept.webp' } };
    },
    createProject: changed,
    addProducts: changed,
    addConfiguration: added,
    updateProduct: changed,
    updateConfiguration: changed,
    putProductPicture: changed,
    validateProducts: () => ({ project: changed(), validated: [PRODUCT_ID], refused: [] }),
  };
};

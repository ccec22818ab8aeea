import type { Project } from '@candil/contract';
import { answered } from './sample-failure';

interface Written {
  readonly version: number;
  readonly document: unknown;
}

/** A service for tests: one configuration in one project, that another window may save in the meantime. */
export const oneConfiguration = (first: unknown, version: number) => {
  const saved = { document: first, version, added: [] as unknown[] };
  const project = () =>
    ({
      id: 'p1',
      name: 'Casa Llull',
      catalogId: 16,
      currency: 'EUR',
      version: saved.version,
      access: { write: true, order: true },
      products: [{ _id: 'q1' }],
    }) as unknown as Project;
  const write = (body: unknown, change: (document: unknown) => void) => {
    const { version: on, document } = body as Written;
    if (on !== saved.version) throw answered(409, 'version.conflict', { currentVersion: saved.version });
    saved.version += 1;
    change(document);
    return project();
  };
  const answers = {
    getProject: project,
    getConfiguration: () => ({
      document: saved.document,
      furniture: [],
      version: saved.version,
      creationCode: 'CR7',
      product: { image: '/a.webp' },
    }),
    updateConfiguration: ({ body }: { body?: unknown }) =>
      write(body, (document) => {
        saved.document = document;
      }),
    addConfiguration: ({ body }: { body?: unknown }) => ({
      project: write(body, (document) => saved.added.push(document)),
      productId: 'q2',
    }),
    getUserConfigurations: () => ({ BUTTONS: [] }),
    getRememberedModels: () => ({ favourites: [], recent: [] }),
  };
  /** What another window does while this one is changed. */
  const saveElsewhere = (document: unknown) => {
    saved.document = document;
    saved.version += 1;
  };
  return { saved, answers, saveElsewhere };
};

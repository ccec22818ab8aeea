import { randomUUID } from 'node:crypto';
import { distributor, openProject, type Product } from '@candil/product';
import { figure } from '../report';

const EDITORS = 50;

/** Figure 10: fifty editors save one version; one wins, the others receive the current version. */
export const staleEditors = async (product: Product, database: string) => {
  const session = await distributor(product.url);
  const project = await openProject(session, `Editors ${randomUUID().slice(0, 8)}`);
  const answers = await Promise.all(
    Array.from({ length: EDITORS }, (_, editor) =>
      session.call('PATCH', `/v1/projects/${project.id}`, { version: project.version, name: `Editor ${editor}` }),
    ),
  );
  const saved = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status, body }) => status === 409 && body.currentVersion === project.version + 1);
  const { body } = await session.call('GET', `/v2/project/${project.id}`);
  const kept = body.name === saved[0]?.body.name;
  const value = `${saved.length} x 200, ${refused.length} x 409 with the current version, winner kept: ${kept}`;
  figure(`10 on ${database}`, value, '1 x 200, 49 x 409', saved.length === 1 && refused.length === EDITORS - 1 && kept);
};

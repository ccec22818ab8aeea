import type { Session } from '@candil/product';

interface Begun {
  readonly catalogId?: 16 | 21;
  readonly preconfigId?: string;
}

/** A project of the signed-in user, with a composition from a starting point of the catalogue. */
export const composedProject = async (session: Session, name: string, { catalogId = 16, preconfigId = '110-free-hang' }: Begun = {}) => {
  const { body: preconfig } = await session.call('GET', `/preconfigs/creation/${preconfigId}?catalogId=${catalogId}`);
  const { status, body } = await session.call('POST', '/v1/projects', { name, catalogId, configurations: [preconfig.composition] });
  if (status !== 201) throw new Error(`A composed project was answered ${status}: ${JSON.stringify(body)}`);
  return { projectId: body.id as string, productId: body.products[0]._id as string };
};

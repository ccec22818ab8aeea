import type { Session } from '@candil/product';

/** A project of the signed-in user, with a composition from a starting point of the catalogue. */
export const composedProject = async (session: Session, name: string, preconfigId = '110-free-hang') => {
  const { body: preconfig } = await session.call('GET', `/preconfigs/creation/${preconfigId}?catalogId=16`);
  const { status, body } = await session.call('POST', '/v1/projects', { name, catalogId: 16, configurations: [preconfig.composition] });
  if (status !== 201) throw new Error(`A composed project was answered ${status}: ${JSON.stringify(body)}`);
  return { projectId: body.id as string, productId: body.products[0]._id as string };
};

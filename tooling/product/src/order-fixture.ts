import { SAMPLE_USERS } from './sample-users';
import { type Session, signIn } from './session';

/** A line that may be ordered as it is. */
export const VALID_LINE = { referenceCode: '0820 42/2A_10', quantity: 6 };

export interface OpenProject {
  readonly id: string;
  readonly version: number;
  readonly productId: string;
}

export const distributor = (url: string): Promise<Session> => signIn(url, SAMPLE_USERS.distributor);

/** A project of the distributor with one line that may be ordered. */
export const openProject = async (session: Session, name: string): Promise<OpenProject> => {
  const { status, body } = await session.call('POST', '/v1/projects', { name, catalogId: 16, products: [VALID_LINE] });
  if (status >= 300) throw new Error(`Making a project answered ${status}: ${JSON.stringify(body)}`);
  return { id: body.id, version: body.version, productId: body.products[0]._id };
};

export const orderBody = (project: OpenProject, quantity = VALID_LINE.quantity) => ({
  projectId: project.id,
  version: project.version,
  products: [{ _id: project.productId, quantity }],
  sendTogether: true,
});

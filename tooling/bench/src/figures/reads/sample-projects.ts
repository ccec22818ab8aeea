import type { Session } from '@candil/product';

/** Lines of the largest project, and the most that one request may add. */
const LINES = 1_000;
const STEP = 200;

/** Lines that differ in model, finish or quantity, so that none is merged with another. */
const lineOf = (index: number) => ({ referenceCode: '0820 42/2A_10', quantity: 6 + (index % 40), tag: `L${index + 1}` });

const makeProject = async (session: Session, name: string, lines: number) => {
  const products = Array.from({ length: lines }, (_, index) => lineOf(index));
  const { status, body } = await session.call('POST', '/v1/projects', { name, catalogId: 16, products });
  if (status >= 300) throw new Error(`Making ${name} answered ${status}: ${JSON.stringify(body).slice(0, 300)}`);
  return { id: String(body.id), version: Number(body.version) };
};

/** Fills the first page of the list: projects of ten lines, as a distributor has them. */
export const fillFirstPage = async (session: Session, count: number): Promise<void> => {
  for (let index = 0; index < count; index += 1) await makeProject(session, `House ${index + 1}`, 10);
};

/** A project of as many lines as one may have. */
export const largestProject = async (session: Session) => {
  const lines = (from: number) => Array.from({ length: STEP }, (_, index) => lineOf(from + index));
  let { id, version } = await makeProject(session, 'Hotel', 0);
  for (let from = 0; from < LINES; from += STEP) {
    const { status, body } = await session.call('POST', `/v1/projects/${id}/products`, { version, products: lines(from) });
    if (status >= 300) throw new Error(`Adding lines answered ${status}: ${JSON.stringify(body).slice(0, 300)}`);
    version = body.version;
  }
  const { body } = await session.call('GET', `/v2/project/${id}`);
  return { id, version, lines: Number(body.products.length) };
};

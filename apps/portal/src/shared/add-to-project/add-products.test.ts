import { type ApiClient, ApiFailure } from '@candil/api-client';
import type { Project } from '@candil/contract';
import { describe, expect, it } from 'vitest';
import { addProducts, type Destination } from './add-products';

const products = [
  { referenceCode: '082023/2A_10', pendantHeight: 200, quantity: 2 },
  { referenceCode: '552523', quantity: 1 },
];
const projectOf = (version: number) => ({ id: 'p1', version }) as Project;
const refusal = (code: string, data = {}) => new ApiFailure({ kind: 'http', ErrorCode: 409, ErrorDescription: code, URL: '/', code, data });

/** A client that answers in turn; its requests are kept. */
const scripted = (...answers: readonly (Project | ApiFailure)[]) => {
  const asked: unknown[] = [];
  const left = [...answers];
  const call = async ({ name }: { name: string }, { body }: { body: unknown }, { idempotencyKey }: { idempotencyKey: string }) => {
    asked.push([name, body, idempotencyKey]);
    const answer = left.shift();
    if (answer instanceof ApiFailure) throw answer;
    return answer;
  };
  return { client: { call } as unknown as ApiClient, asked };
};
const add = (client: ApiClient, destination: Destination) =>
  addProducts(client, destination, products, { lang: 'en', catalogId: 21, idempotencyKey: 'key' });
const existing = { projectId: 'p1', version: 3 };

describe('adding products', () => {
  it('makes a project of the catalogue for them where a name is given', async () => {
    const { client, asked } = scripted(projectOf(1));
    expect(await add(client, { newName: 'Casa Llull' })).toEqual(projectOf(1));
    expect(asked).toEqual([['createProject', { name: 'Casa Llull', catalogId: 21, products }, 'key']]);
  });

  it('adds to the newest version, because nothing is overwritten by it', async () => {
    const { client, asked } = scripted(refusal('version.conflict', { currentVersion: 5 }), projectOf(6));
    expect(await add(client, existing)).toEqual(projectOf(6));
    expect(asked).toEqual([
      ['addProducts', { version: 3, products }, 'key'],
      ['addProducts', { version: 5, products }, 'key.5'],
    ]);
  });

  it('passes every other failure to the caller', async () => {
    await expect(add(scripted(refusal('project.read-only')).client, existing)).rejects.toMatchObject({ code: 'project.read-only' });
  });
});

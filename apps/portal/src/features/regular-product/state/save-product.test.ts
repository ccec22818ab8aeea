import { type ApiClient, ApiFailure } from '@candil/api-client';
import type { Project, ProjectProduct } from '@candil/contract';
import { describe, expect, it } from 'vitest';
import { saveLine } from './save-product';

const line = { _id: 'l1', referenceCode: '082042/2A_10', quantity: 2, attributes: { pendantHeight: 200 } } as ProjectProduct;
const mine = { referenceCode: '082023/2A_10', pendantHeight: 200, quantity: 2 };
const projectOf = (version: number, products: readonly ProjectProduct[] = [line]) => ({ id: 'p1', version, products }) as Project;

const refusal = (code: string, data = {}) => new ApiFailure({ kind: 'http', ErrorCode: 409, ErrorDescription: code, URL: '/', code, data });

/** A client that answers in turn; its requests are kept. */
const scripted = (...answers: readonly (Project | ApiFailure)[]) => {
  const asked: unknown[] = [];
  const left = [...answers];
  const call = async ({ name }: { name: string }, request: { body?: { version?: number } }) => {
    asked.push(request.body?.version === undefined ? name : `${name} ${request.body.version}`);
    const answer = left.shift();
    if (answer instanceof ApiFailure) throw answer;
    return answer;
  };
  return { client: { call } as unknown as ApiClient, asked };
};
const save = (client: ApiClient) => saveLine(client, { projectId: 'p1', opened: line, version: 3 }, mine, 'en');

describe('saving a line', () => {
  it('happens on the version it was opened on', async () => {
    const { client, asked } = scripted(projectOf(4));
    expect(await save(client)).toEqual({ kind: 'saved', project: projectOf(4) });
    expect(asked).toEqual(['updateProduct 3']);
  });

  it('goes on by itself where only other lines were changed', async () => {
    const { client, asked } = scripted(refusal('version.conflict'), projectOf(7), projectOf(8));
    expect(await save(client)).toEqual({ kind: 'saved', project: projectOf(8) });
    expect(asked).toEqual(['updateProduct 3', 'getProject', 'updateProduct 7']);
  });

  it.each([
    ['changed', [{ ...line, quantity: 9 }]],
    ['taken out', []],
  ])('asks where the line itself was %s', async (_, products) => {
    const { client, asked } = scripted(refusal('version.conflict'), projectOf(7, products));
    expect(await save(client)).toEqual({ kind: 'conflict', current: projectOf(7, products) });
    expect(asked).toEqual(['updateProduct 3', 'getProject']);
  });

  it('passes every other failure to the caller', async () => {
    await expect(save(scripted(refusal('project.read-only')).client)).rejects.toMatchObject({ code: 'project.read-only' });
  });
});

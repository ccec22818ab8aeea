import { type ApiClient, ApiFailure } from '@candil/api-client';
import type { Project } from '@candil/contract';
import { canonicalJson, type SavedDocument } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { addConfiguration, updateConfiguration } from './save-configuration';

const document = { version: 2, id: 'space' } as unknown as SavedDocument;
const content = { document, furniture: [] };
const projectOf = (version: number) => ({ id: 'p1', version, products: [{ _id: 'q1' }] }) as unknown as Project;
const refusal = (status: number, code: string, data = {}) =>
  new ApiFailure({ kind: 'http', ErrorCode: status, ErrorDescription: code, URL: '/', code, data });
const movedOn = refusal(409, 'version.conflict', { currentVersion: 5 });

/** A client that answers in turn; its requests are kept. */
const scripted = (...answers: readonly unknown[]) => {
  const asked: unknown[] = [];
  const left = [...answers];
  const call = async ({ name }: { name: string }, given: { body?: { version?: number } }, options?: { idempotencyKey?: string }) => {
    asked.push([name, given.body?.version, options?.idempotencyKey]);
    const answer = left.shift();
    if (answer instanceof ApiFailure) throw answer;
    return answer;
  };
  return { client: { call } as unknown as ApiClient, asked };
};

describe('adding a composition', () => {
  const saving = { lang: 'en', catalogId: 16, idempotencyKey: 'key' } as const;

  it('makes a project for it in the same call where a name is given', async () => {
    const { client, asked } = scripted(projectOf(1));
    const saved = await addConfiguration(client, { newName: 'Casa Llull' }, content, saving);
    expect(saved).toEqual({ project: projectOf(1), productId: 'q1' });
    expect(asked).toEqual([['createProject', undefined, 'key']]);
  });

  it('adds to the newest version, because nothing is overwritten by it', async () => {
    const answer = { project: projectOf(6), productId: 'q2' };
    const { client, asked } = scripted(movedOn, answer);
    expect(await addConfiguration(client, { projectId: 'p1', version: 3 }, content, saving)).toEqual(answer);
    expect(asked).toEqual([
      ['addConfiguration', 3, 'key'],
      ['addConfiguration', 5, 'key.5'],
    ]);
  });
});

describe('saving a composition over its line', () => {
  const mark = canonicalJson({ document, furniture: [] });
  const update = (client: ApiClient) =>
    updateConfiguration(client, { projectId: 'p1', productId: 'q1', version: 3, mark }, content, { lang: 'en' }, canonicalJson);

  it('is saved on the newest version where the project moved on but the composition did not', async () => {
    const { client, asked } = scripted(movedOn, { version: 5, document: { id: 'space', version: 2 }, furniture: [] }, projectOf(6));
    expect(await update(client)).toEqual({ kind: 'saved', project: projectOf(6) });
    expect(asked).toEqual([
      ['updateConfiguration', 3, undefined],
      ['getConfiguration', undefined, undefined],
      ['updateConfiguration', 5, undefined],
    ]);
  });

  it('asks when another user changed the composition', async () => {
    const theirs = { document: { id: 'space', version: 2, elements: [] }, furniture: [] };
    const { client } = scripted(movedOn, { version: 5, ...theirs });
    expect(await update(client)).toEqual({ kind: 'conflict', version: 5, isDeleted: false, theirs });
  });

  it('asks when another user moved only the furniture', async () => {
    const theirs = { document, furniture: [{ id: 'table', kind: 'table', x: 0.4 }] };
    const { client } = scripted(movedOn, { version: 5, ...theirs });
    expect(await update(client)).toMatchObject({ kind: 'conflict', theirs });
  });

  it('asks when another user removed the composition', async () => {
    const { client } = scripted(movedOn, refusal(404, 'product.not-found'));
    expect(await update(client)).toEqual({ kind: 'conflict', version: 5, isDeleted: true });
  });

  it('passes every other failure to the caller', async () => {
    await expect(update(scripted(refusal(422, 'configuration.refused')).client)).rejects.toMatchObject({ code: 'configuration.refused' });
  });
});

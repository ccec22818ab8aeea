import { ok } from '@candil/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { testEndpoints } from '../../../test/test-endpoints';
import type { ModuleFactory } from '../platform-module';
import { defineRoutes } from '../routing/route';
import { receiveFileInto } from './receive-file';

const takeIn = { ...testEndpoints.provoke, body: undefined, upload: true };
/** Keeps no file: the path gives the answer of its disk. */
const disks: ModuleFactory = () => ({
  name: 'disks',
  routes: defineRoutes({
    endpoint: takeIn,
    handle: async ({ params, request, reply }) => {
      const { what } = params as { what: string };
      const received = await receiveFileInto(request, reply, 1_000, async () => {
        if (what !== 'fine') throw Object.assign(new Error('write'), { code: what, syscall: 'write' });
      });
      return received.ok ? ok({ echo: received.value.name }) : received;
    },
  }),
});

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ modules: [disks] });
});
afterAll(() => app.close());

const FORM = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nlight\r\n--x--\r\n';
const sent = async (disk: string, payload = FORM) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await app.anonymous.send({ method: 'POST', url: `/api/test/provoke/${disk}`, payload, headers });
  return [answer.statusCode, answer.json().code, answer.headers['retry-after']];
};

test.each(['ENOSPC', 'EDQUOT'])('a file for which there is no room may be sent again later: %s', async (code) => {
  expect(await sent(code)).toEqual([503, 'service.unavailable', '2']);
});

test('another fault of the disk is ours, a broken form its sender’s', async () => {
  expect([await sent('EIO'), await sent('fine', FORM.slice(0, 60))]).toEqual([
    [500, 'service.failure', undefined],
    [400, 'request.malformed', undefined],
  ]);
  expect(await sent('fine')).toEqual([200, undefined, undefined]);
});

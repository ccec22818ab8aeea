import { randomUUID } from 'node:crypto';
import { EMBEDDED_SERVICES, endpoints } from '@candil/contract';
import { ROLES } from '@candil/domain';
import { OFFERED_LANGUAGES } from '@candil/i18n';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { RIGHT_FILES } from '../../../test/sample-files';
import type { CallInput, TestClient } from '../../../test/test-client';
import { loginAttempts } from '../../kernel/authentication/session-tables';
import { mails } from '../../kernel/mail';
import { SUPPORT_SUBJECTS, SUPPORT_TYPES } from './support.data';
import { supportRequests } from './tables';

let app: TestApp;
let sales: TestClient;
let specifier: TestClient;
beforeAll(async () => {
  app = await buildTestApp({ configuration: { supportEmail: 'help@candil.example', publicUrl: 'https://portal.example' } });
  sales = await app.signIn('sales');
  specifier = await app.signIn('specifier');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.delete(mails);
  await app.database.delete(supportRequests);
  await app.database.delete(loginAttempts);
});

type SupportRequestInput = NonNullable<CallInput<typeof endpoints.requestSupport>['body']>;
const requestWith = (changes: Partial<SupportRequestInput> = {}): SupportRequestInput => ({
  requestUuid: randomUUID(),
  supportTypeId: 1,
  subjectId: 12,
  description: 'The driver hums.\nAt 10 %.',
  lang: 'de',
  ...changes,
});
const ask = (client: TestClient, changes: Partial<SupportRequestInput> = {}) =>
  client.call(endpoints.requestSupport, { body: requestWith(changes) });
const upload = async (client: TestClient, entity = 'request', requestUuid = ''): Promise<string> => {
  const head = '--m\r\ncontent-disposition: form-data; name="file"; filename="plan.pdf"\r\n\r\n';
  const answer = await client.send({
    method: 'POST',
    url: `${EMBEDDED_SERVICES.api}/files/temp?domain=support&entity=${entity}${requestUuid && `&requestUuid=${requestUuid}`}`,
    headers: { 'content-type': 'multipart/form-data; boundary=m' },
    payload: Buffer.concat([Buffer.from(head), RIGHT_FILES.pdf, Buffer.from('\r\n--m--\r\n')]),
  });
  return answer.json().id;
};
const sentMails = () => app.database.select().from(mails);

describe('topics of support', () => {
  test.each(OFFERED_LANGUAGES)('is told in %s', async (lang) => {
    const { types } = (await app.anonymous.call(endpoints.getSupportTypes, { query: { lang } })).body;
    const { subjects } = (await app.anonymous.call(endpoints.getSupportSubjects, { query: { lang, roleIds: Object.values(ROLES) } })).body;
    const words = [...types, ...subjects].map(({ description }) => description);
    expect(types.length).toEqual(SUPPORT_TYPES.length);
    expect(words.filter((text) => text.trim() === '')).toEqual([]);
    expect(new Set(words).size).toEqual(words.length);
  });

  test('has a subject for each type and a type for each subject', () => {
    expect(new Set(SUPPORT_SUBJECTS.map(({ supportTypeId }) => supportTypeId))).toEqual(new Set(SUPPORT_TYPES.map(({ id }) => id)));
  });

  test.each<[string, NonNullable<CallInput<typeof endpoints.getSupportSubjects>['query']>, number[]]>([
    ['a visitor', {}, [11, 12, 13, 24, 31, 32, 33, 41]],
    ['a specifier', { roleIds: [ROLES.specifier] }, [11, 12, 13, 14, 21, 31, 32, 33, 41]],
    ['a distributor', { roleIds: [ROLES.distributor] }, [11, 12, 13, 14, 21, 22, 23, 31, 32, 33, 41, 42]],
    ['a distributor of the USA', { catalogId: 21, roleIds: [ROLES.distributor] }, [11, 12, 13, 14, 21, 22, 23, 25, 31, 32, 33, 41, 42]],
    ['either of two roles', { roleIds: [ROLES.webUser, ROLES.specifier] }, [11, 12, 13, 14, 21, 24, 31, 32, 33, 41]],
  ])('is narrowed to %s', async (_, query, ids) => {
    const { subjects } = (await app.anonymous.call(endpoints.getSupportSubjects, { query })).body;
    expect(subjects.map(({ id }) => id)).toEqual(ids);
  });
});

describe('a request', () => {
  test('of an account is kept with its files, mailed to the maker and confirmed to its sender', async () => {
    const fileIds = [await upload(specifier)];
    const answer = (await ask(specifier, { fileIds, siteLocation: 'ProjectDetails' })).body;
    const [toMaker, toAsker] = (await sentMails()).sort((one, other) => one.template.localeCompare(other.template)).reverse();
    expect(answer.supportNumber).toEqual(expect.stringMatching(/^S\d{5}$/));
    expect(toMaker?.to).toBe('help@candil.example');
    expect(toMaker?.language).toBe('en');
    expect(toAsker?.to).toBe('specifier@candil.example');
    expect(toAsker?.language).toBe('de');
    expect(toMaker?.values).toMatchObject({
      email: 'specifier@candil.example',
      role: 'specifier',
      catalogue: 'international catalogue',
      description: 'The driver hums.\nAt 10 %.',
      place: 'ProjectDetails',
      files: `plan.pdf: https://portal.example/api/files/${fileIds[0]}`,
    });
    const readers = await Promise.all(
      [sales, await app.signIn('admin'), await app.signIn('sales.us'), await app.signIn('other')].map(
        async (client) => (await client.send({ method: 'GET', url: `/api/files/${fileIds[0]}` })).statusCode,
      ),
    );
    expect(readers).toEqual([200, 200, 404, 404]);
  });

  test('of a visitor needs name and address, and mails nothing they typed to that address', async () => {
    const nameless = await ask(app.anonymous);
    const known = await ask(app.anonymous, { name: 'Buy at evil.example', email: 'ana@taller.es' });
    const [letter] = await app.database.select().from(mails).where(eq(mails.to, 'ana@taller.es'));
    expect(nameless.problem.code).toBe('support.sender-missing');
    expect(known.status).toBe(200);
    expect(Object.keys(letter?.values ?? {}).sort()).toEqual(['number', 'subject']);
  });

  test('of a visitor takes the files that were sent for it, and no others', async () => {
    const [own, other] = [randomUUID(), randomUUID()];
    const person = { name: 'Ana', email: 'ana@taller.es' };
    const [mine, somebodyElses] = [await upload(app.anonymous, 'request', own), await upload(app.anonymous, 'request', other)];
    const ofAccount = await upload(specifier);
    const refused = [];
    for (const fileId of [somebodyElses, ofAccount, randomUUID()]) {
      refused.push((await ask(app.anonymous, { ...person, requestUuid: own, fileIds: [fileId] })).problem.code);
    }
    const { status } = await ask(app.anonymous, { ...person, requestUuid: own, fileIds: [mine] });
    const [toMaker] = await app.database.select().from(mails).where(eq(mails.template, 'supportRequested'));
    expect(refused).toEqual(['file.not-found', 'file.not-found', 'file.not-found']);
    expect(status).toBe(200);
    expect(toMaker?.values.files).toEqual(`plan.pdf: https://portal.example/api/files/${mine}`);
    const readers = [app.anonymous, specifier, sales].map((client) => client.send({ method: 'GET', url: `/api/files/${mine}` }));
    expect((await Promise.all(readers)).map(({ statusCode }) => statusCode)).toEqual([401, 404, 200]);
  });

  test('keeps its files when the sender signs in after the upload', async () => {
    const requestUuid = randomUUID();
    const fileId = await upload(app.anonymous, 'request', requestUuid);
    expect((await ask(specifier, { requestUuid, fileIds: [fileId] })).status).toBe(200);
  });

  test('names a subject that is offered to its sender', async () => {
    const answers = [
      await ask(specifier, { supportTypeId: 2, subjectId: 22 }),
      await ask(specifier, { supportTypeId: 1, subjectId: 21 }),
      await ask(specifier, { subjectId: 999 }),
      await ask(sales, { supportTypeId: 2, subjectId: 22 }),
    ];
    expect(answers.map((answer) => (answer.status === 200 ? 200 : answer.problem.code))).toEqual([
      'support.unknown-subject',
      'support.unknown-subject',
      'support.unknown-subject',
      200,
    ]);
  });

  test('with a file that is not there, not theirs or meant for something else is not sent', async () => {
    const others = await upload(sales);
    const elsewhere = await upload(specifier, 'budget');
    const answers = [];
    for (const fileIds of [[randomUUID()], [others], [elsewhere]]) answers.push((await ask(specifier, { fileIds })).problem.code);
    expect(answers).toEqual(['file.not-found', 'file.not-found', 'file.not-found']);
    expect(await sentMails()).toEqual([]);
  });

  test('is limited to five in a quarter of an hour, whatever its address', async () => {
    const visitor = { name: 'Ana', email: 'ana@taller.es' };
    const statuses = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await ask(app.anonymous, visitor)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints, type WireLanguage } from '@candil/contract';
import { loadTexts, NAMESPACES, OFFERED_LANGUAGES, textsVersion } from '@candil/i18n';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { languageModule } from '.';

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candil-translations-'));
  app = await buildTestApp({ modules: [languageModule], configuration: { translations: folder, logLevel: 'warn' } });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.anonymous.send({ method: 'GET', url, headers });
const file = (domain: string, lang: string) => `/apihub/translations?domain=${domain}&lang=${lang}`;
const keep = (lang: string, domain: string, text: string) => {
  mkdirSync(join(folder, lang), { recursive: true });
  writeFileSync(join(folder, lang, `${domain}.json`), text);
  app.clock.advance(1_000);
};

describe('the languages', () => {
  it.each([
    ['en', ['English', 'American English', 'German', 'Spanish', 'French', 'Italian']],
    ['us', ['English', 'American English', 'German', 'Spanish', 'French', 'Italian']],
    ['de', ['Englisch', 'Englisch (Vereinigte Staaten)', 'Deutsch', 'Spanisch', 'Französisch', 'Italienisch']],
    ['es', ['Inglés', 'Inglés estadounidense', 'Alemán', 'Español', 'Francés', 'Italiano']],
    ['fr', ['Anglais', 'Anglais américain', 'Allemand', 'Espagnol', 'Français', 'Italien']],
    ['it', ['Inglese', 'Inglese americano', 'Tedesco', 'Spagnolo', 'Francese', 'Italiano']],
  ] as const)('are named in %s, by the api and by the hub', async (lang, descriptions) => {
    const expected = OFFERED_LANGUAGES.map((isoCode, at) => ({ id: at + 1, isoCode, description: descriptions[at] }));
    const [fromApi, fromHub] = await Promise.all([get(`/api/languages?lang=${lang}`), get(`/apihub/languages/${lang}`)]);
    expect(fromApi.json<WireLanguage[]>()).toEqual(expected);
    expect(fromHub.json<WireLanguage[]>()).toEqual(expected);
  });

  it('are named in English by default, and refused in unknown languages', async () => {
    expect((await get('/api/languages')).json<WireLanguage[]>()[2]?.description).toBe('German');
    expect([(await get('/api/languages?lang=pt')).statusCode, (await get('/apihub/languages/en-US')).statusCode]).toEqual([400, 400]);
  });
});

describe('the translation files', () => {
  it.each(NAMESPACES.flatMap((domain) => OFFERED_LANGUAGES.map((lang) => [domain, lang] as const)))(
    'hold the packaged texts of %s in %s',
    async (domain, lang) => {
      const answer = await get(file(domain, lang));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.json()).toEqual(await loadTexts(lang, domain));
    },
  );

  it('are answered with 304 by entity tag, and cached for addresses with a version', async () => {
    const version = textsVersion(await loadTexts('en', 'widgets'));
    const { headers } = await get(file('widgets', 'en'));
    expect(headers.etag).toBe(`"${version}"`);
    const again = await get(file('widgets', 'en'), { 'if-none-match': `W/"${version}"` });
    expect(again.statusCode).toBe(304);
    expect(again.payload).toBe('');
    const known = await get(`${file('widgets', 'en')}&version=${version}`);
    expect(known.statusCode).toBe(200);
    expect(known.json()).toEqual({});
    expect(known.headers.etag).toBeUndefined();
    expect((await get(`${file('widgets', 'en')}&version=0123456789abcdef`)).json()).toEqual(await loadTexts('en', 'widgets'));
  });

  it('pick up the texts of the operator’s file when it changes', async () => {
    const before = await app.anonymous.call(endpoints.getTranslations, { query: { domain: 'widgets', lang: 'de' } });
    keep('de', 'widgets', JSON.stringify({ widgets: { close: 'Zumachen', unknown: 'x' }, other: { a: 'b' } }));
    const after = await get(file('widgets', 'de'));
    expect(after.json()).toEqual({ widgets: { ...((before.status === 200 ? before.body : {}).widgets as object), close: 'Zumachen' } });
    rmSync(join(folder, 'de'), { recursive: true });
    app.clock.advance(999);
    expect((await get(file('widgets', 'de'))).json().widgets.close).toBe('Zumachen');
    app.clock.advance(1);
    expect((await get(file('widgets', 'de'))).json()).toEqual(await loadTexts('de', 'widgets'));
  });

  it.each(['{', '[1]', 'null', '"text"'])('stay as they are packaged where a file holds %s', async (text) => {
    keep('fr', 'widgets', text);
    expect((await get(file('widgets', 'fr'))).json()).toEqual(await loadTexts('fr', 'widgets'));
    rmSync(join(folder, 'fr'), { recursive: true });
  });

  it('that cannot be read are logged', async () => {
    const lines = app.logLines.length;
    keep('it', 'widgets', '{ "widgets": ');
    await get(file('widgets', 'it'));
    expect(app.logLines.slice(lines).join()).toContain('it/widgets.json');
  });

  it.each(['domain=secrets&lang=en', 'lang=en', 'domain=widgets&lang=../en', 'domain=widgets&version=1'])(
    'are refused for %s',
    async (query) => {
      expect((await get(`/apihub/translations?${query}`)).statusCode).toBe(400);
    },
  );
});

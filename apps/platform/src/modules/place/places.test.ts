import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { OFFERED_LANGUAGES } from '@candil/i18n';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { geoipFile } from '../../../test/geoip-file';
import { ISO_OF_DIVISION } from './division-codes.data';
import { foldPlaceName } from './fold-place-name';
import { importPlaces } from './import-places';
import { isoNumberOf, ownIdOfCountry, ownIdOfDivision } from './own-geoname-ids';
import { PackagedCountries } from './packaged-countries';
import { places } from './tables';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await buildTestApp();
  folder = mkdtempSync(join(tmpdir(), 'candil-places-'));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const countries = async (query: { lang?: (typeof OFFERED_LANGUAGES)[number]; catalogId?: CatalogId; context?: 'simple' } = {}) =>
  (await app.anonymous.call(endpoints.getCountries, { query })).body;
const countryOf = async (isoCode: string) => {
  const found = (await countries()).find((country) => country.isoCode === isoCode);
  if (found === undefined) throw new Error(`no country ${isoCode}`);
  return found;
};
const level2 = async (isoCode: string, search = '') => {
  const country = await countryOf(isoCode);
  const params = { geonameId: country.geonameId, level2Path: country.level2?.urlPath ?? '' };
  return (await app.anonymous.call(endpoints.getLevel2Places, { params, query: { search } })).body;
};
const townsOf = async (isoCode: string, division: string, query: { search?: string; geonameId?: number }) => {
  const country = await countryOf(isoCode);
  const place = (await level2(isoCode)).find(({ name }) => name === division);
  if (place === undefined) throw new Error(`no division ${division}`);
  const level2Path = country.level2?.urlPath ?? '';
  const params = { geonameId: country.geonameId, level2Path, level2Id: place.geonameId, level3Path: place.level3?.urlPath ?? '' };
  return (await app.anonymous.call(endpoints.getLevel3Places, { params, query })).body;
};
const level3 = async (isoCode: string, division: string, search = '') =>
  (await townsOf(isoCode, division, { search })).map(({ name }) => name);

describe('countries', () => {
  test('are known by the codes and short names that people type', async () => {
    const named = async (name: string, lang: (typeof OFFERED_LANGUAGES)[number]) =>
      (await countries({ lang })).filter(({ alsoNamed }) => alsoNamed.includes(name)).map(({ isoCode }) => isoCode);
    const found = await Promise.all([named('USA', 'es'), named('UK', 'de'), named('CZE', 'en'), named('Deutschland', 'us')]);
    expect(found).toEqual([['US'], ['GB'], ['CZ'], ['DE']]);
  });

  test('are named and sorted in each language', async () => {
    const germany = await Promise.all(
      OFFERED_LANGUAGES.map(async (lang) => (await countries({ lang })).find(({ isoCode }) => isoCode === 'DE')?.name),
    );
    expect(new Set(germany)).toEqual(new Set(['Germany', 'Alemania', 'Deutschland', 'Allemagne', 'Germania']));
    const names = (await countries({ lang: 'es' })).map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('es').compare));
    expect(names.length).toBeGreaterThan(240);
  });

  test('have their divisions and their catalogue; the USA come first for catalogue 21', async () => {
    const [first] = await countries({ catalogId: 21 });
    const spain = await countryOf('ES');
    const [simple] = await countries({ context: 'simple' });
    expect(first?.isoCode).toBe('US');
    expect(first?.catalogId).toBe(21);
    expect(first?.level2).toEqual({ typology: 'state', urlPath: 'states' });
    expect(spain).toEqual({
      geonameId: 1_000_000_724,
      name: 'Spain',
      isoCode: 'ES',
      alsoNamed: ['ES', 'ESP', 'España', 'Spanien', 'Espagne', 'Spagna'],
      catalogId: 16,
      level2: { typology: 'autonomous-community', urlPath: 'autonomous-communities' },
    });
    expect(simple?.level2).toBeNull();
  });
});

describe('divisions and towns', () => {
  test.each([
    ['ES', 'Catalunya', 'Barcelona'],
    ['ES', 'Principado de Asturias', 'Gijón'],
    ['US', 'California', 'Los Angeles'],
    ['DE', 'Bayern', 'Munich'],
    ['FR', 'Occitanie', 'Toulouse'],
    ['IT', 'Lombardia', 'Milan'],
    ['GB', 'Scotland', 'Glasgow'],
    ['CH', 'Genève', 'Genève'],
    ['CA', 'Quebec', 'Montréal'],
    ['PT', 'Porto', 'Porto'],
    ['MX', 'Jalisco', 'Guadalajara'],
  ])('of %s: the largest town of %s is %s', async (country, division, town) => {
    expect((await level3(country, division))[0]).toBe(town);
  });

  test('are found by part of a name, without accents, also as their people write it', async () => {
    expect((await level2('ES', 'anda')).map(({ name }) => name)).toEqual(['Andalucía']);
    expect(await level3('ES', 'Andalucía', 'MALAGA')).toEqual(expect.arrayContaining(['Málaga']));
    expect(await level3('ES', 'Catalunya', '%')).toEqual([]);
  });

  test('are at most a hundred', async () => {
    expect(await level3('DE', 'Bayern')).toHaveLength(100);
  });

  test('is found by its id whatever its size, and only in its own division', async () => {
    const [small] = await townsOf('DE', 'Bayern', { search: 'Rothenburg ob der Tauber' });
    expect((await townsOf('DE', 'Bayern', {})).some(({ geonameId }) => geonameId === small?.geonameId)).toBe(false);
    const asked = { geonameId: small?.geonameId ?? 0 };
    expect(await townsOf('DE', 'Bayern', asked)).toEqual([small]);
    expect(await townsOf('DE', 'Hessen', asked)).toEqual([]);
  });

  test('stand under their country and their word alone', async () => {
    const { geonameId } = await countryOf('ES');
    const [california] = (await level2('US')).filter(({ name }) => name === 'California');
    const at = async (params: { geonameId: number; level2Path: string; level2Id: number; level3Path: string }) =>
      (await app.anonymous.call(endpoints.getLevel3Places, { params })).status;
    const right = { geonameId, level2Path: 'autonomous-communities', level2Id: california?.geonameId ?? 0, level3Path: 'cities' };
    const [catalonia] = (await level2('ES')).filter(({ name }) => name === 'Catalunya');
    const level2Id = catalonia?.geonameId ?? 0;
    expect([
      await at(right),
      await at({ ...right, level2Id, level2Path: 'states' }),
      await at({ ...right, level2Id, level3Path: 'villages' }),
      await at({ ...right, level2Id, geonameId: 1_000_000_001 }),
      await at({ ...right, level2Id: 3_336_901 }),
      await at({ ...right, level2Id }),
    ]).toEqual([404, 404, 404, 404, 404, 200]);
  });

  test('have codes in the table that both lists know', async () => {
    const packaged = await PackagedCountries.load();
    const lost = Object.entries(ISO_OF_DIVISION).flatMap(([isoCode, codes]) => {
      const known = packaged.withCode(isoCode)?.divisions.map(({ code }) => code) ?? [];
      return Object.values(codes)
        .filter((code) => !known.includes(code))
        .map((code) => `${isoCode}-${code}`);
    });
    expect(lost).toEqual([]);
  });
});

describe('own ids', () => {
  test('are one for each place, and lead back to their country', async () => {
    const all = (await PackagedCountries.load()).all();
    const ids = all.flatMap(({ ownId, divisions }) => [ownId, ...divisions.map((division) => division.ownId)]);
    expect(ids.filter((id) => id <= 1_000_000_000 || id > 2_147_483_647)).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('are reversible for every number and code that ISO can give', () => {
    const code = fc.stringMatching(/^[0-9A-Z]{1,3}$/);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), code, (isoNumber, division) => {
        expect([isoNumberOf(ownIdOfCountry(isoNumber)), isoNumberOf(ownIdOfDivision(isoNumber, division))]).toEqual([isoNumber, isoNumber]);
      }),
    );
  });
});

test('folding is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(foldPlaceName(foldPlaceName(name))).toBe(foldPlaceName(name));
    }),
  );
});

describe('a GeoNames dump', () => {
  const line = (id: number, name: string, feature: string, admin1 = '', population = 0, country = 'AD') =>
    [
      id,
      name,
      name,
      '',
      42.5,
      1.5,
      feature[0],
      feature.slice(2),
      country,
      '',
      admin1,
      '',
      '',
      '',
      population,
      '',
      '',
      '',
      '2026-01-01',
    ].join('\t');
  const dump = (name: string, lines: readonly string[]): string => {
    const file = join(folder, name);
    writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  };
  const andorra = [
    line(3_041_565, 'Principality of Andorra', 'A.PCLI'),
    line(3_040_684, 'Encamp', 'A.ADM1', '03'),
    line(3_041_204, 'Canillo', 'A.ADM1', '02'),
    line(3_040_686, 'Encamp', 'P.PPLA', '03', 11_223),
    line(3_040_051, 'El Pas de la Casa', 'P.PPL', '03', 2_613),
    line(3_041_203, 'Canillo', 'P.PPLA', '02', 3_292),
    line(1, 'A hamlet that was', 'P.PPLQ', '02'),
    line(2, 'A mountain', 'T.MT', '02'),
  ];

  test('is laid over the packaged lists, again and again, and ids of before still lead somewhere', async () => {
    const own = await countryOf('AD');
    const file = dump('AD.txt', andorra);
    expect([await importPlaces(app.database, file), await importPlaces(app.database, file)]).toEqual([
      { countries: 1, places: 6 },
      { countries: 1, places: 6 },
    ]);
    const imported = await countryOf('AD');
    expect(own.geonameId).toBe(1_000_000_020);
    expect(imported.geonameId).toBe(3_041_565);
    expect((await level2('AD')).map(({ geonameId, name }) => [geonameId, name])).toEqual([
      [3_041_204, 'Canillo'],
      [3_040_684, 'Encamp'],
    ]);
    expect([await level3('AD', 'Encamp'), await level3('AD', 'Encamp', 'pas')]).toEqual([
      ['Encamp', 'El Pas de la Casa'],
      ['El Pas de la Casa'],
    ]);
    const old = await app.anonymous.call(endpoints.getLevel2Places, { params: { geonameId: own.geonameId, level2Path: 'regions' } });
    expect(old.status).toBe(200);
    expect(await level3('ES', 'Catalunya', 'girona')).toEqual(['Girona']);
  });

  test('that breaks off changes nothing', async () => {
    const before = await app.database.select().from(places);
    await expect(importPlaces(app.database, dump('broken.txt', [...andorra.slice(0, 2), 'half a line\t3']))).rejects.toThrow(
      'Line 3 has 2 columns',
    );
    expect((await app.database.select().from(places)).length).toBe(before.length);
  });
});

describe('the catalogue of an address', () => {
  const byIp = async (
    configuration: NonNullable<Parameters<typeof buildTestApp>[0]>['configuration'],
    ip: string,
    headers: Record<string, string> = {},
    remoteAddress = '10.0.0.1',
  ) => {
    const other = await buildTestApp({ configuration: configuration ?? {}, open: app.open });
    const query = { environment: 'PRO', site: 'private' };
    const { body } = await other.newClient().call(endpoints.getDefaultValuesByIp, { params: { ip }, query, headers, remoteAddress });
    await other.close();
    return [body.catalogId, body.countryCode, body.language];
  };
  const proxied = { 'x-forwarded-for': '198.51.100.7', 'cf-ipcountry': 'US' };
  const trusting = { trustedProxy: '10.0.0.1', countryHeader: 'cf-ipcountry' };

  test('is 16 where nothing is known, whatever was asked', async () => {
    expect([await byIp({}, '198.51.100.7'), await byIp({}, 'no address'), await byIp({}, '::1')]).toEqual(Array(3).fill([16, null, null]));
  });

  test('is taken from the header of a trusted proxy, for that client only', async () => {
    expect([
      await byIp(trusting, '198.51.100.7', proxied),
      await byIp(trusting, '198.51.100.8', proxied),
      await byIp(trusting, '198.51.100.7', { ...proxied, 'cf-ipcountry': 'DE' }),
      await byIp(trusting, '198.51.100.7', { ...proxied, 'cf-ipcountry': 'T1' }),
      await byIp(trusting, '10.0.0.2', proxied, '10.0.0.2'),
      await byIp({ countryHeader: 'cf-ipcountry' }, '10.0.0.1', proxied),
    ]).toEqual([
      [21, 'US', 'us'],
      [16, null, null],
      [16, 'DE', 'de'],
      [16, null, null],
      [16, null, null],
      [16, null, null],
    ]);
  });

  test('is found in a file of the operator', async () => {
    const file = join(folder, 'countries.mmdb');
    writeFileSync(file, geoipFile(198, 'US'));
    expect([await byIp({ geoipFile: file }, '198.51.100.7'), await byIp({ geoipFile: file }, '203.0.113.1')]).toEqual([
      [21, 'US', 'us'],
      [16, null, null],
    ]);
    await expect(buildTestApp({ configuration: { geoipFile: join(folder, 'AD.txt') }, open: app.open })).rejects.toThrow('GEOIP_FILE');
  });

  test('belongs to the address that the service sees', async () => {
    const { body } = await app.newClient().call(endpoints.getClientIp, { remoteAddress: '203.0.113.9' });
    expect(body).toEqual({ ip: '203.0.113.9' });
  });
});

test('every list to choose from has a name in every language', async () => {
  const lists = [endpoints.getProfessions, endpoints.getBusinessActivityTypes, endpoints.getCompanyTypes, endpoints.getProjectTypes];
  for (const list of lists) {
    for (const lang of OFFERED_LANGUAGES) {
      const { body } = await app.anonymous.call(list, { query: { lang } });
      expect(body.filter(({ name }) => name.trim() === '')).toEqual([]);
      expect(body.length).toBeGreaterThan(5);
    }
  }
});

import { endpoints, type Profile } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
let marta: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

const profileOf = async (client = marta): Promise<Profile> => (await client.call(endpoints.getProfile, {})).body;
const NOWHERE = { countryGeonameId: null, level2GeonameId: null, level3GeonameId: null };
const ABOUT = {
  name: 'Marta Soler i Puig',
  phone: ' +34 600 000 000 ',
  professionId: 3,
  businessActivityId: null,
  wantsNews: true,
  ...NOWHERE,
};
const COMPANY = {
  vatNumber: 'es b-1234 5678',
  street: 'Carrer Nou, 5',
  postalCode: '08001',
  phone: '',
  website: 'llum.example',
  ...NOWHERE,
};

describe('the profile', () => {
  test('of an account is empty at first, then contains the saved values, and the session has the new name', async () => {
    const { aboutYou, email, hasPassword } = await profileOf();
    expect(aboutYou.version).toBe(0);
    expect(aboutYou.name).toBe('Marta Soler');
    expect(aboutYou.phone).toBeNull();
    expect(email).toBe('distributor@candil.example');
    expect(hasPassword).toBe(true);
    const response = (await marta.call(endpoints.updateAboutYou, { body: { version: 0, ...ABOUT } })).body;
    expect(response.aboutYou).toEqual({ ...ABOUT, version: 1, phone: '+34 600 000 000' });
    expect((await marta.call(endpoints.getAccount, {})).body.name).toBe('Marta Soler i Puig');
    const again = (await marta.call(endpoints.updateAboutYou, { body: { version: 1, ...ABOUT, name: 'Marta Soler' } })).body;
    expect(again.aboutYou.version).toBe(2);
    expect(again.aboutYou.name).toBe('Marta Soler');
  });

  test('the kind of the company is named in the language of the account', async () => {
    const kindIn = async (language: 'de' | 'en') => {
      await marta.call(endpoints.updateLanguage, { body: { isoCode: language } });
      return (await profileOf()).aboutCompany?.companyType.description;
    };
    expect([await kindIn('de'), await kindIn('en')]).toEqual(['Händler', 'Distributor']);
  });

  test.each([0, 1])('on version %i, which is not the current one, is refused with the current one', async (version) => {
    const klaus = await app.signIn('importer');
    await klaus.call(endpoints.updateAboutYou, { body: { version: 0, ...ABOUT } });
    await klaus.call(endpoints.updateAboutYou, { body: { version: 1, ...ABOUT } });
    const stale = await klaus.call(endpoints.updateAboutYou, { body: { version, ...ABOUT, name: 'Nobody' } });
    expect(stale.status).toBe(409);
    expect(stale.problem.code).toBe('version.conflict');
    expect(stale.problem.currentVersion as number).toBeGreaterThanOrEqual(2);
    expect((await profileOf(klaus)).aboutYou.name).not.toBe('Nobody');
  });

  test.each([
    [{ name: '  ' }, 'text.empty'],
    [{ name: 'Marta <b>' }, 'text.character'],
    [{ level2GeonameId: 5 }, 'profile.place-incomplete'],
    [{ countryGeonameId: 5, level3GeonameId: 6 }, 'profile.place-incomplete'],
    [{ countryGeonameId: 2_147_483_647 }, 'profile.place-incomplete'],
  ])('%j is refused', async (wrong, code) => {
    const answer = await marta.call(endpoints.updateAboutYou, { body: { version: 2, ...ABOUT, ...wrong } });
    expect(answer.status).toBe(422);
    expect(answer.problem.code).toEqual(code);
  });

  test('where they are is a country, a division and a town that are known', async () => {
    const countries = (await marta.call(endpoints.getCountries, { query: { lang: 'en' } })).body;
    const spain = countries.find(({ isoCode }) => isoCode === 'ES');
    const params = { geonameId: spain?.geonameId ?? 0, level2Path: spain?.level2?.urlPath ?? '' };
    const [region] = (await marta.call(endpoints.getLevel2Places, { params, query: { lang: 'en' } })).body;
    const place = { countryGeonameId: params.geonameId, level2GeonameId: region?.geonameId ?? null, level3GeonameId: null };
    const jonas = await app.signIn('specifier');
    const response = await jonas.call(endpoints.updateAboutYou, { body: { version: 0, ...ABOUT, ...place } });
    expect(response.body.aboutYou).toMatchObject(place);
  });

  test('of a company is changed by its managers and read by its other users', async () => {
    const response = await marta.call(endpoints.updateAboutCompany, { body: { version: 1, ...COMPANY } });
    expect(response.body.aboutCompany).toMatchObject({
      version: 2,
      isEditable: true,
      name: 'Llum i Forma',
      clientCode: '430101',
      vatNumber: 'ESB12345678',
      street: 'Carrer Nou, 5',
      phone: null,
    });
    const stale = await marta.call(endpoints.updateAboutCompany, { body: { version: 0, ...COMPANY } });
    expect(stale.problem.code).toBe('version.conflict');
    expect(stale.problem.currentVersion).toBe(2);
    const pau = await app.signIn('sales');
    expect((await pau.call(endpoints.updateAboutCompany, { body: { version: 0, ...COMPANY } })).status).toBe(403);
    expect((await profileOf(pau)).aboutCompany).toMatchObject({ name: 'Candil', isEditable: false, version: 0 });
  });

  test('is never the VAT number of another company', async () => {
    await marta.call(endpoints.updateAboutCompany, { body: { version: 2, ...COMPANY } });
    const answer = await (await app.signIn('other')).call(endpoints.updateAboutCompany, {
      body: { version: 0, ...COMPANY, vatNumber: 'ESB12345678' },
    });
    expect(answer.status).toBe(409);
    expect(answer.problem.code).toBe('company.vat-taken');
  });

  test('of a company is empty for an account without a company', async () => {
    expect((await profileOf(await app.signIn('webuser'))).aboutCompany).toBeNull();
  });
});

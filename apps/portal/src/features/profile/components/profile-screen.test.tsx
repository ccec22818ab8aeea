// @vitest-environment happy-dom
import { ApiFailure } from '@candil/api-client';
import type { Profile, Session } from '@candil/contract';
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openAt as openWith } from '../../../testing/open-at';
import { sampleAccount } from '../../../testing/sample-account';
import { ProfileScreen } from './profile-screen';

afterEach(cleanup);

const NOWHERE = { countryGeonameId: null, level2GeonameId: null, level3GeonameId: null };
const profile: Profile = {
  email: 'ana@taller.example',
  memberSince: '2025-02-03T09:00:00Z',
  hasPassword: true,
  aboutYou: { version: 2, name: 'Ana Mas', phone: null, professionId: null, businessActivityId: null, wantsNews: false, ...NOWHERE },
  aboutCompany: {
    version: 0,
    isEditable: false,
    name: 'Taller Mas',
    companyType: { description: 'Specifier' },
    clientCode: null,
    vatNumber: 'ES1',
    street: null,
    postalCode: null,
    phone: null,
    website: null,
    ...NOWHERE,
  },
};
const session = (differing: Partial<Session>): Session => ({
  id: 's1',
  browser: 'Firefox',
  system: 'Linux',
  isMobile: false,
  createdAt: '2026-11-19T09:00:00Z',
  lastUsedAt: '2026-11-20T09:00:00Z',
  isCurrent: false,
  ...differing,
});
const ANSWERS = {
  getProfile: () => profile,
  getProfessions: () => [{ id: 3, name: 'Architect' }],
  getBusinessActivityTypes: () => [{ id: 1, name: 'Lighting design' }],
  getCountries: () => [],
  listSessions: () => ({ sessions: [session({ id: 's0', isCurrent: true }), session({ browser: null, system: null })] }),
};
const routes = [{ path: '/', Component: ProfileScreen }];
const openAt = (answers: Parameters<typeof openWith>[2]) => openWith('/', routes, answers, sampleAccount());
const refused = (code: string, status: number, data: Record<string, unknown> = {}) =>
  new ApiFailure({ kind: 'http', ErrorCode: status, ErrorDescription: code, URL: '/', code, data });
const aboutYou = async () => within(await screen.findByRole('form', { name: 'About you' }));

const Reload = () => {
  const queries = useQueryClient();
  return <input type="button" value="Load again" onClick={() => void queries.invalidateQueries()} />;
};

it('offers trade access to a web user, and tells the browser what each field is for', async () => {
  await openWith('/', routes, ANSWERS, sampleAccount({ status: 2 }));
  expect(await screen.findByRole('button', { name: 'Ask for it' })).toBeTruthy();
  const form = await aboutYou();
  const fields = () => [...form.getAllByRole('textbox'), form.getByRole('combobox', { name: 'Country' })];
  await waitFor(() =>
    expect(fields().map((field) => field.getAttribute('autocomplete'))).toEqual(['name', 'email', 'tel', 'home country-name']),
  );
});

describe('a section of the profile', () => {
  it('saves by itself, with the version it was read on', async () => {
    const { asked } = await openAt({
      ...ANSWERS,
      updateAboutYou: ({ body }) => ({ ...profile, aboutYou: { ...(body as Profile['aboutYou']), version: 3 } }),
    });
    const form = await aboutYou();
    const save = form.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(save.disabled).toBe(true);
    await userEvent.type(form.getByRole('textbox', { name: 'Phone' }), '+34 600');
    await form.findByRole('option', { name: 'Architect' });
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Profession' }), 'Architect');
    await userEvent.click(save);
    const sent = { ...profile.aboutYou, phone: '+34 600', professionId: 3 };
    expect(asked.filter(({ name }) => name === 'updateAboutYou').map(({ body }) => body)).toEqual([sent]);
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(save.disabled).toBe(true);
  });

  it('keeps the entries when saving fails', async () => {
    await openAt({
      ...ANSWERS,
      updateAboutYou: () => {
        throw refused('text.character', 422, { character: '<' });
      },
    });
    const form = await aboutYou();
    const name = form.getByRole<HTMLInputElement>('textbox', { name: /Name/ });
    await userEvent.type(name, ' <');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(name.value).toBe('Ana Mas <');
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false);
  });

  it('shows a conflicting change of another user, and asks which one to keep', async () => {
    let stored = profile;
    const { asked } = await openAt({
      ...ANSWERS,
      getProfile: () => stored,
      updateAboutYou: ({ body }) => {
        const { version } = body as Profile['aboutYou'];
        if (version === 7) return { ...profile, aboutYou: { ...(body as Profile['aboutYou']), version: 8 } };
        stored = { ...profile, aboutYou: { ...profile.aboutYou, phone: '+34 2', version: 7 } };
        throw refused('version.conflict', 409, { currentVersion: 7 });
      },
    });
    const form = await aboutYou();
    const phone = form.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
    await userEvent.type(phone, '+34 1');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Changed elsewhere in the meantime')).toBeTruthy();
    expect(phone.value).toBe('+34 1');
    await userEvent.click(form.getByRole('button', { name: 'Show the saved version' }));
    expect(await form.findByDisplayValue('+34 2')).toBeTruthy();
    await userEvent.clear(phone);
    await userEvent.type(phone, '+34 3');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(asked.filter(({ name }) => name === 'updateAboutYou').map(({ body }) => (body as Profile['aboutYou']).version)).toEqual([2, 7]);
  });

  it('saves on the version that was typed over, whatever was loaded under it since', async () => {
    let stored = profile;
    const both = [{ path: '/', element: [<ProfileScreen key="profile" />, <Reload key="reload" />] }];
    const { asked } = await openWith(
      '/',
      both,
      {
        ...ANSWERS,
        getProfile: () => stored,
        updateAboutYou: () => {
          throw refused('version.conflict', 409, { currentVersion: 7 });
        },
      },
      sampleAccount(),
    );
    const form = await aboutYou();
    await userEvent.type(form.getByRole('textbox', { name: 'Phone' }), '+34 1');
    stored = { ...profile, aboutYou: { ...profile.aboutYou, name: 'Ana Mas Vila', version: 7 } };
    await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
    await waitFor(() => expect(form.getByRole<HTMLInputElement>('textbox', { name: /Name/ }).value).toBe('Ana Mas Vila'));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Changed elsewhere in the meantime')).toBeTruthy();
    expect(asked.filter(({ name }) => name === 'updateAboutYou').map(({ body }) => (body as Profile['aboutYou']).version)).toEqual([2]);
  });
});

it('a town that is too small to be listed is shown all the same: it is asked for by its id', async () => {
  const spain = {
    geonameId: 1,
    name: 'Spain',
    isoCode: 'ES',
    alsoNamed: ['ESP'],
    catalogId: 16,
    level2: { typology: 'province', urlPath: 'provinces' },
  };
  const girona = { geonameId: 2, name: 'Girona', level3: { typology: 'city', urlPath: 'cities' } };
  const withTown = { ...profile.aboutYou, countryGeonameId: 1, level2GeonameId: 2, level3GeonameId: 77 };
  await openAt({
    ...ANSWERS,
    getProfile: () => ({ ...profile, aboutYou: withTown }),
    getCountries: () => [spain],
    getLevel2Places: () => [girona],
    getLevel3Places: ({ query }) =>
      (query as { geonameId?: number }).geonameId === 77 ? [{ geonameId: 77, name: 'Beuda' }] : [{ geonameId: 3, name: 'Blanes' }],
  });
  expect(await screen.findByDisplayValue('Beuda')).toBeTruthy();
});

it('an incomplete registration is shown, and completed from here', async () => {
  const { session: signedIn } = await openWith('/', routes, ANSWERS, sampleAccount({ missing: ['consent'] }));
  signedIn.dismissFrame();
  await userEvent.click(await screen.findByRole('button', { name: 'Complete it' }));
  expect(signedIn.frame.getState().shown?.view).toBe('complete-register');
});

it('the company is read-only for users who do not manage it', async () => {
  await openAt(ANSWERS);
  expect(await screen.findByText('Taller Mas')).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'About your company' })).toBeNull();
  expect(screen.getByText('None yet: without one nothing can be ordered')).toBeTruthy();
});

it('a refused password shows its reason at the field and keeps the entries', async () => {
  await openAt({
    ...ANSWERS,
    changePassword: () => {
      throw refused('password.too-common', 422);
    },
  });
  const form = within(await screen.findByRole('form', { name: 'Password' }));
  await userEvent.type(form.getByLabelText(/^Current password/), 'lamp and lamp');
  const wanted = form.getByLabelText<HTMLInputElement>(/^New password/);
  await userEvent.type(wanted, 'password123');
  await userEvent.click(form.getByRole('button', { name: 'Change password' }));
  expect(await form.findByRole('alert')).toBeTruthy();
  expect(wanted.value).toBe('password123');
});

it('sessions are listed by device; only the others can be ended', async () => {
  const { asked } = await openAt({ ...ANSWERS, endSession: () => '' });
  expect(await screen.findByText('Firefox on Linux')).toBeTruthy();
  expect(screen.getByText('This device')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^End the session/ }).map((button) => button.getAttribute('aria-label'))).toEqual([
    'End the session Unknown device',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'End the session Unknown device' }));
  expect(asked.some(({ name }) => name === 'endSession')).toBe(true);
});

describe('the logo of the company', () => {
  const company = { ...profile.aboutCompany, isEditable: true } as NonNullable<Profile['aboutCompany']>;
  const withLogo = { ...profile, aboutCompany: { ...company, logo: { id: 'l1', url: '/api/v1/company-logos/l1' } } };
  const picture = (bytes = 3) => new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' });
  const choose = async (file: File) => {
    const form = await screen.findByRole('form', { name: 'About your company' });
    await userEvent.upload(form.querySelector('input[type="file"]') as HTMLInputElement, file);
  };

  it('is sent as soon as it is chosen, and shown', async () => {
    const { asked } = await openAt({
      ...ANSWERS,
      getProfile: () => ({ ...profile, aboutCompany: company }),
      putCompanyLogo: () => withLogo,
    });
    await choose(picture());
    const shown = await screen.findByRole<HTMLImageElement>('img', { name: 'Your logo' });
    expect(shown.getAttribute('src')).toBe('/api/v1/company-logos/l1');
    expect(asked.filter(({ name }) => name === 'putCompanyLogo')).toHaveLength(1);
  });

  it('can be taken away, naming the one that is seen', async () => {
    const { asked } = await openAt({
      ...ANSWERS,
      getProfile: () => withLogo,
      removeCompanyLogo: () => ({ ...profile, aboutCompany: { ...company, logo: null } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Your logo' })).toBeNull());
    expect(asked.filter(({ name }) => name === 'removeCompanyLogo').map(({ query }) => query)).toEqual([{ replaces: 'l1' }]);
  });

  it('says why a picture is refused, and sends none that is too large', async () => {
    const { asked } = await openAt({
      ...ANSWERS,
      getProfile: () => ({ ...profile, aboutCompany: company }),
      putCompanyLogo: () => {
        throw refused('picture.format', 415);
      },
    });
    await choose(picture(1_048_577));
    expect((await screen.findByRole('alert')).textContent).toMatch(/larger than 1 MB/);
    await choose(picture());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/no PNG or JPEG/));
    expect(asked.filter(({ name }) => name === 'putCompanyLogo')).toHaveLength(1);
  });

  it('is not changed by who does not manage the users', async () => {
    await openAt({ ...ANSWERS, getProfile: () => ({ ...withLogo, aboutCompany: { ...withLogo.aboutCompany, isEditable: false } }) });
    await screen.findByText('Taller Mas');
    expect(screen.queryByRole('button', { name: 'Choose another' })).toBeNull();
  });
});

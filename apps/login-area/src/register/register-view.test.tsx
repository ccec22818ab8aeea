// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drawArea, refusal } from '../testing/draw-area';
import { EMPTY_REGISTER_FORM } from './register-form';
import { RegisterView } from './register-view';

afterEach(cleanup);

const spain = { geonameId: 1, name: 'Spain', isoCode: 'ES', alsoNamed: ['ESP'], catalogId: 16, level2: null };
const typed = {
  ...EMPTY_REGISTER_FORM,
  name: 'Ana Torres',
  email: 'ana@taller.es',
  professionId: '2',
  country: spain,
  companyKind: 'none',
  consent: true,
};
const KEY = 'candil.area.register';
beforeEach(() => window.sessionStorage.setItem(KEY, JSON.stringify(typed)));

const answers = {
  validateEmail: () => {
    throw refusal(404, 'email.free');
  },
  getProfessions: () => [{ id: 2, name: 'Architect' }],
  getCountries: () => [spain],
  getBusinessActivityTypes: () => [],
  register: () => ({ status: 'confirmation-sent' }),
};
const password = () => screen.getByLabelText(/^Password/);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toTheEnd = async () => {
  await userEvent.type(password(), 'three warm pendants');
  await press('Continue');
  await screen.findByRole('combobox', { name: 'Country' });
  await press('Continue');
  await screen.findByRole('radio', { name: /On my own/ });
};

it('sends the three steps once, and names the address of the mail', async () => {
  const { asked, messages } = await drawArea(<RegisterView />, answers, { returnTo: '/projects' });
  await toTheEnd();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Create the account' }));
  await screen.findByText(/We have sent a link to ana@taller.es/);
  expect(asked.filter(({ name }) => name === 'register').map(({ body }) => body)).toEqual([
    {
      email: 'ana@taller.es',
      password: 'three warm pendants',
      name: 'Ana Torres',
      language: 'en',
      catalogId: 16,
      professionId: 2,
      countryGeonameId: 1,
      company: { kind: 'none' },
      consent: true,
      wantsNews: false,
      returnTo: '/projects',
    },
  ]);
  expect(messages).toEqual([{ type: 'sign-up-success' }]);
  expect(window.sessionStorage.getItem(KEY)).toBeNull();
});

it('asks for consent beside a link to what it is given to, which keeps the form', async () => {
  await drawArea(<RegisterView />, answers, { returnTo: '/projects' });
  await toTheEnd();
  expect(screen.getByRole('checkbox', { name: /I agree/ })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'How we handle your data' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/privacy', '_blank']);
});

it('keeps the entries, except for the password', async () => {
  await drawArea(<RegisterView />, answers);
  await userEvent.type(password(), 'three warm pendants');
  await userEvent.type(screen.getByLabelText(/^Phone/), '600 100 200');
  expect(JSON.parse(window.sessionStorage.getItem(KEY) ?? '')).toEqual({ ...typed, phone: '600 100 200' });
  expect(window.sessionStorage.getItem(KEY)).not.toContain('pendants');
});

it('returns to the field that the service refuses, with all entries', async () => {
  await drawArea(<RegisterView />, {
    ...answers,
    register: () => {
      throw refusal(422, 'password.too-common', { field: 'password' });
    },
  });
  await toTheEnd();
  await press('Create the account');
  await screen.findByText('Please check the marked fields.', { selector: 'div *' });
  expect(password().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>(/^Your name/).value).toBe('Ana Torres');
});

it('stops at an address that has an account, and offers to sign in with it', async () => {
  const { goneTo, asked } = await drawArea(<RegisterView />, {
    ...answers,
    validateEmail: () => ({ email: 'ana@taller.es', taken: true }),
  });
  await screen.findByText('There is an account with this address.');
  await userEvent.type(password(), 'three warm pendants');
  await press('Continue');
  expect(screen.queryByRole('combobox', { name: 'Country' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Sign in with it' }));
  expect(goneTo).toEqual(['login']);
  expect(asked.some(({ name }) => name === 'register')).toBe(false);
});

it('offers the country of the address where none is chosen, and leaves a chosen one', async () => {
  const byAddress = {
    ...answers,
    getClientIp: () => ({ ip: '192.0.2.7' }),
    getDefaultValuesByIp: () => ({ catalogId: 16, catalogName: 'INT', countryCode: 'ES', language: 'es' }),
  };
  window.sessionStorage.setItem(KEY, JSON.stringify({ ...typed, country: null }));
  await drawArea(<RegisterView />, byAddress);
  await userEvent.type(password(), 'three warm pendants');
  await press('Continue');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveProperty('value', 'Spain'));
  cleanup();

  const france = { ...spain, geonameId: 2, name: 'France', isoCode: 'FR' };
  window.sessionStorage.setItem(KEY, JSON.stringify({ ...typed, country: france }));
  const { asked } = await drawArea(<RegisterView />, byAddress);
  await userEvent.type(password(), 'three warm pendants');
  await press('Continue');
  await screen.findByRole('combobox', { name: 'Country' });
  expect(asked.map(({ name }) => name)).not.toContain('getClientIp');
});

// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { QualificationView } from '../qualification/qualification-view';
import { drawArea, refusal } from '../testing/draw-area';
import { CompleteRegisterView } from './complete-register-view';

afterEach(cleanup);
beforeEach(() => window.sessionStorage.clear());

const spain = { geonameId: 1, name: 'Spain', isoCode: 'ES', alsoNamed: ['ESP'], catalogId: 16, level2: null };
const arrived = (missing: readonly string[], details = {}) => ({
  userId: 'u1',
  email: 'ana@taller.es',
  name: 'Ana Torres',
  status: 2,
  missing,
  ...details,
});
const ALL = ['consent', 'profession', 'place', 'company'];
const answersOf = (missing: readonly string[]) => {
  let left = missing;
  return {
    getAccount: () => arrived(left, { catalogId: 16, company: null, clientCode: null }),
    getProfessions: () => [{ id: 2, name: 'Architect' }],
    getClientIp: () => ({ ip: '192.0.2.7' }),
    getDefaultValuesByIp: () => ({ catalogId: 16, catalogName: 'INT', countryCode: 'ES', language: 'es' }),
    getCountries: () => [spain],
    getBusinessActivityTypes: () => [],
    getCompanyTypes: () => [],
    getProjectTypes: () => [],
    getOwnQualification: () => ({ state: 'none', note: null }),
    completeRegistration: () => {
      left = [];
      return arrived([]);
    },
  };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tellYouAndPlace = async () => {
  await screen.findByRole('button', { name: 'Continue' });
  await userEvent.click(screen.getByRole('combobox', { name: /^Profession/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Architect' }));
  await press('Continue');
  await screen.findByDisplayValue('Spain');
  await press('Continue');
};
const sent = {
  name: 'Ana Torres',
  catalogId: 16,
  professionId: 2,
  countryGeonameId: 1,
  consent: true,
  wantsNews: false,
};

it('asks users of a provider for everything except address and password, and informs the portal', async () => {
  const { asked, messages } = await drawArea(<CompleteRegisterView />, answersOf(ALL));
  expect((await screen.findByLabelText<HTMLInputElement>(/^Your name/)).value).toBe('Ana Torres');
  expect([screen.queryByLabelText(/^E-mail/), screen.queryByLabelText(/^Password/)]).toEqual([null, null]);
  await tellYouAndPlace();
  await press('Complete the registration');
  expect(await screen.findByText('Without your consent we cannot open an account.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /On my own/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await press('Complete the registration');
  await screen.findByText('Thank you. Your registration is complete.');
  const bodies = asked.filter(({ name }) => name === 'completeRegistration').map(({ body }) => body);
  expect(bodies).toEqual([{ ...sent, company: { kind: 'none' } }]);
  expect(messages).toEqual([{ type: 'registration-completed' }]);
});

it('does not ask invited users for a company', async () => {
  const { asked } = await drawArea(<CompleteRegisterView />, answersOf(['consent', 'profession', 'place']));
  await tellYouAndPlace();
  await userEvent.click(await screen.findByRole('checkbox', { name: /I agree/ }));
  expect(screen.getByRole('link', { name: 'How we handle your data' }).getAttribute('href')).toBe('/privacy');
  expect(screen.queryByRole('radio')).toBeNull();
  await press('Complete the registration');
  await screen.findByText('Thank you. Your registration is complete.');
  expect(asked.filter(({ name }) => name === 'completeRegistration').map(({ body }) => body)).toEqual([sent]);
});

it('precedes the questions about trade access', async () => {
  await drawArea(<QualificationView />, answersOf(['consent', 'profession', 'place']));
  await screen.findByText(/Before you ask for trade access/);
  await tellYouAndPlace();
  await userEvent.click(await screen.findByRole('checkbox', { name: /I agree/ }));
  await press('Complete the registration');
  expect(await screen.findByLabelText(/^Name of the company/)).toBeTruthy();
});

it('asks a visitor to sign in first', async () => {
  await drawArea(<CompleteRegisterView />, {
    getAccount: () => {
      throw refusal(401, 'session.missing');
    },
  });
  expect(await screen.findByText('Sign in to complete your registration.')).toBeTruthy();
});

// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drawArea, refusal } from '../testing/draw-area';
import { QualificationView } from './qualification-view';

afterEach(cleanup);
beforeEach(() => window.sessionStorage.clear());

const nothing = { isOwn: false, companyName: null, companyTypeId: null, vatNumber: null, clientCode: null, phone: null, website: null };
const asking = (getOwnQualification: () => unknown) => ({
  getAccount: () => ({
    userId: 'u1',
    status: 2,
    email: 'ana@taller.es',
    roles: [],
    privileges: [],
    company: null,
    clientCode: null,
    catalogId: 16,
    missing: [],
  }),
  getCompanyTypes: () => [{ id: 1, name: 'Distributor' }],
  getProjectTypes: () => [{ id: 1, name: 'Hotel' }],
  askQualification: () => ({ id: 'q', status: 3 }),
  getOwnQualification,
});
const form = () => screen.findByRole('button', { name: 'Ask for trade access' });

it('shows the refusal with its reason', async () => {
  await drawArea(
    <QualificationView />,
    asking(() => ({ state: 'refused', note: 'Please tell us your VAT number.', known: nothing })),
  );
  expect((await screen.findByText('Your request was not accepted')).closest('[role]')?.textContent).toContain(
    'What our sales team wrote: Please tell us your VAT number.',
  );
});

it.each([
  ['none', () => ({ state: 'none', note: null, known: nothing })],
  ['a failure', () => Promise.reject(refusal(503, 'service.unavailable'))],
])('says nothing of %s, and asks all the same', async (_what, getOwnQualification) => {
  await drawArea(<QualificationView />, asking(getOwnQualification));
  expect(await form()).toBeTruthy();
  expect(screen.queryByText('Your request was not accepted')).toBeNull();
});

it('shows the company that was registered and asks neither its kind nor its number again', async () => {
  const known = { ...nothing, isOwn: true, companyName: 'Llums de Vic', companyTypeId: 1, vatNumber: 'ESB64444444', phone: '+34 972' };
  const { asked } = await drawArea(
    <QualificationView />,
    asking(() => ({ state: 'none', note: null, known })),
  );
  expect((await form()) && screen.getByText('ESB64444444')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByLabelText(/^Name of the company/)).toBeNull();
  await userEvent.click(await form());
  expect(asked.find(({ name }) => name === 'askQualification')?.body).toEqual({ phone: '+34 972', projectTypeIds: [] });
});

it('starts with the details of the registration, and refuses an invalid tax number', async () => {
  const known = { ...nothing, companyName: 'Llums de Vic', companyTypeId: 1, vatNumber: 'DE12' };
  const { asked } = await drawArea(
    <QualificationView />,
    asking(() => ({ state: 'none', note: null, known })),
  );
  await userEvent.click(await form());
  const number = screen.getByLabelText<HTMLInputElement>(/^VAT number/);
  expect(number.value).toBe('DE12');
  expect(number.getAttribute('aria-invalid')).toBe('true');
  expect(asked.some(({ name }) => name === 'askQualification')).toBe(false);
});

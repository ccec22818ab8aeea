// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { drawArea, refusal } from '../testing/draw-area';
import { PasswordChangeView } from './password-change-view';

afterEach(cleanup);
const field = () => screen.findByLabelText(/^New password/);
const reset = { describePasswordLink: () => ({ kind: 'reset', email: 'ana@taller.es' }) };
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the password' }));

it('refuses an invalid password at its field, without a request', async () => {
  const { asked } = await drawArea(<PasswordChangeView />, reset, { token: 't' });
  await userEvent.type(await field(), 'aaaaaaaaaaaa');
  await save();
  expect((await field()).getAttribute('aria-invalid')).toBe('true');
  expect(asked.map(({ name }) => name)).toEqual(['describePasswordLink']);
});

it('signs in with the new password under the address it is for', async () => {
  const { asked, messages } = await drawArea(
    <PasswordChangeView />,
    { ...reset, setPassword: () => ({ email: 'ana@taller.es', returnTo: null, signedIn: false }), login: () => ({}) },
    { token: 't' },
  );
  await userEvent.type(await field(), 'three warm pendants');
  await save();
  expect((await screen.findByLabelText<HTMLInputElement>(/^E-mail/)).value).toBe('ana@taller.es');
  await userEvent.type(screen.getByLabelText('Password'), 'three warm pendants');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(asked.map(({ name }) => name)).toEqual(['describePasswordLink', 'setPassword', 'login']);
  expect(messages).toEqual([{ type: 'login-success' }]);
});

it.each([
  ['used or too old', () => refusal(410, 'mail-link.expired')],
  [
    'cut by a mail program',
    () => Object.assign(refusal(400, 'request.invalid'), { fields: [{ path: 'body.token', code: 'invalid_format' }] }),
  ],
])('offers a new link when the one at hand is %s', async (_what, failure) => {
  await drawArea(
    <PasswordChangeView />,
    {
      ...reset,
      setPassword: () => {
        throw failure();
      },
    },
    { token: 't' },
  );
  await userEvent.type(await field(), 'three warm pendants');
  await save();
  expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
});

it('of a link that was used shows no form at all', async () => {
  const describePasswordLink = () => {
    throw refusal(410, 'mail-link.expired');
  };
  await drawArea(<PasswordChangeView />, { describePasswordLink }, { token: 't' });
  expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
  expect(screen.queryByLabelText(/^New password/)).toBeNull();
});

it('of an invitation names the account and continues without another sign-in', async () => {
  const { asked, messages } = await drawArea(
    <PasswordChangeView />,
    {
      describePasswordLink: () => ({ kind: 'invitation', email: 'ana@taller.es', company: 'Llum i Forma', inviter: 'Marta Soler' }),
      setPassword: () => ({ email: 'ana@taller.es', returnTo: null, signedIn: true }),
    },
    { token: 't' },
  );
  expect(await screen.findByText('Join Llum i Forma')).toBeTruthy();
  await userEvent.type(await field(), 'three warm pendants');
  await userEvent.click(screen.getByRole('button', { name: 'Save and sign in' }));
  expect(asked.map(({ name }) => name)).toEqual(['describePasswordLink', 'setPassword']);
  expect(messages).toEqual([{ type: 'login-success' }]);
});

it('without a token asks for none', async () => {
  await drawArea(<PasswordChangeView />, {});
  expect(screen.getByText('This link no longer works')).toBeTruthy();
});

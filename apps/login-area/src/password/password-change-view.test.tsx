// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { drawArea, refusal } from '../testing/draw-area';
import { PasswordChangeView } from './password-change-view';

afterEach(cleanup);
const field = () => screen.getByLabelText(/^New password/);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the password' }));

it('refuses at the field what may not be a password, and asks nobody', async () => {
  const { asked } = await drawArea(<PasswordChangeView />, {}, { token: 't' });
  await userEvent.type(field(), 'aaaaaaaaaaaa');
  await save();
  expect([field().getAttribute('aria-invalid'), asked]).toEqual(['true', []]);
});

it('signs in with the new password under the address it is for', async () => {
  const { asked, told } = await drawArea(
    <PasswordChangeView />,
    { setPassword: () => ({ email: 'ana@taller.es', returnTo: null }), login: () => ({}) },
    { token: 't' },
  );
  await userEvent.type(field(), 'three warm pendants');
  await save();
  expect((await screen.findByLabelText<HTMLInputElement>(/^E-mail/)).value).toBe('ana@taller.es');
  await userEvent.type(screen.getByLabelText('Password'), 'three warm pendants');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect([asked.map(({ name }) => name), told]).toEqual([['setPassword', 'login'], [{ type: 'login-success' }]]);
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
      setPassword: () => {
        throw failure();
      },
    },
    { token: 't' },
  );
  await userEvent.type(field(), 'three warm pendants');
  await save();
  expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
});

it('without a token asks for none', async () => {
  await drawArea(<PasswordChangeView />, {});
  expect(screen.getByText('This link no longer works')).toBeTruthy();
});

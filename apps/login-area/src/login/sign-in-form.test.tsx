// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { drawArea, refusal } from '../testing/draw-area';
import { SignInForm } from './sign-in-form';

afterEach(cleanup);

it('explains that the address is unconfirmed, and sends the mail again', async () => {
  const { asked } = await drawArea(
    <SignInForm onSuccess={() => undefined} />,
    {
      login: () => {
        throw refusal(403, 'login.unconfirmed');
      },
      resendConfirmation: () => ({ status: 'confirmation-sent' }),
    },
    { returnTo: '/orders' },
  );
  await userEvent.type(screen.getByLabelText(/^E-mail/), 'ana@taller.es');
  await userEvent.type(screen.getByLabelText('Password'), 'three warm pendants{Enter}');
  expect(await screen.findByText('Your address is not confirmed yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText('Sent once more to ana@taller.es.')).toBeTruthy();
  expect(asked.at(-1)).toEqual({ name: 'resendConfirmation', body: { email: 'ana@taller.es', returnTo: '/orders' } });
});

it.each([
  ['', 'Please fill in this field'],
  ['ana', 'This is not a complete e-mail address'],
])('says of the address %j, once it is left, what is wrong with it', async (typed, words) => {
  await drawArea(<SignInForm onSuccess={() => undefined} />, {});
  const field = screen.getByLabelText(/^E-mail/);
  await userEvent.click(field);
  if (typed !== '') await userEvent.type(field, typed);
  await userEvent.tab();
  expect((await screen.findByRole('alert')).textContent).toBe(words);
});

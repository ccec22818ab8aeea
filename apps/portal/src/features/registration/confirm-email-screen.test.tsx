// @vitest-environment happy-dom
import { ApiFailure } from '@candil/api-client';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openAt } from '../../testing/open-at';
import { ConfirmEmailScreen } from './confirm-email-screen';

afterEach(cleanup);

const expired = new ApiFailure({ kind: 'http', ErrorCode: 410, ErrorDescription: 'Gone', URL: '/', code: 'mail-link.expired' });
const unreachable = new ApiFailure({ kind: 'network', ErrorCode: 0, ErrorDescription: 'No answer', URL: '/', code: 'network.unreachable' });
const routes = [
  { path: '/confirm-email', Component: ConfirmEmailScreen },
  { path: '/password-reset', Component: () => <p>A new password</p> },
  { path: '/projects', Component: () => <p>The projects</p> },
  { path: '/', Component: () => <p>Home</p> },
];
const open = (answers: Parameters<typeof openAt>[2], query = '?token=abc') => openAt(`/confirm-email${query}`, routes, answers);
const confirmations = ({ asked }: Awaited<ReturnType<typeof open>>) => asked.filter(({ name }) => name === 'confirmEmail').length;

it('confirms once and continues to the page where the registration began', async () => {
  const opened = await open({ confirmEmail: () => ({ email: 'ana@taller.es', returnTo: '/projects' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByText('The projects');
  expect(confirmations(opened)).toBe(1);
});

it('asks for a new password when the chosen one is not certain to be the owner’s', async () => {
  const choosePassword = '/password-reset?token=abc';
  const { router } = await open({ confirmEmail: () => ({ email: 'ana@taller.es', returnTo: '/projects', choosePassword }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a password' }));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/password-reset', search: '?token=abc' }));
});

it('never continues to another origin', async () => {
  const { router } = await open({ confirmEmail: () => ({ email: 'ana@taller.es', returnTo: '//elsewhere.example' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByText('Home');
  expect(router.state.location.pathname).toBe('/');
});

it.each([
  ['a link that is used or too old', '?token=abc', 1],
  ['an address without a token', '', 0],
])('%s offers another link', async (_what, query, asks) => {
  const opened = await open(
    {
      confirmEmail: () => {
        throw expired;
      },
      resendConfirmation: () => ({ status: 'confirmation-sent' }),
    },
    query,
  );
  await userEvent.type(await screen.findByLabelText('Your e-mail'), 'ana@taller.es');
  await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByText(/something to confirm for ana@taller.es/)).toBeTruthy();
  expect(confirmations(opened)).toEqual(asks);
  expect(opened.asked.at(-1)?.body).toEqual({ email: 'ana@taller.es' });
});

it('a service that does not answer costs no link: it is asked again by hand', async () => {
  let answers = 0;
  const opened = await open({
    confirmEmail: () => {
      answers += 1;
      if (answers === 1) throw unreachable;
      return { email: 'ana@taller.es', returnTo: null };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /try again/i }));
  await screen.findByText('Your address is confirmed');
  expect(confirmations(opened)).toBe(2);
});

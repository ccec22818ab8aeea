// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAt } from '../testing/open-at';
import { sampleAccount } from '../testing/sample-account';
import { Component as NewRegister } from './new-register';

afterEach(cleanup);
beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the page reads
  document.cookie = 'language=en';
});

const Home = () => <p>Home page</p>;
const routes = [
  { path: '/:language/new-register', Component: NewRegister },
  { path: '/', Component: Home },
];

it('a signed-in user is redirected home, and keeps their language', async () => {
  const { router } = await openAt('/de/new-register', routes, {}, sampleAccount());
  expect(await screen.findByText('Home page')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
  expect(document.cookie.includes('language=en')).toBe(true);
});

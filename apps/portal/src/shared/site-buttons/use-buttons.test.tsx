// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openAt } from '../../testing/open-at';
import { unreachable } from '../../testing/sample-failure';
import { useButtons } from './use-buttons';

afterEach(cleanup);

const Place = () => {
  const shows = useButtons('MyProjects');
  return <p>{['CREATE_PROJECT' as const, 'DELETE_PROJECT' as const].filter(shows).join(' ')}</p>;
};
const routes = [{ path: '/', Component: Place }];

it('shows the actions that the service names for the place', async () => {
  const { asked } = await openAt('/', routes, { getUserConfigurations: () => ({ BUTTONS: ['CREATE_PROJECT'] }) });
  expect(await screen.findByText('CREATE_PROJECT')).toBeTruthy();
  expect(asked).toEqual([{ name: 'getUserConfigurations', query: { siteLocation: 'MyProjects' } }]);
});

it('shows all where the service cannot be asked: each still obeys the rights of its project', async () => {
  await openAt('/', routes, {
    getUserConfigurations: () => {
      throw unreachable();
    },
  });
  expect(await screen.findByText('CREATE_PROJECT DELETE_PROJECT')).toBeTruthy();
});

// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FlagProvider } from '../shared/flags/use-flag';
import { openAt } from '../testing/open-at';
import { Component } from './regular-configurator';

afterEach(cleanup);

const collection = {
  subFamilyId: 110,
  name: 'Alba',
  tagline: '',
  configuratorType: { id: 7, description: '' },
  applicationLocations: [{ id: 11, name: 'Over tables' }],
};
const facets = { applications: [], techniques: [], lumens: null, watts: null, weeks: null, price: null };

it('shows the models of a collection that an address names without a model', async () => {
  const path = '/new-product/RegularConfigurator';
  const { router, asked } = await openAt(`${path}?subFamily=110&applicationLocation=11&catalog=21`, [{ path, Component }], {
    getCollections: () => [collection],
    searchModels: () => ({ items: [], total: 0, page: 1, itemsPerPage: 24, facets }),
    listPreconfigs: () => [],
    getLayer: () => [],
  });
  await screen.findByRole('heading', { level: 1, name: 'Alba' });
  expect(router.state.location.pathname).toEqual(path);
  expect(asked.find(({ name }) => name === 'searchModels')?.query).toEqual(
    expect.objectContaining({ catalog: 21, subFamilyId: [110], applicationLocationId: [11] }),
  );
});

it('opens a model that is chosen there in the tab that the address names', async () => {
  const path = '/new-product/RegularConfigurator';
  const model = { model: '0820', subFamilyId: 110, name: 'Alba 33', image: '', finishes: [], fromPrice: null, discontinued: false };
  await openAt(`${path}?subFamily=110&activeTab=technical`, [{ path, Component }], {
    getCollections: () => [collection],
    searchModels: () => ({ items: [model], total: 1, page: 1, itemsPerPage: 24, facets }),
    listPreconfigs: () => [],
    getLayer: () => [],
    getRememberedModels: () => ({ favourites: [], recent: [] }),
  });
  const link = await screen.findByRole('link', { name: 'Configure Alba 33' });
  expect(link.getAttribute('href')).toBe(`${path}?subFamily=110&catalog=16&model=0820&activeTab=technical`);
});

const OFF = { isOn: () => false, subscribe: () => () => undefined, refresh: () => undefined };
const Off = () => (
  <FlagProvider value={OFF}>
    <Component />
  </FlagProvider>
);

it.each([
  ['/new-product/RegularConfigurator?subFamily=110&model=0820', '/add-product-v2/110/0/0820'],
  ['/project/p1/add-product/RegularConfigurator?subFamily=110&model=0820', '/add-product/110/0/0820?project=p1'],
  ['/project/p1/product/l1/RegularConfigurator', '/validate/p1/l1'],
])('with its flag off %s leads to %s', async (path, to) => {
  const earlier = () => <p>The earlier screen</p>;
  const { router } = await openAt(
    path,
    [
      { path: '/new-product/RegularConfigurator', Component: Off },
      { path: '/project/:projectId/add-product/RegularConfigurator', Component: Off },
      { path: '/project/:projectId/product/:productId/RegularConfigurator', Component: Off },
      { path: '*', Component: earlier },
    ],
    {},
  );
  await screen.findByText('The earlier screen');
  expect(router.state.location.pathname + router.state.location.search).toBe(to);
});

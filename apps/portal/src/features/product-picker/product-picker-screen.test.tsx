// @vitest-environment happy-dom
import type { Collection, ModelSummary } from '@candil/contract';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useParams } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { FlagStore } from '../../shared/flags/flag-store';
import { FlagProvider } from '../../shared/flags/use-flag';
import { openAt } from '../../testing/open-at';
import { ProductPickerScreen } from './product-picker-screen';

afterEach(cleanup);

const collectionOf = (configuratorTypeId: number) =>
  ({
    subFamilyId: 110,
    name: 'Alba',
    tagline: 'Spun domes.',
    image: '',
    nightImage: null,
    modelCount: 1,
    fromPrice: { currency: 'EUR', amount: 404, net: true },
    lumens: { min: 920, max: 920 },
    configuratorType: { id: configuratorTypeId, description: '' },
    applicationLocations: [{ id: 11, name: 'Over tables' }],
  }) as unknown as Collection;
const model = {
  model: '0820',
  subFamilyId: 110,
  subFamilyName: 'Alba',
  name: 'Alba 33',
  description: '',
  image: '',
  nightImage: null,
  lumens: 920,
  watts: 9,
  ip: 'IP20',
  widthMetres: 0.33,
  heightMetres: 0.25,
  applicationLocationId: 11,
  finishes: [],
  fromPrice: { currency: 'EUR', amount: 410.5, net: false },
  weeks: null,
  virtual: false,
  discontinued: false,
} as unknown as ModelSummary;
const facets = {
  applications: [{ id: 1, name: 'Pendant light', count: 1 }],
  techniques: [],
  lumens: { min: 400, max: 2000 },
  watts: null,
  weeks: null,
  price: null,
};
const found = { items: [model], total: 1, page: 1, itemsPerPage: 24, facets };

const Screen = () => {
  const { subFamilyId } = useParams();
  return <ProductPickerScreen projectId={undefined} subFamilyId={subFamilyId === undefined ? undefined : Number(subFamilyId)} />;
};
const routes = ['/create-project/select-collection', '/create-project/select-collection/:subFamilyId'].map((path) => ({
  path,
  element: <Screen />,
}));
const open = (path: string, { typeId = 7, ...answers }: Record<string, unknown> & { typeId?: number } = {}, shown = routes) =>
  openAt(`/create-project/select-collection${path}`, shown, {
    getCollections: () => [collectionOf(typeId)],
    searchModels: () => found,
    getRememberedModels: () => ({ favourites: [], recent: [] }),
    listPreconfigs: () => [],
    getLayer: () => [],
    searchArticles: () => [],
    ...answers,
  });

it('shows the collections while favourites are not known', async () => {
  await open('', { getRememberedModels: () => new Promise(() => undefined) });
  await screen.findByRole('link', { name: /^Alba/ });
});

it('shows collections, and models as soon as something is asked for', async () => {
  const { router, asked } = await open('');
  await screen.findByRole('link', { name: /^Alba/ });
  await userEvent.click(await screen.findByRole('button', { name: /Pendant light/ }));
  await screen.findByRole('link', { name: 'Alba 33' });
  expect(router.state.location.search).toBe('?use=1');
  expect(asked.findLast(({ name }) => name === 'searchModels')?.query).toEqual({
    catalog: 16,
    lang: 'en',
    sort: 'COLLECTION',
    page: 1,
    itemsPerPage: 24,
    application: [1],
    virtual: 0,
  });
});

it.each([
  [7, 'Configure Alba 33', false],
  [2, 'Configure Alba 33', false],
  [99, undefined, true],
])('of the configurator type %i leads to %s', async (typeId, link, refused) => {
  await open('/110', { typeId });
  await screen.findByRole('link', { name: 'Alba 33' });
  expect(screen.queryByRole('link', { name: /^Configure/ })?.getAttribute('aria-label')).toEqual(link);
  expect(!!screen.queryByText('No configurator setted!')).toEqual(refused);
});

it('shows the number of results beside a constant heading', async () => {
  await open('/110');
  const [heading, status] = [await screen.findByRole('heading', { level: 2, name: '1 model' }), screen.getByRole('status')];
  expect(heading.id).toBe('results-heading');
  expect(status.textContent).toBe('1 model');
});

it('names the base of each price', async () => {
  await open('');
  await screen.findByText('from 404 € net');
  cleanup();
  await open('/110');
  await screen.findByText('from 410,50 € list price');
});

it('suggests a next step when there are no results', async () => {
  const { router } = await open('?q=zzz&lm=500-', { searchModels: () => ({ ...found, items: [], total: 0 }) });
  await screen.findByText('Nothing matches “zzz”');
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear all' })[0] as HTMLElement);
  expect(router.state.location.search).toBe('');
});

it('shows one question after another, each focused', async () => {
  const answer = (id: string, more: object) => ({ id, text: id, picture: '', modelCount: 1, ...more });
  const result = { subFamilyId: 110, applicationLocationId: 11, models: [{ model: '0820', name: 'Alba 33', subFamilyId: 110, image: '' }] };
  const nodes = [
    { id: 'a', question: 'Where?', answers: [answer('Table', { next: 'b' }), answer('Nowhere', { modelCount: 0, result })] },
    { id: 'b', question: 'How?', answers: [answer('Calm', { result })] },
  ];
  await open('?ask=', { getDecisionTree: () => ({ id: 'find-a-luminaire', title: '', start: 'a', nodes }) });
  await screen.findByRole('heading', { name: 'Where?' });
  expect(screen.queryByRole('link', { name: /Nowhere/ })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /Table/ }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'How?' }));
  await userEvent.click(screen.getByRole('link', { name: 'One step back' }));
  await userEvent.click(await screen.findByRole('link', { name: /Table/ }));
  await userEvent.click(await screen.findByRole('link', { name: /Calm/ }));
  expect((await screen.findByRole('link', { name: /Alba 33/ })).getAttribute('href')).toBe('/add-product-v2/110/11/0820');
});

/** Renders the screen with one flag in a given state, at the given places. */
const withFlag = (name: string, isOn: boolean, places: unknown[] = []) => {
  const flags: FlagStore = {
    isOn: (asked, place) => {
      if (asked !== name) return true;
      places.push(place);
      return isOn;
    },
    subscribe: () => () => undefined,
    refresh: () => undefined,
  };
  const element = (
    <FlagProvider value={flags}>
      <Screen />
    </FlagProvider>
  );
  return routes.map(({ path }) => ({ path, element }));
};

it.each([true, false])('offers a list of pieces only while its flag is on (%s)', async (isOn) => {
  await open('', {}, withFlag('bundleListConfigurator', isOn));
  await screen.findByText('from 404 € net');
  expect(screen.queryByRole('link', { name: 'New pieces list' }) !== null).toBe(isOn);
});

it.each([
  ['', true, { subFamilyId: 110 }],
  ['', false, { subFamilyId: 110 }],
  ['?use=1', true, { subFamilyId: 110, applicationId: 1 }],
])('offers to compose at %j while newCompositors is on for it (%s)', async (search, isOn, place) => {
  const places: unknown[] = [];
  const composing = { ...collectionOf(7), canCompose: true };
  await open(`/110${search}`, { getCollections: () => [composing] }, withFlag('newCompositors', isOn, places));
  await screen.findByRole('heading', { level: 2, name: '1 model' });
  expect(screen.queryByRole('link', { name: 'Compose' }) !== null).toBe(isOn);
  expect(places.at(-1)).toEqual(place);
});

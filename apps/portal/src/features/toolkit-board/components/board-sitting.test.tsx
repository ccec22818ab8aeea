// @vitest-environment happy-dom
import { catalogueSources } from '@candil/configurator/testing';
import type { BoardPart, ToolkitBoard } from '@candil/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftStore } from '../../../shared/draft/draft-store';
import type { FlagStore } from '../../../shared/flags/flag-store';
import { FlagProvider } from '../../../shared/flags/use-flag';
import { oneConfiguration } from '../../../testing/one-configuration';
import { openAt } from '../../../testing/open-at';
import { readOpening } from '../model/opening';
import { ToolkitBoardScreen } from '../toolkit-board-screen';

const SOURCES = catalogueSources({ subFamilyId: 270 });
const [PLATE, DROP, SPACER] = ['9010', '9012', '9014'] as const;

const plate: BoardPart = { id: 'p', model: PLATE, selection: { color: '10', installation: '10' }, x: 0, z: 0, turnDegrees: 0 };
const drop: BoardPart = {
  id: 'd',
  model: DROP,
  selection: { color: '10', temperature: '1', installation: '80', pendantHeightCm: 120 },
  x: 0.13,
  z: 0,
  turnDegrees: 0,
};
const boardOf = (...parts: readonly BoardPart[]): ToolkitBoard => ({
  type: 'ToolkitBoard',
  version: 1,
  subFamilyId: 270,
  applicationLocationId: 72,
  parts,
});
const BEGUN = boardOf(plate);
const THEIRS = boardOf(plate, drop);

const modelsOf = (document: unknown) => (document as ToolkitBoard).parts.map(({ model }) => model);

const OFFER = {
  catalogId: 16,
  today: '20/11/2026',
  models: [PLATE, DROP, SPACER].map((model) => ({ definition: SOURCES.context.modelOf(model), familyName: 'Trama', pictures: {} })),
  companions: [],
  rules: {},
  priceBasis: { rateId: 10, currency: 'EUR', calculation: 'new', netVisible: true, basePrices: [], discountPercent: {} },
  subFamilyId: 270,
  familyName: 'Trama',
  parts: Object.fromEntries([PLATE, DROP, SPACER].map((model) => [model, SOURCES.systemParts[model]])),
};

const AtAddress = ({ productId }: { readonly productId?: string }) => {
  const { pathname, search } = useLocation();
  return <ToolkitBoardScreen key={pathname} opening={readOpening({ projectId: 'p1', productId }, new URLSearchParams(search))} />;
};
const ROUTES = [
  { path: '/project/p1/product/q1/ToolkitListConfigurator', element: <AtAddress productId="q1" /> },
  { path: '/project/p1/add-product/ToolkitListConfigurator', element: <AtAddress /> },
  { path: '/project/p1', element: <p>The project</p> },
];
const open = (service: ReturnType<typeof oneConfiguration>, path = '/project/p1/product/q1/ToolkitListConfigurator') =>
  openAt(path, ROUTES, { ...service.answers, getBoardOffer: () => OFFER, listPreconfigs: () => [] });

const drafts = () => createDraftStore(window.localStorage, 'u1', Date.now).list();
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const lay = async (name: string) => fireEvent.click(await screen.findByRole('button', { name: `Place ${name}` }));
const laid = (name: RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  window.localStorage.clear();
  // As wide as a notebook: board and palette side by side, all in the bar.
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: Number(/(\d+)rem/.exec(query)?.[1] ?? 0) <= 64,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => vi.restoreAllMocks());

describe('a board that is open in two windows', () => {
  /** A spacer is laid here; a drop is saved by the other window in the meantime. */
  const saveLate = async () => {
    const service = oneConfiguration(BEGUN, 3);
    const opened = await open(service);
    await lay('Spacer');
    await laid(/^S1: Spacer/);
    service.saveElsewhere(THEIRS);
    await press('Save changes');
    await screen.findByRole('dialog');
    return { ...service, ...opened };
  };

  it('shows how many of each part the two have', async () => {
    await saveLate();
    const table = await screen.findByRole('table', { name: 'What differs' });
    expect(rowsOf(table)).toEqual([
      ['Trama drop · 901210/10_80 · 120\u00a0cm', '1', 'not there'],
      ['Trama spacer · 901411', 'not there', '1'],
    ]);
  });

  it('is opened as the other has saved it, with the own one kept as the draft of a new board', async () => {
    const { saved } = await saveLate();
    await press('Take theirs, keep mine as a draft');
    await laid(/^D1: Drop/);
    expect(screen.queryByRole('button', { name: /^S1: Spacer/ })).toBeNull();
    expect(saved.document).toEqual(THEIRS);
    const [draft, ...others] = drafts();
    expect(others).toEqual([]);
    expect(draft?.href).toMatch(/^\/project\/p1\/add-product\/ToolkitListConfigurator\?subFamily=270&handedOver=[0-9a-f]{8}$/);

    // What is changed from here on is saved over the other version, which was looked at.
    await lay('Spacer');
    await laid(/^S1: Spacer/);
    await press('Save changes');
    await screen.findByText('The project');
    expect(modelsOf(saved.document)).toEqual([PLATE, DROP, SPACER]);
    expect(drafts()).toHaveLength(1);
  });

  it('leads to the draft, which is added to the project as a new product', async () => {
    const { saved } = await saveLate();
    await press('Take theirs, keep mine as a draft');
    await laid(/^D1: Drop/);
    await press('Open draft');
    await laid(/^S1: Spacer/);
    await press('Add to project');
    await screen.findByText('The project');
    expect(saved.added.map(modelsOf)).toEqual([[PLATE, SPACER]]);
    expect(saved.document).toEqual(THEIRS);
    expect(drafts()).toEqual([]);
  });

  it('replaces the other version only when that is asked for', async () => {
    const { saved } = await saveLate();
    await press('Replace the saved version');
    await waitFor(() => expect(modelsOf(saved.document)).toEqual([PLATE, SPACER]));
  });
});

it('says that the board has nothing new to save, and resumes what was laid and not saved', async () => {
  const service = oneConfiguration(BEGUN, 3);
  const { router } = await open(service);
  await laid(/^P1: Plate/);
  await press('Save changes');
  expect(service.saved.version).toBe(3);
  await lay('Spacer');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  await router.navigate('/project/p1');
  await press('Leave');
  await screen.findByText('The project');
  await router.navigate('/project/p1/product/q1/ToolkitListConfigurator');
  await laid(/^S1: Spacer/);
  await press('Start over');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^S1: Spacer/ })).toBeNull());
  expect(drafts()).toEqual([]);
});

it('is kept to be compared by its code once it is saved', async () => {
  await open(oneConfiguration(BEGUN, 3));
  await press('Compare');
  expect(await screen.findByText('Trama board CR7 added to the comparison')).toBeTruthy();
});

it('is begun nowhere while its flag is off for the toolkit, and opens what is in a project all the same', async () => {
  const off: FlagStore = { isOn: () => false, subscribe: () => () => undefined, refresh: () => undefined };
  const under = ({ element, ...route }: (typeof ROUTES)[number]) => ({
    ...route,
    element: <FlagProvider value={off}>{element}</FlagProvider>,
  });
  const { answers } = oneConfiguration(BEGUN, 3);
  const routes = [...ROUTES.map(under), { path: '*', element: <p>The collection</p> }];
  const path = '/project/p1/add-product/ToolkitListConfigurator?subFamily=270';
  const { router } = await openAt(path, routes, { ...answers, getBoardOffer: () => OFFER, listPreconfigs: () => [] });
  await screen.findByText('The collection');
  expect(router.state.location.pathname).toBe('/project/p1/add-product/select-collection/270');
  await router.navigate('/project/p1/product/q1/ToolkitListConfigurator');
  await laid(/^P1: Plate/);
});

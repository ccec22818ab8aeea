// @vitest-environment happy-dom
import { catalogueSources } from '@candil/configurator/testing';
import type { PieceList, PieceRow } from '@candil/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftStore } from '../../shared/draft/draft-store';
import type { FlagStore } from '../../shared/flags/flag-store';
import { FlagProvider } from '../../shared/flags/use-flag';
import { oneConfiguration } from '../../testing/one-configuration';
import { openAt } from '../../testing/open-at';
import { unreachable } from '../../testing/sample-failure';
import { readOpening } from './model/opening';
import { PiecesListScreen } from './pieces-list-screen';

const SOURCES = catalogueSources();
const DOME = '0820';
const DOME_CODE = '082042/2A_10';
const DOCK = 'Total and next step';

const row = (id: string, quantity: number): PieceRow => ({
  id,
  model: DOME,
  selection: { color: '42', temperature: '2', control: 'A', installation: '10' },
  quantity,
});
const listOf = (...rows: readonly PieceRow[]): PieceList => ({
  type: 'PieceList',
  version: 1,
  subFamilyId: 110,
  applicationLocationId: 0,
  rows,
  dismissed: [],
});
const BEGUN = listOf(row('a', 2));
const THEIRS = listOf(row('a', 7));

const piecesOf = (document: unknown) => (document as PieceList).rows.reduce((sum, { quantity }) => sum + quantity, 0);

const offer = ({ body }: { body?: unknown }) => ({
  catalogId: 16,
  today: '20/11/2026',
  models: (body as { readonly models: readonly string[] }).models.flatMap((model) => {
    const definition = SOURCES.context.modelOf(model);
    return definition === undefined ? [] : [{ definition, familyName: 'Alba', pictures: {} }];
  }),
  companions: [],
  rules: {},
  priceBasis: {
    rateId: 10,
    currency: 'EUR',
    calculation: 'new',
    netVisible: true,
    basePrices: [{ model: DOME, basePrice: 400 }],
    discountPercent: {},
  },
});

const AtAddress = ({ productId }: { readonly productId?: string }) => {
  const { pathname, search } = useLocation();
  return <PiecesListScreen key={pathname} opening={readOpening({ projectId: 'p1', productId }, new URLSearchParams(search))} />;
};
const ROUTES = [
  { path: '/project/p1/product/q1/BundleListConfigurator', element: <AtAddress productId="q1" /> },
  { path: '/project/p1/add-product/BundleListConfigurator', element: <AtAddress /> },
  { path: '/project/p1', element: <p>The project</p> },
];
const open = (service: ReturnType<typeof oneConfiguration>, path = '/project/p1/product/q1/BundleListConfigurator', more: object = {}) =>
  openAt(path, ROUTES, {
    ...service.answers,
    getPieceOffer: offer,
    searchArticles: () => [{ reference: DOME_CODE, name: 'Alba 33', image: '/a.webp' }],
    ...more,
  });

const drafts = () => createDraftStore(window.localStorage, 'u1', Date.now).list();
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const addDome = async () => {
  await userEvent.type(await screen.findByRole('combobox', { name: 'Add by name or reference' }), 'dome');
  await userEvent.click(await screen.findByRole('option', { name: /Alba 33/ }));
};
const total = async (pieces: string) => within(await screen.findByRole('region', { name: DOCK })).findByText(new RegExp(`· ${pieces}$`));

beforeEach(() => {
  window.localStorage.clear();
  // No accessories are published.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
});

afterEach(() => vi.restoreAllMocks());

describe('a list that is open in two windows', () => {
  /** One piece is added here; seven are saved by the other window in the meantime. */
  const saveLate = async () => {
    const service = oneConfiguration(BEGUN, 3);
    const opened = await open(service);
    await addDome();
    await total('3 pieces');
    service.saveElsewhere(THEIRS);
    await press('Save changes');
    await screen.findByRole('dialog');
    return { ...service, ...opened };
  };

  it('shows how many of each piece the two have', async () => {
    await saveLate();
    const table = await screen.findByRole('table', { name: 'What differs' });
    const [, ...rows] = within(table).getAllByRole('row');
    expect(
      rows.map((each) =>
        within(each)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['Alba 33 · 082042/2A_10', '7', '2'],
      ['Alba 33 · 082042/2A_10 · 200\u00a0cm', 'not there', '1'],
    ]);
  });

  it('is opened as the other has saved it, with the own one kept as the draft of a new list', async () => {
    const { saved, router } = await saveLate();
    await press('Take theirs, keep mine as a draft');
    await total('7 pieces');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(saved.document).toEqual(THEIRS);
    const [draft, ...others] = drafts();
    expect(others).toEqual([]);
    expect(draft?.href).toMatch(/^\/project\/p1\/add-product\/BundleListConfigurator\?subFamily=110&handedOver=[0-9a-f]{8}$/);
    expect(draft?.begunOn).toBeUndefined();

    // What is changed from here on is saved over the other version, which was looked at.
    await addDome();
    await total('8 pieces');
    await press('Save changes');
    await screen.findByText('The project');
    expect(router.state.location.pathname).toBe('/project/p1');
    expect(piecesOf(saved.document)).toBe(8);
    expect(drafts()).toHaveLength(1);
  });

  it('leads to the draft, which is added to the project as a new product', async () => {
    const { saved } = await saveLate();
    await press('Take theirs, keep mine as a draft');
    await total('7 pieces');
    await press('Open draft');
    await total('3 pieces');
    await press('Add to project');
    await screen.findByText('The project');
    expect(saved.added.map(piecesOf)).toEqual([3]);
    expect(saved.document).toEqual(THEIRS);
    expect(drafts()).toEqual([]);
  });

  it('is saved as a new product beside the other version', async () => {
    const { saved } = await saveLate();
    await press('Save mine as a new product');
    await waitFor(() => expect(saved.added.map(piecesOf)).toEqual([3]));
    expect(saved.document).toEqual(THEIRS);
  });
});

it('is saved without a network, and again with one: the later attempt is on the same subject and takes the place of the earlier', async () => {
  const service = oneConfiguration(BEGUN, 3);
  let hasNetwork = false;
  const addConfiguration = (request: { body?: unknown }) => {
    if (!hasNetwork) throw unreachable();
    return service.answers.addConfiguration(request);
  };
  const { queries } = await open(service, '/project/p1/add-product/BundleListConfigurator?subFamily=110', { addConfiguration });
  const attempts = () => queries.getMutationCache().findAll({ predicate: ({ meta }) => meta?.action === 'configuration-save' });
  await addDome();
  await total('1 piece');
  await press('Add to project');
  await waitFor(() => expect(attempts().map(({ state }) => state.status)).toEqual(['error']));
  hasNetwork = true;
  await addDome();
  await press('Add to project');
  await screen.findByText('The project');
  const [first, second] = attempts().map(({ meta }) => meta?.subject);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
});

describe('a text that is pasted into the rows', () => {
  const NEW = '/project/p1/add-product/BundleListConfigurator?subFamily=110';
  const paste = async (text: string) =>
    fireEvent.paste(await screen.findByRole('grid', { name: 'Pieces' }), { clipboardData: { getData: () => text } });
  const read = (lines: readonly object[]) => ({ lines, columnsRead: null });
  const line = (number: number, text: string, more: object) => ({
    line: number,
    text,
    code: null,
    quantity: null,
    tag: '',
    room: '',
    note: '',
    article: null,
    repairs: [],
    candidates: [],
    reason: null,
    ...more,
  });

  it('is shown line by line as right, unsure and wrong, and added as one step', async () => {
    const article = { referenceCode: DOME_CODE, modelName: 'Alba 33' };
    const previewPaste = () =>
      read([
        line(1, `${DOME_CODE}\t6`, { state: 'good', article, quantity: 6 }),
        line(2, '0820 40/2A_10', { state: 'refused', candidates: [article] }),
        line(3, 'chandelier', { state: 'refused', reason: { code: 'reference.invalid', values: { reference: 'chandelier' } } }),
      ]);
    await open(oneConfiguration(BEGUN, 3), NEW, { previewPaste });
    await paste(`${DOME_CODE}\t6\n0820 40/2A_10\nchandelier`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste a list' }));
    for (const state of ['All 3', 'Right 1', 'Unsure 1', 'Wrong 1']) expect(await dialog.findByText(state)).toBeTruthy();
    await press('Add 2 rows');
    await total('7 pieces');
    await press('Undo');
    await total('0 pieces');
  });

  it('of ten thousand lines is answered with its figures, kept as it is, and asked about nowhere', async () => {
    const { asked } = await open(oneConfiguration(BEGUN, 3), NEW);
    await paste(`${DOME_CODE}\t1\n`.repeat(10_000));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste a list' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('This text has 10.000 rows, and the list can take 2.000.');
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toHaveLength(10_000 * (DOME_CODE.length + 3));
    expect(asked.some(({ name }) => name === 'previewPaste')).toBe(false);
  });

  it('of one cell of a megabyte changes nothing and says why', async () => {
    const { asked } = await open(oneConfiguration(BEGUN, 3));
    await total('2 pieces');
    await paste('x'.repeat(1_000_000));
    expect((await screen.findByRole('alert')).textContent).toContain('A cell can hold 64 characters.');
    expect(screen.getByText(DOME_CODE)).toBeTruthy();
    await paste('082011/2A_10');
    expect(await screen.findByText('082011/2A_10')).toBeTruthy();
    await paste(`x${'y'.repeat(1_000_000)}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste a list' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Row 1 is too long to hold a product.');
    expect(asked.some(({ name }) => name === 'previewPaste')).toBe(false);
  });
});

describe('the accessories of the collection', () => {
  const published = (answer: () => Response | Promise<Response>) => vi.mocked(globalThis.fetch).mockImplementation(async () => answer());
  const menu = () => screen.queryByRole('button', { name: 'Accessories' });

  it('are added below the last row, as they were published', async () => {
    const canopy = SOURCES.outletCanopies[0];
    if (canopy === undefined) throw new Error('the catalogue has accessories');
    published(() => Response.json({ articles: [canopy, { model: 7 }] }));
    await open(oneConfiguration(BEGUN, 3));
    await total('2 pieces');
    await waitFor(() => expect(menu()).toHaveProperty('disabled', false));
    await press('Accessories');
    await userEvent.click(await screen.findByRole('menuitem', { name: `${canopy.name.en} ${canopy.model}` }));
    await total('3 pieces');
    expect(vi.mocked(globalThis.fetch).mock.calls.map(([address]) => address)).toEqual(['/static/accessories/110_16.json']);
  });

  it.each([
    ['missing', () => new Response('', { status: 404 })],
    ['no JSON', () => new Response('<!doctype html>')],
    ['no list of articles', () => Response.json({ articles: 7 })],
    ['cut off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('are none where their file is %s, and the list is worked on all the same', async (_, answer) => {
    published(answer);
    await open(oneConfiguration(BEGUN, 3));
    await addDome();
    await total('3 pieces');
    expect(menu()).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('keeps the draft of a new list at its whole address, where it is found again', async () => {
  const path = '/project/p1/add-product/BundleListConfigurator?subFamily=110&applicationLocation=12';
  await open(oneConfiguration(BEGUN, 3), path);
  await addDome();
  await total('1 piece');
  await waitFor(() => expect(drafts().map(({ href, id }) => [href, id])).toEqual([[path, 'p1/110']]));
});

it('is kept to be compared by its code once it is saved', async () => {
  await open(oneConfiguration(BEGUN, 3));
  await press('Compare');
  expect(await screen.findByText('Pieces list CR7 added to the comparison')).toBeTruthy();
});

it('has nothing to compare by before it is saved', async () => {
  await open(oneConfiguration(BEGUN, 3), '/project/p1/add-product/BundleListConfigurator?subFamily=110');
  await total('0 pieces');
  expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
});

it.each([
  ['at every step', false],
  ['at intervals', true],
])('follows the scrolling %s while scrollThrottling is %s', async (_, isOn) => {
  const flags: FlagStore = {
    isOn: (name) => name !== 'scrollThrottling' || isOn,
    subscribe: () => () => undefined,
    refresh: () => undefined,
  };
  const long = listOf(...Array.from({ length: 300 }, (_each, index) => row(`r${index}`, 1)));
  const element = (
    <FlagProvider value={flags}>
      <AtAddress productId="q1" />
    </FlagProvider>
  );
  const service = oneConfiguration(long, 3);
  await openAt('/', [{ path: '/', element }], { ...service.answers, getPieceOffer: offer });
  const grid = await screen.findByRole('grid', { name: 'Pieces' });
  const isDrawn = (number: string) => within(grid).queryByRole('rowheader', { name: number }) !== null;
  expect([isDrawn('1'), isDrawn('200')]).toEqual([true, false]);
  const scroller = grid.parentElement;
  if (scroller === null) throw new Error('the grid stands in what scrolls it');
  scroller.scrollTop = 200 * Number.parseInt(scroller.style.getPropertyValue('--cell-grid-row'), 10);
  fireEvent.scroll(scroller);
  expect(isDrawn('200')).toBe(!isOn);
  await waitFor(() => expect(isDrawn('200')).toBe(true));
});

// @vitest-environment happy-dom
import type { Project, ProjectProduct } from '@candil/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { controlsOnPaper } from '../../../testing/controls-on-paper';
import { openAt } from '../../../testing/open-at';
import { ProjectScreen } from './project-screen';

afterEach(cleanup);

const line = (id: string, more: Partial<ProjectProduct>): ProjectProduct =>
  ({
    _id: id,
    tag: id.toUpperCase(),
    room: '',
    note: '',
    model: '0820',
    modelName: 'Alba 33',
    referenceCode: '082042/2A_10',
    subFamily: { id: 110, description: 'Alba' },
    applicationLocation: { id: 11, applicationId: 1 },
    configuratorType: { id: 7, description: '' },
    attributes: { color: '42', pendantHeight: 200 },
    descriptions: [],
    quantity: 1,
    moq: 1,
    prices: { currency: 'EUR', unitGross: 412, totalGross: 412 },
    availability: { days: 0, weeks: 3, shippingDate: '11/12/2026' },
    image: '/static/images/0820/42-day-400.webp',
    issues: [],
    validation: { status: 0 },
    ...more,
  }) as ProjectProduct;

const projectOf = (version: number, products: readonly ProjectProduct[]): Project =>
  ({
    id: 'p1',
    name: 'Casa Llull',
    catalogId: 16,
    currency: 'EUR',
    status: 1,
    version,
    owner: { userId: 'u1', name: 'Marta', companyName: null },
    access: { write: true, order: true },
    products,
    totals: { currency: 'EUR', gross: 824, pieces: 2, lumens: 0, watts: 0 },
    onSite: null,
    order: null,
  }) as unknown as Project;

const BAR = line('l1', { room: 'Bar' });
const KITCHEN = line('l2', { room: 'Kitchen', modelName: 'Perla 30', availability: { days: 0, weeks: null, shippingDate: null } });
const routes = [
  {
    path: '/',
    Component: () => (
      <ProjectScreen projectId="p1" renderList={() => null} slots={{ actions: () => null, aside: () => null, foot: () => null }} />
    ),
  },
];
const buttons = {
  getUserConfigurations: () => ({ BUTTONS: [] }),
  getProjectProposals: () => ({ version: 1, repairs: [], proposals: [] }),
};

it('lists lines by room and names the line without a date', async () => {
  await openAt('/', routes, { ...buttons, getProject: () => projectOf(1, [BAR, KITCHEN]) });
  expect(await screen.findByRole('rowheader', { name: /Bar/ })).toBeTruthy();
  expect(screen.getByText('1 line has no date yet:')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'L2 Perla 30' }).getAttribute('href')).toBe('#l2');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search these lines' }), 'perla');
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Bar/ })).toBeNull());
});

it('leaves its commands and fields off paper: of what can be changed, only name and quantities are printed', async () => {
  const toFix = line('l3', { quantity: 4, moq: 10, issues: [{ code: 'line.moq', values: { moq: 10, quantity: 4 } }] });
  await openAt('/', routes, {
    getUserConfigurations: () => ({ BUTTONS: ['EDIT_PROJECT_NAME', 'DELETE_PROJECT', 'GENERATE_BUDGET', 'NEW_ORDER', 'ADD_PRODUCT'] }),
    getProjectProposals: () => ({
      version: 1,
      repairs: [{ productId: 'l3', kind: 'quantity', value: '6', change: { productId: 'l3', quantity: 10 }, amount: 2472, weeks: 6 }],
      proposals: [],
    }),
    getProject: () => projectOf(1, [BAR, KITCHEN, toFix]),
  });
  await screen.findByRole('group', { name: 'Ways to fix L3 Alba 33' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all lines' }));
  expect(await screen.findByRole('region', { name: 'Selected lines' })).toBeTruthy();
  await screen.findByRole('button', { name: 'Delete project' });
  expect(controlsOnPaper()).toEqual([
    'button: Edit the name of the project',
    ...['Alba 33', 'Perla 30', 'Alba 33'].map((name) => `spinbutton: Quantity of ${name}`),
  ]);
});

it('shows its lines compact, without pictures, and remembers that on the device', async () => {
  localStorage.clear();
  const answers = { ...buttons, getProject: () => projectOf(1, [BAR, KITCHEN]) };
  const pictures = async () => {
    await screen.findByRole('rowheader', { name: /Kitchen/ });
    return screen.getByRole('table').querySelectorAll('img').length;
  };
  await openAt('/', routes, answers);
  expect(await pictures()).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Compact rows', pressed: false }));
  expect(await pictures()).toBe(0);
  cleanup();
  await openAt('/', routes, answers);
  expect(await pictures()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Compact rows', pressed: true }));
  expect(await pictures()).toBe(2);
});

it('leads to the line that the address names, although it comes after the page', async () => {
  const scrolledTo: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.id);
  };
  await openAt('/#l2', routes, { ...buttons, getProject: () => projectOf(1, [BAR, KITCHEN]) });
  await screen.findByRole('rowheader', { name: /Kitchen/ });
  await waitFor(() => expect(document.activeElement?.id).toBe('l2'));
  expect(scrolledTo).toEqual(['l2']);
});

it('shows a line again that a search hides, when a link leads to it', async () => {
  await openAt('/', routes, { ...buttons, getProject: () => projectOf(1, [BAR, KITCHEN]) });
  const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search these lines' });
  await userEvent.type(search, 'alba');
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Kitchen/ })).toBeNull());
  const link = screen.getByRole('link', { name: 'L2 Perla 30' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(document.getElementById('l2')).not.toBe(null);
  expect(search.value).toBe('');
});

it('marks the lines that are validated', async () => {
  const validated = line('l3', { type: 'CREATION', validation: { status: 1 } });
  await openAt('/', routes, { ...buttons, getProject: () => projectOf(1, [BAR, validated]) });
  expect((await screen.findAllByText('Validated')).map((mark) => mark.closest('tr')?.id)).toEqual(['l3']);
});

it('takes several lines out in one step, back in one, and out again', async () => {
  const steps: unknown[] = [];
  let version = 1;
  const { asked } = await openAt('/', routes, {
    ...buttons,
    getProject: () => projectOf(1, [BAR, KITCHEN]),
    changeProducts: ({ body }) => {
      steps.push(body);
      version += 1;
      return projectOf(version, (body as { remove: readonly string[] }).remove.length > 0 ? [] : [BAR, KITCHEN]);
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all lines' }));
  await userEvent.click(within(screen.getByRole('region', { name: 'Selected lines' })).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No products yet')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('rowheader', { name: /Kitchen/ })).toBeTruthy();
  await waitFor(() => expect((screen.getByRole('button', { name: 'Redo' }) as HTMLButtonElement).disabled).toBe(false));
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(await screen.findByText('No products yet')).toBeTruthy();
  expect(steps).toEqual([
    { version: 1, changes: [], remove: ['l1', 'l2'], restore: [] },
    { version: 2, changes: [], remove: [], restore: ['l1', 'l2'] },
    { version: 3, changes: [], remove: ['l1', 'l2'], restore: [] },
  ]);
  expect(asked.filter(({ name }) => name === 'changeProducts')).toHaveLength(3);
});

it('takes back the change that is on its way when undo is pressed meanwhile', async () => {
  const steps: { readonly remove: readonly string[]; readonly restore: readonly string[] }[] = [];
  let arrive = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await openAt('/', routes, {
    ...buttons,
    getProject: () => projectOf(1, [BAR, KITCHEN]),
    changeProducts: async ({ body }) => {
      steps.push(body as (typeof steps)[number]);
      if (steps.length === 2) await promise;
      return projectOf(steps.length + 1, steps.length === 2 ? [] : [KITCHEN]);
    },
  });
  const remove = async (name: RegExp) => {
    await userEvent.click(await screen.findByRole('checkbox', { name }));
    await userEvent.click(within(screen.getByRole('region', { name: 'Selected lines' })).getByRole('button', { name: 'Remove' }));
  };
  await remove(/L1/);
  await waitFor(() => expect((screen.getByRole('button', { name: 'Undo' }) as HTMLButtonElement).disabled).toBe(false));
  await remove(/L2/);
  await waitFor(() => expect(steps).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  arrive();
  await waitFor(() =>
    expect(steps.map(({ remove, restore }) => [remove, restore])).toEqual([
      [['l1'], []],
      [['l2'], []],
      [[], ['l2']],
    ]),
  );
});

it('changes the finish of several lines and names the one that cannot have it', async () => {
  const steps: unknown[] = [];
  await openAt('/', routes, {
    ...buttons,
    getProject: () => projectOf(1, [BAR, KITCHEN, line('l3', { type: 'CREATION', referenceCode: 'CR100001' })]),
    previewProductChanges: ({ body }) => ({
      choices: { color: [{ modifier: '11', text: 'Black', lines: 1 }], temperature: [], control: [] },
      models: [],
      replacements: [],
      effect: null,
      kept: [],
      changes: (body as { color?: string }).color ? [{ productId: 'l1', referenceCode: '082011/2A_10' }] : [],
      unchanged: (body as { color?: string }).color
        ? [
            {
              productId: 'l2',
              tag: 'L2',
              modelName: 'Perla 30',
              issue: { code: 'article.attribute-unknown', values: { attribute: 'color', value: '11', allowed: '23' } },
            },
            { productId: 'l3', tag: 'L3', modelName: 'CR100001', issue: { code: 'project.too-many-compositions', values: {} } },
          ]
        : [],
    }),
    changeProducts: ({ body }) => {
      steps.push(body);
      return projectOf(2, [BAR, KITCHEN]);
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all lines' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await userEvent.click(await screen.findByRole('combobox', { name: /^Finish/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Black/ }));
  expect(await screen.findByText('1 line keeps its finish, light and control')).toBeTruthy();
  expect(screen.getByText(/Black is not/)).toBeTruthy();
  const notTried = screen.getByText(/^1 line was not tried, because there are too many compositions/);
  expect(notTried.closest('div')?.parentElement?.textContent).toContain('L3 CR100001');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(steps).toEqual([{ version: 1, changes: [{ productId: 'l1', referenceCode: '082011/2A_10' }], remove: [], restore: [] }]),
  );
});

it('replaces a model on several lines in one step, with what it costs and what stays', async () => {
  const steps: unknown[] = [];
  const changes = [
    { productId: 'l1', referenceCode: '235511/1A_10' },
    { productId: 'l3', exchange: { from: '2351', to: '2355' } },
  ];
  const absent = { productId: 'l2', tag: 'L2', modelName: 'Perla 30', issue: { code: 'element.not-found', values: { elementId: '2351' } } };
  await openAt('/', routes, {
    ...buttons,
    getProject: () => projectOf(1, [BAR, KITCHEN, line('l3', { type: 'CREATION', referenceCode: 'CR100001' })]),
    previewProductChanges: ({ body }) => {
      const { replace } = body as { replace?: { from: string; to?: string } };
      const isChosen = replace?.to === '2355';
      return {
        choices: { color: [], temperature: [], control: [] },
        models: [
          { model: '2351', text: 'Tramo drum', lines: 2, discontinued: true },
          { model: '5525', text: 'Perla 30', lines: 1, discontinued: false },
        ],
        replacements: replace?.from === '2351' ? [{ model: '2355', text: 'Tramo bowl' }] : [],
        changes: isChosen ? changes : [],
        kept: [],
        unchanged: isChosen ? [absent] : [],
        effect: isChosen ? { amount: 120, date: '25/12/2026', weeks: 2 } : null,
      };
    },
    changeProducts: ({ body }) => {
      steps.push(body);
      return projectOf(2, [BAR, KITCHEN]);
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all lines' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await userEvent.click(await screen.findByRole('combobox', { name: /^Model to replace/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Tramo drum 2351.*no longer made.*in 2 lines/ }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Replacement model/ })).toHaveProperty('disabled', false));
  await userEvent.click(screen.getByRole('combobox', { name: /^Replacement model/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Tramo bowl 2355/ }));
  const stays = await screen.findByText('1 line without Tramo drum remains unchanged');
  expect(stays.closest('div')?.parentElement?.textContent).toContain('L2 Perla 30');
  expect(screen.queryByText(/cannot be changed/)).toBeNull();
  expect(screen.getByText(/2 lines change · \+120,00\s€ · 2 weeks later/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(steps).toEqual([{ version: 1, changes, remove: [], restore: [] }]));
  await waitFor(() => expect((screen.getByRole('button', { name: 'Undo' }) as HTMLButtonElement).disabled).toBe(false));
});

it('proposes the successor of a model that is no longer made, and names the line in which it cannot be', async () => {
  await openAt('/', routes, {
    ...buttons,
    getProject: () => projectOf(1, [BAR, KITCHEN]),
    getProjectProposals: () => ({
      version: 1,
      repairs: [],
      proposals: [
        {
          kind: 'successor',
          lines: [{ productId: 'l1', tag: 'L1', modelName: 'Alba', from: 'Tramo drum', to: 'Tramo bowl' }],
          changes: [{ productId: 'l1', exchange: { from: '2351', to: '2355' } }],
          remove: [],
          staying: [{ productId: 'l2', tag: 'L2', modelName: 'Alba', issue: { code: 'composition.collides', values: { elements: 2 } } }],
          amount: 120,
          date: '25/12/2026',
          weeks: 2,
        },
      ],
    }),
  });
  const title = await screen.findByText('Tramo bowl replaces Tramo drum');
  const item = title.closest('li')?.textContent;
  expect(item).toContain('1 line cannot be changed');
  expect(item).toContain('L2 Alba');
  expect(item).toContain('+120,00\u00a0€ · 2 weeks later');
});

it('repairs a line in place and accepts a proposal, each as one step that can be undone', async () => {
  const steps: unknown[] = [];
  let version = 1;
  const red = (quantity: number) =>
    line('l1', { quantity, moq: 10, issues: quantity < 10 ? [{ code: 'line.moq', values: { moq: 10, quantity } }] : [] });
  const now = () => projectOf(version, [red(version === 1 ? 4 : 10), KITCHEN]);
  await openAt('/', routes, {
    ...buttons,
    getProject: now,
    getProjectProposals: () => ({
      version,
      repairs:
        version > 1
          ? []
          : [
              { productId: 'l1', kind: 'quantity', value: '6', change: { productId: 'l1', quantity: 10 }, amount: 2472, weeks: 6 },
              {
                productId: 'l1',
                kind: 'color',
                value: 'Black',
                hex: '#111111',
                change: { productId: 'l1', referenceCode: '082011/1A_10' },
                amount: 0,
                weeks: null,
              },
            ],
      proposals: [
        {
          kind: 'sooner',
          lines: [{ productId: 'l2', tag: 'L2', modelName: 'Perla 30', from: 'Brass', to: 'Black' }],
          changes: [{ productId: 'l2', referenceCode: '552511/2A_31' }],
          remove: [],
          staying: [],
          amount: -20,
          date: '01/01/2027',
          weeks: -3,
        },
      ],
    }),
    changeProducts: ({ body }) => {
      steps.push(body);
      version += 1;
      return now();
    },
  });
  expect((await screen.findByRole('link', { name: '1 to fix' })).getAttribute('href')).toBe('#l1');
  const ways = within(await screen.findByRole('group', { name: 'Ways to fix L1 Alba 33' }));
  expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Add 6 pieces+2.472,00\u00a0€ · 6 weeks',
    'Take Blacksame price · Lead time on request',
  ]);
  await userEvent.click(ways.getByRole('button', { name: /Add 6 pieces/ }));
  await waitFor(() => expect(screen.queryByRole('group', { name: /Ways to fix/ })).toBeNull());
  expect(document.activeElement?.id).toBe('l1');
  const proposal = await screen.findByRole('button', { name: 'Apply', description: '3 weeks sooner' });
  await waitFor(() => expect(proposal.getAttribute('aria-disabled')).toBe('false'));
  expect(proposal.closest('li')?.textContent).toContain('-20,00\u00a0€ · 3 weeks sooner');
  await userEvent.click(proposal);
  expect(document.activeElement?.textContent).toBe('Sooner or cheaper');
  await waitFor(() => expect(steps).toHaveLength(2));
  expect(steps).toEqual([
    { version: 1, changes: [{ productId: 'l1', quantity: 10 }], remove: [], restore: [] },
    { version: 2, changes: [{ productId: 'l2', referenceCode: '552511/2A_31' }], remove: [], restore: [] },
  ]);
  await waitFor(() => expect((screen.getByRole('button', { name: 'Undo' }) as HTMLButtonElement).disabled).toBe(false));
});

it('keeps the focus in the list when a line is taken out', async () => {
  await openAt('/', routes, {
    ...buttons,
    getProject: () => projectOf(1, [BAR, KITCHEN]),
    deleteProduct: () => projectOf(2, [KITCHEN]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for L1 Alba 33' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await waitFor(() => expect(document.getElementById('l1')).toBeNull());
  await waitFor(() => expect(document.activeElement?.id).toBe('l2'));
});

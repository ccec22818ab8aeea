// @vitest-environment happy-dom
import { ApiFailure } from '@candil/api-client';
import type { Project } from '@candil/contract';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LINE, openScreen, projectOf } from './testing/open-screen';

const NEW = '/new-product/RegularConfigurator?subFamily=110&model=0820';
const COMPLETE_CODE = `${NEW}&reference=082042/2A_10`;
const group = (name: string) => screen.getByRole('radiogroup', { name });
const option = (name: RegExp) => screen.getByRole('radio', { name });
const card = () => within(screen.getAllByRole('region', { name: 'Price, delivery and quantity' })[0] as HTMLElement);

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the address of the configurator', () => {
  it('opens the tab and narrows the other models to the place that it names, in its catalogue', async () => {
    const { router, user, catalogues } = await openScreen(`${NEW}&catalog=21&activeTab=technical&applicationLocation=12`);
    expect(screen.getByRole('tab', { name: 'Technical' }).getAttribute('aria-selected')).toBe('true');
    expect([...catalogues]).toEqual([21]);
    await user.click(screen.getByRole('tab', { name: 'Configure' }));
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('activeTab')).toBeNull());
    expect(new URLSearchParams(router.state.location.search).get('applicationLocation')).toBe('12');
    expect(screen.queryByRole('button', { name: /Other models/ })).toBeNull();
  });
});

describe('the configurator of a regular product', () => {
  it('prices every choice by itself, without asking the service', async () => {
    const { asked, user, router } = await openScreen(NEW);
    const fetched = asked.length;
    await user.click(option(/Brass/));
    await user.click(option(/3000 K/));
    await user.click(option(/DALI-2/));
    await user.click(option(/Built-in micro/));
    expect(card().getByText('240,00 €')).toBeDefined();
    expect(await card().findByText('7 weeks')).toBeDefined();
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('reference')).toBe('082023/2A_31'));
    expect(asked.length).toBe(fetched);
  });

  it('has the focus on its name once it has opened from another page', async () => {
    const { router } = await openScreen(NEW, { getProject: () => projectOf({ products: [LINE] as unknown as Project['products'] }) });
    await act(() => router.navigate('/project/p1'));
    await screen.findByText('The project');
    await act(() => router.navigate('/project/p1/product/l1/RegularConfigurator'));
    const name = await screen.findByRole('heading', { level: 1, name: /Alba 33/ });
    await waitFor(() => expect(document.activeElement).toBe(name));
  });

  it('keeps the focus in the page after a conflict was repaired', async () => {
    const { user } = await openScreen(COMPLETE_CODE);
    await user.click(option(/No driver/));
    const repair = await screen.findByRole('button', { name: /Installation: Built-in micro instead of Surface Basic/ });
    await user.click(repair);
    await waitFor(() => expect(repair.isConnected).toBe(false));
    await waitFor(() => expect(document.activeElement?.matches('h1, h2, h3, a, button, input, [role=radio]')).toBe(true));
  });

  it('explains a conflict without changes, repairs it in one step and undoes it', async () => {
    const { user } = await openScreen(COMPLETE_CODE);
    await user.click(option(/No driver/));
    expect(await screen.findByText('No driver does not go with Surface Basic.')).toBeDefined();
    expect(screen.getAllByText(/A remote driver needs a built-in canopy/).length).toBeGreaterThan(0);
    expect(option(/DALI-2/).getAttribute('aria-checked')).toBe('true');

    await user.click(screen.getByRole('button', { name: /Installation: Built-in micro instead of Surface Basic.*−5.€.*same lead time/ }));
    expect([option(/No driver/), option(/Built-in micro/)].map((each) => each.getAttribute('aria-checked'))).toEqual(['true', 'true']);

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect([option(/DALI-2/), option(/Surface Basic/)].map((each) => each.getAttribute('aria-checked'))).toEqual(['true', 'true']);
  });

  it('takes the toast of a choice away with the product that it belongs to', async () => {
    const { user, router } = await openScreen(COMPLETE_CODE);
    await user.click(option(/No driver/));
    await user.click(await screen.findByRole('button', { name: /Built-in micro instead of Surface Basic/ }));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
    await act(() => router.navigate(`${NEW}&reference=082023/2A_10`));
    await waitFor(() => expect(option(/Brass/).getAttribute('aria-checked')).toBe('true'));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('shows the price of a piece as a sum, of net or list prices', async () => {
    const { user } = await openScreen(`${NEW}&reference=082023/2A_10&quantity=3`);
    const sum = () =>
      within(screen.getByRole('region', { name: 'Price per piece' }))
        .getAllByRole('definition')
        .map(({ previousSibling, textContent }) => `${previousSibling?.textContent} ${textContent?.replaceAll('\u00A0', ' ')}`);
    expect(sum()).toEqual(['Alba 33 200,00 €', 'Brass +30,00 €']);
    expect(card().getByText('690,00 €')).toBeDefined();
    expect(card().getByText(/net/)).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'List' }));
    expect(sum()).toEqual(['Alba 33 400,00 €', 'Brass +60,00 €']);
    expect([card().getByText('1.380,00 €'), card().getByText(/list price/)]).toHaveLength(2);
  });

  it('goes back over the choices and forward again, by buttons and by keys', async () => {
    const { user } = await openScreen(COMPLETE_CODE);
    const checked = () => [option(/Brass/), option(/Phase dimming/)].map((each) => each.getAttribute('aria-checked'));
    await user.click(option(/Brass/));
    await user.click(option(/Phase dimming/));
    await user.click(screen.getByRole('button', { name: 'Undo the last choice' }));
    expect(checked()).toEqual(['true', 'false']);
    await user.keyboard('{Control>}z{/Control}');
    expect(checked()).toEqual(['false', 'false']);
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await user.click(screen.getByRole('button', { name: 'Redo the choice' }));
    expect(checked()).toEqual(['true', 'true']);
  });

  it('builds the code part by part, with the wire where it is made to measure', async () => {
    const { user } = await openScreen(NEW);
    const code = () => within(screen.getByRole('group', { name: 'Reference code' })).getAllByRole('button');
    expect(code().map(({ textContent }) => textContent)).toEqual([
      '0820Alba 33',
      '42Sage green',
      'Colour temperature?',
      'Control?',
      'Installation?',
    ]);
    await user.click(option(/3000 K/));
    const field = await screen.findByRole('textbox', { name: 'Pendant height' });
    await user.clear(field);
    await user.type(field, '90{Enter}');
    expect(code().map(({ textContent }) => textContent)).toEqual([
      '0820Alba 33',
      '42Sage green',
      '/23000 K',
      'Control?',
      'Installation?',
      'LW009090\u00A0cm',
    ]);
    await user.click(screen.getByRole('button', { name: 'Control, still to be chosen' }));
    expect(document.activeElement).toBe(within(group('Control')).getAllByRole('radio')[0]);
  });

  it('explains beside the height that the wire is made to measure', async () => {
    const { user } = await openScreen(COMPLETE_CODE);
    const slider = await screen.findByRole('slider', { name: /Pendant height/ });
    expect(slider.getAttribute('aria-describedby')).toBeNull();
    const field = screen.getByRole('textbox', { name: 'Pendant height' });
    await user.clear(field);
    await user.type(field, '250{Enter}');
    expect(document.getElementById(slider.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Differs from the standard: made with wire to measure (LW).',
    );
  });

  it('shows the technical data behind their tab', async () => {
    const { user } = await openScreen(COMPLETE_CODE);
    await user.click(screen.getByRole('tab', { name: 'Technical' }));
    const panel = within(screen.getByRole('tabpanel', { name: 'Technical' }));
    expect(await panel.findByText('Lead time by quantity')).toBeDefined();
    expect(panel.getByText('102 lm/W')).toBeDefined();
  });

  it('opens the files of the model by the address, and a link to its page', async () => {
    await openScreen(`${COMPLETE_CODE}&activeTab=documents`, {
      getTechnicalInfoByModel: () => ({ files: [{ type: 'line-drawing', url: '/static/0820.svg', name: '0820.svg' }] }),
    });
    const panel = within(screen.getByRole('tabpanel', { name: 'Documents' }));
    const file = await panel.findByRole('link', { name: 'Download Line drawing of Alba 33' });
    expect([file.getAttribute('href'), file.getAttribute('download')]).toEqual(['/static/0820.svg', '0820.svg']);
    expect(panel.getByRole('link', { name: 'Page of Alba 33' }).getAttribute('href')).toBe('/add-product-v2/110/1/0820');
  });

  it('proposes the value that comes sooner, with the weeks it saves made strong', async () => {
    await openScreen(`${NEW}&reference=082023/2A_10`);
    const proposal = await screen.findByText(/it would be here/);
    expect(proposal.textContent).toBe('In Sage green it would be here 4 weeks sooner.');
    expect(proposal.querySelector('strong')?.textContent).toBe('4 weeks sooner');
  });

  it('is operable by keyboard: arrows choose, and stop at incompatible values', async () => {
    const { user } = await openScreen(COMPLETE_CODE);
    within(group('Control')).getByRole('radio', { checked: true }).focus();
    await user.keyboard('{ArrowRight}');
    expect(option(/Phase dimming/).getAttribute('aria-checked')).toBe('true');
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(option(/No driver/));
    expect(option(/Phase dimming/).getAttribute('aria-checked')).toBe('true');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('No driver does not go with Surface Basic.')).toBeDefined();
  });

  it('names the first open choice and moves there instead of adding an incomplete product', async () => {
    const { user, asked } = await openScreen(NEW);
    await user.click(card().getByRole('button', { name: 'Choose a colour temperature' }));
    expect(document.activeElement).toBe(within(group('Colour temperature')).getAllByRole('radio')[0]);
    expect(asked.some(({ name }) => name === 'createProject')).toBe(false);
  });

  it.each([
    ['its main button', () => card().getByRole('button', { name: 'Choose a colour temperature' }), 'Colour temperature'],
    ['a part of the code', () => screen.getByRole('button', { name: 'Control, still to be chosen' }), 'Control'],
  ])('leads by %s to the choice from another tab', async (_, button, choice) => {
    const { user } = await openScreen(`${NEW}&activeTab=technical`);
    expect(screen.queryByRole('radiogroup', { name: choice })).toBeNull();
    await user.click(button());
    expect(screen.getByRole('tab', { name: 'Configure' }).getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(within(group(choice)).getAllByRole('radio')[0]);
  });

  it('leads by the model of the code to its name where there is no other one', async () => {
    const { user } = await openScreen(`${NEW}&applicationLocation=12`);
    const [model] = within(screen.getByRole('group', { name: 'Reference code' })).getAllByRole('button');
    await user.click(model as HTMLElement);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Alba 33' }));
  });

  it('asks for the name of the project at the moment of adding, once', async () => {
    const { user, asked, router } = await openScreen(COMPLETE_CODE, { createProject: () => projectOf({ name: 'Bar Estrella' }) });
    await user.click(card().getByRole('button', { name: 'Add to project' }));
    const name = await screen.findByLabelText(/Project name/);
    await user.type(name, 'Bar $');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/\$ is not allowed here/)).toBeDefined();
    await user.clear(name);
    await user.type(name, 'Bar Estrella{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/project/p1'));
    expect(asked.filter(({ name: route }) => route === 'createProject')).toEqual([
      {
        name: 'createProject',
        body: {
          name: 'Bar Estrella',
          catalogId: 16,
          products: [{ referenceCode: '082042/2A_10', quantity: 1, pendantHeight: 200 }],
        },
      },
    ]);
    expect(await screen.findByText('Alba 33 added to Bar Estrella')).toBeDefined();
  });

  it('keeps unsaved work on the device and brings it back', async () => {
    const first = await openScreen(NEW);
    await first.user.click(option(/Brass/));
    await waitFor(() =>
      expect(first.drafts.list()).toMatchObject([{ id: 'new/0820', title: 'Alba 33', data: { selection: { color: '23' } } }]),
    );
    cleanup();
    await openScreen(NEW);
    expect(screen.getByText(/Your unsaved draft was restored/)).toBeDefined();
    expect(option(/Brass/).getAttribute('aria-checked')).toBe('true');
  });

  it('fills the form from a typed code, and gives the reason when a code cannot be used', async () => {
    const { user } = await openScreen(NEW);
    const type = async (code: string) => {
      await user.click(screen.getByRole('button', { name: 'Type a code' }));
      const field = screen.getByRole('textbox', { name: 'Reference code' });
      await user.clear(field);
      await user.type(field, `${code}{Enter}`);
    };
    await type('0820');
    expect(screen.getByText('0820 is not a valid reference')).toBeDefined();
    await user.keyboard('{Escape}');
    await type('0820 42/7A_10');
    expect(screen.getByText('7 is not available here (colour temperature). Available: 2, 9.')).toBeDefined();
    await user.keyboard('{Escape}');
    await type('0820 23/9A_31');
    expect([/Brass/, /Tunable White/, /DALI-2/, /Built-in micro/].map((name) => option(name).getAttribute('aria-checked'))).toEqual(
      Array(4).fill('true'),
    );
  });
});

describe('a line of a project', () => {
  const EDIT = '/project/p1/product/l1/RegularConfigurator';
  const project = () => projectOf({ products: [LINE] as unknown as Project['products'] });

  it('has nothing to save until something changes, then shows before and after', async () => {
    const { user } = await openScreen(EDIT, { getProject: project });
    const save = card().getByRole<HTMLButtonElement>('button', { name: 'Save changes' });
    expect(save.disabled).toBe(true);
    await user.click(option(/Brass/));
    expect(save.disabled).toBe(false);
    const changes = await screen.findByRole('region', { name: 'What changes' });
    expect(within(changes).getByText('400,00 €')).toBeDefined();
    expect(within(changes).getByText('460,00 €')).toBeDefined();
    await user.click(within(changes).getByRole('button', { name: 'Back to what was saved' }));
    expect(save.disabled).toBe(true);
  });

  it('never overwrites a change of another user: it asks, and “keep mine” saves on the newest version', async () => {
    const theirs = projectOf({ version: 9, products: [{ ...LINE, quantity: 5 }] as unknown as Project['products'] });
    const refused = new ApiFailure({ kind: 'http', ErrorCode: 409, ErrorDescription: '', URL: '/', code: 'version.conflict' });
    let current = project();
    const { user, asked, router } = await openScreen(EDIT, {
      getProject: () => current,
      updateProduct: ({ body }) => {
        if ((body as { version: number }).version === current.version) return theirs;
        throw refused;
      },
    });
    current = theirs;
    await user.click(option(/Brass/));
    await user.click(card().getByRole('button', { name: 'Save changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere in the meantime' }));
    expect([dialog.getByText('082042/2A_10'), dialog.getByText('082023/2A_10')]).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/project/p1'));
    const product = { referenceCode: '082023/2A_10', quantity: 2, pendantHeight: 200 };
    expect(asked.filter(({ name }) => name === 'updateProduct').map(({ body }) => body)).toEqual([
      { version: 3, ...product },
      { version: 9, ...product },
    ]);
  });
});

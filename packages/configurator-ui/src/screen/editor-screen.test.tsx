import { catalogueSources, sevenLightsSpace } from '@candil/configurator/testing';
import { act, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openEditor } from '../testing/open-editor';
import { violationsIn } from '../testing/violations-in';

it.each([1440, 1024, 390])('has no fault that axe finds at %s px, with and without a selection', async (width) => {
  const { editor, screen } = await openEditor({ width });
  expect(await violationsIn(screen.container)).toEqual([]);
  act(() => editor.select(['l3']));
  expect(await violationsIn(screen.container)).toEqual([]);
  act(() => editor.select(['feed']));
  expect(await violationsIn(screen.container)).toEqual([]);
});

it('shows price, pieces, watts, lumens, weeks and the parts that set them', async () => {
  const { screen } = await openEditor();
  const dock = screen.getByRole('region', { name: 'Price and delivery' });
  expect(dock.textContent).toBe(
    '2.121,75\u00a0€net · why this price7 pieces2 compositions51\u00a0W4.920\u00a0lm4 weeksset by Perla 20Nothing to fixPieces',
  );
});

it('finds models by name, and says when there are none', async () => {
  const { user, screen } = await openEditor();
  const library = screen.getByRole('region', { name: 'Library' });
  const shown = () =>
    within(library)
      .queryAllByRole('button', { name: /^Place/ })
      .map((card) => card.getAttribute('aria-label'));
  await user.type(within(library).getByRole('searchbox'), 'perla 3');
  expect(shown()).toEqual(['Place Perla 30']);
  await user.type(within(library).getByRole('searchbox'), 'x');
  expect(within(library).getByRole('status').textContent).toBe('No model matches “perla 3x”');
  await user.click(within(library).getByRole('button', { name: 'Show all' }));
  expect(shown().length).toBeGreaterThan(4);
});

it('changes finish, height and place of one luminaire, each as one announced step', async () => {
  const { editor, user, screen, lightOf } = await openEditor();
  act(() => editor.select(['l3']));
  const inspector = screen.getByRole('region', { name: 'Properties' });
  await user.click(within(inspector).getByRole('radio', { name: 'Terra' }));
  const fromLeft = within(inspector).getByRole('textbox', { name: 'From left' });
  await user.clear(fromLeft);
  await user.type(fromLeft, '250{Enter}');
  const height = within(inspector).getByRole('textbox', { name: 'Height' });
  await user.clear(height);
  await user.type(height, '1.2 m{Enter}');
  expect(lightOf('l3').color).toBe('31');
  expect(Math.round(lightOf('l3').x * 100)).toBe(50);
  expect(lightOf('l3').heightCm).toBe(120);
  expect(editor.document.getState().undo.map(({ kind }) => kind)).toEqual(['attribute', 'move', 'raise']);
  expect(screen.getByRole('button', { name: 'Undo: Height of L3' })).toBeTruthy();
});

it('keeps incompatible values in sight and explains them when they are pressed', async () => {
  const { editor, user, screen, lightOf } = await openEditor();
  act(() => editor.select(['l6']));
  const inspector = screen.getByRole('region', { name: 'Properties' });
  const tile = within(inspector).getByRole('radio', { name: /Casambi/ });
  expect(tile.hasAttribute('data-incompatible')).toBe(true);
  await user.click(tile);
  expect(within(inspector).getByRole('status').textContent).toMatch(/does not go with/);
  expect(lightOf('l6').control).toBe('A');
  await user.click(within(inspector).getByRole('button', { name: 'Keep the current choice' }));
  expect(within(inspector).queryByRole('status')).toBeNull();
});

it('gives the reason why an installation is refused, before and after it is chosen', async () => {
  const { editor, user, screen } = await openEditor();
  act(() => editor.select(['feed']));
  const inspector = screen.getByRole('region', { name: 'Properties' });
  await user.click(within(inspector).getByRole('radio', { name: /Surface Basic/ }));
  expect(within(inspector).getByRole('status').textContent).toMatch(/one light only/);
  act(() => {
    editor.change(
      { kind: 'set-attributes', elementIds: ['feed'], attributes: { installation: '10' } },
      { kind: 'installation', names: ['A'] },
    );
  });
  expect(await screen.findByText(/^This installation takes one light only$/)).toBeTruthy();
});

it('names a rule of the catalogue as what failed, with its reason', async () => {
  const { editor, screen } = await openEditor();
  const text = 'One finish in a composition';
  const reasons = { en: text, es: text, de: text, fr: text, it: text, us: text };
  act(() =>
    editor.extend(({ refuse }) => refuse({ code: 'rule.rejected', ruleId: 'one-finish', subject: 'feed', script: 'false', reasons })),
  );
  expect(await screen.findByText('Rule failed: One finish in a composition')).toBeTruthy();
});

it('changes several at once, all or none', async () => {
  const { editor, user, screen, lightOf } = await openEditor();
  act(() => editor.select(['l1', 'l2']));
  await user.click(screen.getByRole('button', { name: 'All by +10 cm' }));
  expect([lightOf('l1').heightCm, lightOf('l2').heightCm]).toEqual([150, 120]);
  act(() => editor.select(['l1', 'l2', 'l3']));
  await user.click(screen.getByRole('button', { name: 'Same height' }));
  expect(new Set(['l1', 'l2', 'l3'].map((id) => lightOf(id).heightCm)).size).toBe(1);
});

it('points at the luminaires that refuse a change', async () => {
  const { editor, user, screen } = await openEditor();
  act(() => editor.select(['l1', 'l2', 'l4']));
  const by = screen.getByRole('textbox', { name: 'By' });
  await user.clear(by);
  await user.type(by, '120{Enter}');
  await user.click(screen.getByRole('button', { name: 'Longer' }));
  await user.click(await screen.findByRole('button', { name: 'Show L4' }));
  expect(editor.view.getState().selection).toEqual(['l4']);
  expect(editor.document.getState().isChanged).toBe(false);
});

it('sets heights that some do not reach as far as each may go, by one press', async () => {
  const { editor, user, screen, lightOf } = await openEditor();
  act(() => editor.select(['l1', 'l2', 'l4']));
  act(() => void editor.setHeight(['l1', 'l2', 'l4'], 280));
  expect(await screen.findByText('3 of 3 cannot change this way')).toBeTruthy();
  act(() => void editor.shiftHeights(['l1', 'l2', 'l4'], 120));
  await user.click(await screen.findByRole('button', { name: 'Limit L4' }));
  expect(['l1', 'l2', 'l4'].map((id) => lightOf(id).heightCm)).toEqual([260, 230, 270]);
  expect(await screen.findByText('1 of 3 hangs at its limit')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(lightOf('l4').heightCm).toBe(155);
});

it('says nothing to be shown where only the selection itself refuses', async () => {
  const { editor, screen } = await openEditor();
  act(() => editor.select(['l4']));
  act(() => void editor.setHeight(['l4'], 400));
  expect(await screen.findByText(/^The height must be from |^The room allows /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Show L/ })).toBeNull();
});

it('brings luminaires into one composition, or mounts some of one as another, and takes that apart', async () => {
  const { editor, user, screen } = await openEditor();
  const groups = () => editor.document.getState().scene.compositions.map(({ lightIds }) => lightIds.join(' '));
  act(() => editor.select(['l6', 'l7']));
  expect(screen.queryByRole('button', { name: 'Mount as one composition' })).toBeNull();
  act(() => editor.select(['l1', 'l2', 'l3', 'l4', 'l5', 'l6']));
  await user.click(screen.getByRole('button', { name: 'Mount as one composition' }));
  expect(await screen.findByText('These canopies belong to different groups')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Bring into composition 1' }));
  expect(groups()).toEqual(['l1 l2 l3 l4 l5 l6', 'l7']);
  await user.click(screen.getByRole('button', { name: 'Undo: L1–L6 regrouped' }));
  act(() => editor.select([]));
  act(() => void editor.addLight('0162', { x: -1.5, z: 1 }));
  act(() => void editor.joinComposition(['l6', editor.view.getState().selection[0]!]));
  act(() => editor.select(['l6', 'l7']));
  await user.click(screen.getByRole('button', { name: 'Mount as one composition' }));
  const virtual = () => editor.document.getState().scene.compositions.find(({ isVirtual }) => isVirtual);
  expect(virtual()?.lightIds).toEqual(['l6', 'l7']);
  act(() => editor.select([virtual()!.id]));
  await user.click(screen.getByRole('button', { name: 'Unmount this composition' }));
  expect(virtual()).toBeUndefined();
});

it('hangs a luminaire from another free-wire canopy, where it is', async () => {
  const { editor, user, screen, lightOf } = await openEditor();
  act(() => editor.select(['l6']));
  const { x, z } = lightOf('l6');
  await user.click(screen.getByRole('button', { name: 'Hang from another canopy' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Canopy A' }));
  expect(lightOf('l6')).toMatchObject({ canopyId: 'feed', x, z });
  expect(screen.queryByRole('button', { name: 'Hang from another canopy' })).toBeNull();
});

it('turns several about their middle and replaces their model at once', async () => {
  const { editor, user, screen } = await openEditor();
  act(() => editor.select(['l6', 'l7']));
  act(() => editor.nudge(['l6', 'l7'], { x: -0.5, z: 2.1 }));
  await user.click(screen.getByRole('button', { name: 'Turn by +15°' }));
  await user.click(screen.getByRole('button', { name: 'Turn by +15°' }));
  const [left, right] = editor.document.getState().scene.lights.filter(({ model }) => model === '0162');
  expect((Math.atan2(right!.z - left!.z, right!.x - left!.x) * 180) / Math.PI).toBeCloseTo(30, 2);
  act(() => editor.select(['l1', 'l3']));
  await user.click(screen.getByRole('combobox', { name: 'Model Alba 33' }));
  await user.click(await screen.findByRole('option', { name: 'Alba 24' }));
  expect(
    editor.document
      .getState()
      .scene.lights.map(({ model, heightCm }) => [model, heightCm])
      .slice(0, 3),
  ).toEqual([
    ['0270', 140],
    ['0820', 110],
    ['0270', 130],
  ]);
  expect(editor.document.getState().undo).toHaveLength(3);
});

it('lists the remote drivers with their luminaires and watts in the summary as well', async () => {
  const { editor, user, screen } = await openEditor();
  act(() => editor.remove(['over-table', 'over-sideboard']));
  act(() => {
    editor.addPattern('0820', { kind: 'grid', count: 9, spacingMetres: 0.7, centre: { x: 0, z: 0 }, turnDegrees: 0, seed: 1 });
    const { canopies, compositions } = editor.document.getState().scene;
    editor.setAttributes([compositions[0]?.id ?? ''], { control: 'A', temperature: '1' });
    editor.setAttributes(
      canopies.map(({ id }) => id),
      { installation: '31' },
    );
    editor.select([]);
    editor.setView({ step: 'summary' });
  });
  const drivers = within(screen.getByRole('region', { name: 'Properties' })).getAllByRole('button', { name: /^Driver \d/ });
  expect(drivers.length).toBeGreaterThan(1);
  const watts = drivers.map((driver) => Number.parseInt(driver.lastElementChild?.firstElementChild?.textContent ?? '', 10));
  expect(watts.reduce((sum, each) => sum + each, 0)).toBe(9 * 9);
  expect(drivers.map((driver) => driver.lastElementChild?.firstElementChild?.textContent)).toEqual(
    watts.map((each) => expect.stringMatching(new RegExp(`^${each} of (20|42|75)\\sW$`))),
  );
  await user.click(drivers[0]!);
  expect(editor.view.getState().selection).toHaveLength((watts[0] ?? 0) / 9);
  // A single luminaire tells its own driver, and the pieces tell each of theirs.
  act(() => editor.select(editor.view.getState().selection.slice(0, 1)));
  const own = within(screen.getByRole('region', { name: 'Properties' })).getByRole('button', { name: /^Driver 1/ });
  expect(own.textContent).toMatch(/\d+ of \d+\sW/);
  await user.click(screen.getByRole('button', { name: 'Pieces' }));
  const table = await screen.findByRole('table', { name: 'Pieces' });
  expect(table.textContent).toMatch(/: \d+ of \d+\sW/);
});

it('names what is too much for a driver', async () => {
  const sources = catalogueSources();
  const weak = (code: string) => {
    const found = sources.creation.accessoryOf(code);
    if (!found.ok) return found;
    const { model, article } = found.value;
    return { ok: true as const, value: { article, model: { ...model, technical: { ...model.technical, outputWatts: 5 } } } };
  };
  const { editor, screen } = await openEditor({ input: { sources: { ...sources, creation: { ...sources.creation, accessoryOf: weak } } } });
  act(() => {
    editor.remove(['over-table', 'over-sideboard']);
    editor.addLight('0820', { x: 0, z: 0 });
    const { canopies, compositions } = editor.document.getState().scene;
    editor.setAttributes([compositions[0]?.id ?? ''], { control: 'A', temperature: '1' });
    editor.setAttributes([canopies[0]?.id ?? ''], { installation: '31' });
    editor.setTool('electrical');
    editor.select([]);
  });
  const driver = within(screen.getByRole('region', { name: 'Properties' })).getByRole('button', { name: /^Driver 1/ });
  expect(driver.textContent).toMatch(/9 of 5\sW/);
  expect(driver.textContent).toMatch(/4\sW too much/);
});

it('has unit, help and the steps on a phone as well', async () => {
  const { editor, user, screen } = await openEditor({ width: 390 });
  await user.click(screen.getByRole('radio', { name: 'Room' }));
  await user.click(screen.getByRole('button', { name: 'Unit: cm' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'ft · in' }));
  expect(editor.view.getState().unit).toBe('imperial');
  await user.click(screen.getByRole('button', { name: 'Help' }));
  expect(await screen.findByRole('dialog', { name: 'Keys and gestures' })).toBeTruthy();
});

it('says what a drag snaps to in every view that stands alone', async () => {
  const { editor, screen } = await openEditor({ scene3d: {} });
  for (const layout of ['plan', 'elevation', '3d', 'split'] as const) {
    act(() => editor.setView({ layout }));
    expect(screen.getAllByRole('button', { name: 'Snap: axes' }).length, layout).toBe(1);
  }
});

it('takes a height where it stands in the elevation, for fingers without a keyboard', async () => {
  const { editor, user, screen, lightOf } = await openEditor();
  act(() => editor.select(['l3']));
  // The chip is for fingers; a mouse goes through it.
  act(() => screen.getByRole('button', { name: 'Height of L3: 130\u00a0cm' }).click());
  const field = screen.getByRole('textbox', { name: 'Height of L3' });
  expect(field.getAttribute('inputmode')).toBe('decimal');
  await user.clear(field);
  await user.type(field, '900{Enter}');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(lightOf('l3').heightCm).toBe(130);
  await user.clear(field);
  await user.type(field, '145{Enter}');
  expect(lightOf('l3').heightCm).toBe(145);
  act(() => screen.getByRole('button', { name: 'Height of L3: 145\u00a0cm' }).click());
  await user.clear(screen.getByRole('textbox', { name: 'Height of L3' }));
  await user.type(screen.getByRole('textbox', { name: 'Height of L3' }), '120');
  await user.tab();
  expect(lightOf('l3').heightCm).toBe(120);
  act(() => screen.getByRole('button', { name: 'Height of L3: 120\u00a0cm' }).click());
  await user.type(screen.getByRole('textbox', { name: 'Height of L3' }), '99{Escape}');
  expect(lightOf('l3').heightCm).toBe(120);
  expect(editor.document.getState().undo).toHaveLength(2);
});

it('shows feet and inches without a change of the document', async () => {
  const { editor, user, screen } = await openEditor();
  act(() => editor.select(['l3']));
  const { space } = editor.document.getState();
  await user.click(screen.getByRole('button', { name: 'Unit: cm' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'ft · in' }));
  const height = screen.getByRole('textbox', { name: 'Height' }) as HTMLInputElement;
  expect(height.value).toBe('4′ 3 3/16″');
  expect(editor.document.getState().space).toBe(space);
});

it('sets room and furniture by numbers', async () => {
  const { editor, user, screen } = await openEditor();
  const width = screen.getByRole('textbox', { name: 'Width' });
  await user.clear(width);
  await user.type(width, '450{Enter}');
  expect(editor.document.getState().scene.room.widthMetres).toBe(4.5);
  await user.click(screen.getByRole('button', { name: 'Remove: Sideboard' }));
  expect(editor.document.getState().furniture.map(({ id }) => id)).toEqual(['table']);
});

it('lists every piece with code, number and price', async () => {
  const { user, screen } = await openEditor();
  await user.click(screen.getByRole('button', { name: 'Pieces' }));
  const table = await screen.findByRole('table', { name: 'Pieces' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent)
      .slice(1, 3),
  ).toEqual(['Composition 11.644,75\u00a0€', 'Alba 33082031/1A_18 · L1Quantity1Unit price465,00\u00a0€Total348,75\u00a0€Lead time3 weeks']);
});

it('keeps “save” visible while it is disabled, and gives the reason', async () => {
  const onPress = vi.fn();
  const { user, screen } = await openEditor({
    primaryAction: { label: 'Save changes', onPress, isPending: false, disabledReason: 'Nothing has changed' },
  });
  const button = screen.getByRole('button', { name: 'Save changes' });
  await user.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(onPress.mock.calls).toEqual([]);
});

it('has on a phone a sheet of three heights, moved by keys, with the price at its top', async () => {
  const { user, screen } = await openEditor({ width: 390 });
  const handle = screen.getByRole('slider', { name: 'Height of this panel' });
  handle.focus();
  await user.keyboard('{End}');
  expect(handle.getAttribute('aria-valuetext')).toBe('full');
  await user.keyboard('{Home}');
  expect(handle.getAttribute('aria-valuetext')).toBe('closed');
  expect(screen.getByRole('button', { name: /7 pieces/ }).textContent).toBe('2.121,75\u00a0€7 pieces · 51\u00a0W · 4 weeks');
});

it('shows how to begin in an empty room', async () => {
  const { editor, screen } = await openEditor({ starters: 'Presets' });
  expect(screen.queryByRole('region', { name: 'An empty room' })).toBeNull();
  act(() => editor.remove(['over-table', 'over-sideboard']));
  expect(screen.getByRole('region', { name: 'An empty room' }).textContent).toMatch(/Presets/);
});

it.each([1440, 1024, 390])('begins within one pane at %s px, so that no control of the window is covered', async (width) => {
  const { editor, user, screen } = await openEditor({ width });
  act(() => editor.remove(['over-table', 'over-sideboard']));
  const starters = () => screen.queryByRole('region', { name: 'An empty room' });
  const paneOf = (element: HTMLElement | null) => element?.parentElement?.closest('section')?.getAttribute('aria-label');
  expect(paneOf(starters())).toBe('Plan');
  await user.click(screen.getByRole('radio', { name: 'Elevation' }));
  expect(paneOf(starters())).toBe('Elevation A');
  await user.click(screen.getByRole('button', { name: 'Start empty' }));
  expect(starters()).toBeNull();
  act(() => editor.setView({ layout: 'plan' }));
  expect(starters()).toBeNull();
});

it('changes nothing where it is only looked at', async () => {
  const { editor, screen } = await openEditor({ input: { mode: 'view' } });
  act(() => editor.select(['l3']));
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  expect((screen.getByRole('textbox', { name: 'Height' }) as HTMLInputElement).disabled).toBe(true);
});

it('selects the elements of an issue and offers repairs with their changes', async () => {
  const { editor, user, screen } = await openEditor({ input: { isMixed: true } });
  const issues = screen.getByRole('region', { name: 'Issues' });
  expect(screen.getByRole('button', { name: 'Summary' }).getAttribute('aria-description')).toBe('Fix 1 issue first');
  await user.click(screen.getByRole('button', { name: '1 to fix' }));
  expect(editor.view.getState().selection.length).toBeGreaterThan(0);
  const [repair] = within(issues).getAllByRole('listitem');
  await user.click(within(repair!).getByRole('button'));
  expect(screen.queryByRole('region', { name: 'Issues' })).toBeNull();
  expect(editor.document.getState().undo).toHaveLength(1);
});

it('names the part with the longest lead time, and selects it', async () => {
  const { editor, user, screen } = await openEditor();
  const { elementIds } = editor.derived.getState().dateSetter!;
  await user.click(screen.getByRole('button', { name: /sets the date\. Without it, everything is here \d+ weeks? sooner/ }));
  expect(editor.view.getState().selection).toEqual(elementIds);
});

it('repairs but draws nothing while a configuration is validated', async () => {
  const { editor, user, screen } = await openEditor({ input: { isMixed: true, mode: 'validate' } });
  expect(within(screen.getByRole('toolbar', { name: 'Tools' })).getAllByRole('button')).toHaveLength(3);
  expect(screen.queryByRole('searchbox')).toBeNull();
  const [repair] = within(screen.getByRole('region', { name: 'Issues' })).getAllByRole('listitem');
  await user.click(within(repair!).getByRole('button'));
  expect(screen.queryByRole('region', { name: 'Issues' })).toBeNull();
  expect(editor.document.getState().isChanged).toBe(true);
});

it('hangs another model where one is no longer made, while a configuration is validated', async () => {
  const sources = catalogueSources();
  const space = JSON.parse(JSON.stringify(sevenLightsSpace(sources)).replaceAll('"code":"5520"', '"code":"0001"'));
  const { editor, user, screen } = await openEditor({ input: { sources, space, mode: 'validate' } });
  const [replace] = within(screen.getByRole('region', { name: 'Issues' })).getAllByRole('button', {
    name: /^Replace L4 and L5 with Perla 20/,
  });
  await user.click(replace!);
  expect(editor.document.getState().scene.lights.map(({ model }) => model)).toEqual([
    '0820',
    '0820',
    '0820',
    '5520',
    '5520',
    '0162',
    '0162',
  ]);
  expect(screen.queryByRole('region', { name: 'Issues' })).toBeNull();
});

it('announces each action once, one after the other', async () => {
  const { editor, screen } = await openEditor();
  const region = screen.container.querySelector('[aria-live="polite"]')!;
  act(() => editor.remove(['l3']));
  expect(region.textContent).toBe('L3 removed');
  act(() => editor.undo());
  expect(region.textContent).toBe('L3 removed');
  await vi.waitFor(() => expect(region.textContent).toBe('Undone: L3 removed'), { timeout: 10_000 });
});

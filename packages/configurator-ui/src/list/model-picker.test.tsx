// @vitest-environment happy-dom
import { beltRoomEditor, catalogueSources, createTestEditor, type TestEditor } from '@candil/configurator/testing';
import { createFormat, createI18n } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { ToastProvider } from '@candil/ui-kit/toast';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EditorScreenProps, RememberedModels } from '../screen/editor-screen-props';
import { violationsIn } from '../testing/violations-in';
import { BeltListScreen } from './belt-list-screen';
import { StickListScreen } from './stick-list-screen';

beforeAll(() => import('./marked-picker'));

interface ListProps {
  readonly Screen: ComponentType<EditorScreenProps>;
  readonly editor: TestEditor;
  readonly i18n: Awaited<ReturnType<typeof createI18n>>;
  /** Absent without an account. */
  readonly remembered: RememberedModels | undefined;
}

/** A list whose favourites are kept here. */
const List = ({ Screen, editor, i18n, remembered }: ListProps) => {
  const [favourites, setFavourites] = useState(remembered?.favourites ?? []);
  const mark = (model: string, name: string) => {
    const isMarked = favourites.includes(model);
    const others = favourites.filter((each) => each !== model);
    return (
      <button
        type="button"
        aria-label={`Favourite: ${name}`}
        aria-pressed={isMarked}
        onClick={() => setFavourites(isMarked ? others : [model, ...others])}
      />
    );
  };
  return (
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <Screen
          editor={editor}
          title="List"
          priceView="net"
          currency="EUR"
          format={createFormat({ language: 'en', catalogId: 16 })}
          {...(remembered && { remembered: { ...remembered, favourites }, favouriteMark: mark })}
        />
      </ToastProvider>
    </I18nProvider>
  );
};

const open = async (Screen: ComponentType<EditorScreenProps>, editor: TestEditor, remembered?: RememberedModels) => {
  render(<List Screen={Screen} editor={editor} i18n={await createI18n('en')} remembered={remembered} />);
  await act(async () => undefined);
  return userEvent.setup();
};
/** The picker of that name; of several of one name, the last. */
const box = (name: string) => screen.getAllByRole('combobox', { name: new RegExp(`^${name}`) }).at(-1)!;
const lines = () => within(screen.getByRole('dialog')).getAllByRole('listitem');
const buttonsOf = (line: HTMLElement | undefined) => (line === undefined ? [] : within(line).getAllByRole('button'));
const shown = () => lines().map((line) => buttonsOf(line)[0]?.firstChild?.firstChild?.textContent);
const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

const [GLOBE_20, GLOBE_30, SPOT_10, DOME_20] = ['Globe 20', 'Globe 30', 'Spot 10', 'Dome 20'];

describe('luminaires of belts as a list', () => {
  const codeOf = (editor: TestEditor, name: string) =>
    editor.sources.palette.find((model) => model.name === `Cinta ${name.toLowerCase()}`)?.definition.model ?? '';

  it('are picked favourites first, then what was opened last; what is marked leads the next time, in every picker', async () => {
    const editor = beltRoomEditor();
    const [dome, spot] = [codeOf(editor, DOME_20), codeOf(editor, SPOT_10)];
    const user = await open(BeltListScreen, editor, { favourites: [dome], recent: ['0820', spot, dome] });
    await user.click(box('Luminaire'));
    const atFirst = shown();
    expect(atFirst.slice(0, 4)).toEqual([DOME_20, SPOT_10, GLOBE_20, GLOBE_30]);
    expect([pressed('Favourite: Cinta dome 20'), pressed('Favourite: Cinta globe 30')]).toEqual(['true', 'false']);
    await user.click(screen.getByRole('button', { name: 'Favourite: Cinta globe 30' }));
    // The lines stay where they are while the list is open.
    expect(pressed('Favourite: Cinta globe 30')).toBe('true');
    expect(shown()).toEqual(atFirst);
    await user.keyboard('{Escape}');
    await user.click(box('Model of Cone 60'));
    expect(shown().slice(0, 4)).toEqual([GLOBE_30, DOME_20, SPOT_10, GLOBE_20]);
    await user.click(screen.getByRole('button', { name: /^Spot 10/ }));
    expect(box('Model of Spot 10')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are marked and picked by keys alone', async () => {
    const user = await open(BeltListScreen, beltRoomEditor(), { favourites: [], recent: [] });
    act(() => box('Luminaire').focus());
    await user.keyboard('{ArrowDown}');
    expect(focused()).toMatch(/^Globe 20/);
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(focused()).toBe('Favourite: Cinta globe 30');
    expect(pressed('Favourite: Cinta globe 30')).toBe('true');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Favourite: Cinta spot 10');
    await user.keyboard('d');
    expect(focused()).toMatch(/^Dome 20/);
    await user.keyboard('{End}{Home}{ArrowUp}');
    expect(focused()).toMatch(/^Globe 20/);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toEqual(box('Luminaire'));
    expect(box('Luminaire').textContent).toEqual(GLOBE_30);
  });

  it('have no fault that axe finds while they are picked', async () => {
    const user = await open(BeltListScreen, beltRoomEditor(), { favourites: [], recent: [] });
    await user.click(box('Luminaire'));
    expect(await violationsIn(screen.getByRole('dialog'))).toEqual([]);
    expect(await violationsIn(box('Luminaire'))).toEqual([]);
  });

  it('are picked without marks where there is no account', async () => {
    const user = await open(BeltListScreen, beltRoomEditor());
    await user.click(box('Luminaire'));
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options.slice(0, 3)).toEqual([GLOBE_20, GLOBE_30, SPOT_10].map((name) => expect.stringMatching(`^${name}`)));
    expect(screen.queryByRole('button', { name: /^Favourite/ })).toBeNull();
  });

  it('are not marked where nothing can be changed', async () => {
    await open(BeltListScreen, beltRoomEditor({ mode: 'view' }), { favourites: [], recent: [] });
    expect(box('Model of Cone 60').hasAttribute('disabled')).toBe(true);
  });
});

describe('sticks as a list', () => {
  const junco = () => createTestEditor({ sources: catalogueSources({ subFamilyId: 219 }), mode: 'create' });

  it('are picked favourites first, for a figure, one by one and in their rows', async () => {
    const editor = junco();
    const [favourite = '', recent = ''] = editor.sticks.parts.sticks.slice(-2).map(({ model }) => model);
    const user = await open(StickListScreen, editor, { favourites: [favourite], recent: [recent] });
    await user.click(screen.getByRole('button', { name: 'Add stick' }));
    const lengths = [];
    for (const picker of screen.getAllByRole('combobox', { name: /^Length/ })) {
      await user.click(picker);
      lengths.push(shown());
      await user.keyboard('{Escape}');
    }
    const order = [170, 225, 60, 115].map((length) => `${length}\u00a0cm`);
    expect(lengths).toEqual([order, order, order]);
  });

  it('are marked by name', async () => {
    const user = await open(StickListScreen, junco(), { favourites: [], recent: [] });
    await user.click(box('Length'));
    await user.click(screen.getByRole('button', { name: 'Favourite: Junco 170' }));
    expect(pressed('Favourite: Junco 170')).toBe('true');
  });
});

import { type BoardPart, connectorKey } from '@candil/domain';
import { act, fireEvent, type RenderResult, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openBoard } from '../testing/open-board';

const PLATE: BoardPart = { id: 'p', model: '9010', selection: { color: '10', installation: '10' }, x: 0, z: 0, turnDegrees: 0 };
const DROP: BoardPart = {
  id: 'd',
  model: '9012',
  selection: { color: '10', temperature: '1', installation: '80', pendantHeightCm: 120 },
  x: 0.13,
  z: 0,
  turnDegrees: 0,
};

const canvas = () => document.querySelector<SVGSVGElement>('svg[role="application"]')!;
const at = (x: number, y: number, more: object = {}) => ({
  clientX: x,
  clientY: y,
  pointerId: 1,
  pointerType: 'mouse',
  button: 0,
  ...more,
});

it('shows starting points until the first part lies on the board', async () => {
  const { screen } = await openBoard();
  expect(screen.getByText('Start with a board of ours')).toBeTruthy();
  expect(screen.getByText(/^Nothing is on the board yet/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Place Plate' }));
  expect(screen.queryByText('Start with a board of ours')).toBeNull();
  expect(screen.getByRole('button', { name: 'P1: Plate' })).toBeTruthy();
});

describe('favourites and recent models in the palette', () => {
  const namesOf = (buttons: readonly HTMLElement[]) =>
    buttons.map((each) => each.getAttribute('aria-label')?.replace(/^.*?: |^Place /, ''));
  const favouriteMark = (model: string, name: string) => <button type="button" aria-label={`Favourite: ${name}`} data-model={model} />;
  const shown = (screen: RenderResult) => namesOf(screen.getAllByRole('button', { name: /^Place / }));

  it('come before the other parts, each beside its mark', async () => {
    const { screen, user } = await openBoard([], { favouriteMark, remembered: { favourites: ['9014'], recent: ['9012', '9014', '0820'] } });
    expect(shown(screen).slice(0, 3)).toEqual(['Spacer', 'Drop', 'Plate']);
    expect(namesOf(screen.getAllByRole('button', { name: /^Favourite/ }))).toEqual(shown(screen));
    screen.getByRole('button', { name: 'Favourite: Spacer' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Place Drop' }));
  });

  it('stay behind the parts that fit the chosen connector, where they need another place', async () => {
    const { screen, editor } = await openBoard([PLATE], { remembered: { favourites: ['9016'], recent: [] } });
    act(() => editor.chooseConnector(editor.document.getState().facts.open.map(connectorKey)[0]));
    const needsOther = within(screen.getByRole('heading', { name: 'Needs another place' }).parentElement!);
    expect(namesOf(needsOther.getAllByRole('button'))).toEqual(['Bar 90', 'Plate', 'Drop']);
    expect(shown(screen)[0]).toBe('Spacer');
  });

  it('leave the palette as it is where there is no account', async () => {
    const { screen } = await openBoard();
    expect(shown(screen).slice(0, 2)).toEqual(['Plate', 'Drop']);
    expect(screen.queryByRole('button', { name: /^Favourite/ })).toBeNull();
  });
});

it('lays a part down where it is dragged to from the palette, over other parts, as one step', async () => {
  const { screen, partsNow, editor } = await openBoard();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Place Plate' }), at(80, 80, { buttons: 1 }));
  for (const name of ['Place Plate', 'Place Drop'])
    fireEvent.pointerOut(screen.getByRole('button', { name }), at(80, 80, { buttons: 1, relatedTarget: document.body }));
  fireEvent.pointerMove(canvas(), at(300, 200, { buttons: 1 }));
  expect(screen.getByText('placing now')).toBeTruthy();
  fireEvent.pointerUp(canvas(), at(300, 200));
  expect(partsNow().map(({ model }) => model)).toEqual(['9010']);
  expect(editor.live.getState().placing).toBeUndefined();
  expect(editor.document.getState().history.done).toHaveLength(1);
});

it('takes no part along when the pointer passes over the palette without a button', async () => {
  const { screen, editor } = await openBoard();
  fireEvent.pointerOut(screen.getByRole('button', { name: 'Place Plate' }), at(80, 80, { buttons: 0, relatedTarget: document.body }));
  expect(editor.live.getState().placing).toBeUndefined();
});

it('leaves a part in the hand at the release of another button', async () => {
  const { partsNow, editor } = await openBoard();
  act(() => editor.beginPlacing('9010'));
  fireEvent.pointerUp(canvas(), at(300, 200, { button: 2 }));
  expect(partsNow()).toEqual([]);
  expect(editor.live.getState().placing?.model).toBe('9010');
});

it('adds parts by the quantity of their row, as one step', async () => {
  const { screen, user, partsNow } = await openBoard([PLATE, DROP]);
  const drops = screen.getByRole('spinbutton', { name: /^Quantity of Drop/ });
  await user.clear(drops);
  await user.type(drops, '3{Enter}');
  expect(partsNow().filter(({ model }) => model === '9012')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(partsNow().filter(({ model }) => model === '9012')).toHaveLength(1);
});

it('chooses the parts of a row on the board', async () => {
  const { screen, user } = await openBoard([PLATE, DROP]);
  await user.click(screen.getByRole('button', { name: /^Drop.*, 1 on the board: select$/ }));
  expect(screen.getByRole('button', { name: /^D1: Drop/ }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'P1: Plate' }).getAttribute('aria-pressed')).toBe('false');
});

it('takes several parts at once, turns and removes them as one step each', async () => {
  const { screen, user, partsNow } = await openBoard([PLATE, DROP]);
  const press = (name: RegExp, more: object = {}) => {
    const part = screen.getByRole('button', { name });
    fireEvent.pointerDown(part, at(10, 10, more));
    fireEvent.pointerUp(part, at(10, 10, more));
  };
  press(/^P1/);
  press(/^D1/, { shiftKey: true });
  expect([/^P1/, /^D1/].map((name) => screen.getByRole('button', { name }).getAttribute('aria-pressed'))).toEqual(['true', 'true']);
  const tools = within(await screen.findByRole('toolbar', { name: 'Tools' }));
  await user.click(tools.getByRole('button', { name: 'Turn by 90°' }));
  expect(partsNow().map(({ turnDegrees }) => turnDegrees)).toEqual([90, 90]);
  await user.click(tools.getByRole('button', { name: 'Delete' }));
  expect(partsNow()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(partsNow()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(partsNow().map(({ turnDegrees }) => turnDegrees)).toEqual([0, 0]);
});

it('shows the dimensions of the board, from edge to edge and over all, until they are hidden', async () => {
  const { screen, user } = await openBoard([PLATE, { ...PLATE, id: 'q', x: 1 }]);
  const lengths = () => [...canvas().querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(lengths()).toEqual(expect.arrayContaining(['40', '60', '140']));
  await user.click(await screen.findByRole('button', { name: 'Dimensions' }));
  expect(lengths()).not.toContain('140');
});

it('names a loose end, and removes or joins what is in its notice', async () => {
  const { screen, user, partsNow } = await openBoard([PLATE, { ...DROP, x: 2 }]);
  const notice = screen.getByText(/has a free end$/);
  await user.click(within(notice.parentElement!).getAllByRole('button').at(-1)!);
  expect(screen.queryByText(/has a free end$/)).toBeNull();
  expect(partsNow()).not.toHaveLength(0);
});

it('adds up pieces and lights, and says when it is ready to order', async () => {
  const { screen } = await openBoard([PLATE, DROP]);
  const dock = within(screen.getByRole('region', { name: 'Price and pieces' }));
  expect(dock.getByText('2 pieces')).toBeTruthy();
  expect(dock.getByText(/1 light and 1 part/)).toBeTruthy();
});

it('saves and goes back by its buttons', async () => {
  const { screen, user, onSave, onBack } = await openBoard([PLATE]);
  await user.click(screen.getByRole('button', { name: 'Add to the project' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(onBack).toHaveBeenCalledTimes(1);
});

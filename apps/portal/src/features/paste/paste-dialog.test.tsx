// @vitest-environment happy-dom
import type { PastedArticle, PasteLine } from '@candil/contract';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { openAt } from '../../testing/open-at';
import { answered } from '../../testing/sample-failure';
import { PasteDialog, type PasteOutcome, type PasteTarget } from './paste-dialog';

afterEach(cleanup);

const article = (referenceCode: string): PastedArticle => ({
  referenceCode,
  modelName: 'Alba 33',
  finish: null,
  image: '',
  moq: 1,
  prices: { currency: 'EUR', unitGross: 412, totalGross: 412 } as PastedArticle['prices'],
  availability: null,
});

const line = (number: number, more: Partial<PasteLine>): PasteLine => ({
  line: number,
  text: `line ${number}`,
  state: 'good',
  code: null,
  quantity: 1,
  tag: '',
  room: '',
  note: '',
  article: null,
  repairs: [],
  candidates: [],
  reason: null,
  ...more,
});

const GOOD = line(1, { code: '082042/2A_10', article: article('082042/2A_10'), quantity: 4, room: 'Bar' });
const TYPO = line(2, {
  state: 'repaired',
  code: '0B2042/2A_10',
  article: article('082042/2A_18'),
  repairs: [{ code: 'paste.typing', from: '0B2042/2A_10', to: '082042/2A_18' }],
});
const REFUSED = line(3, { state: 'refused', text: '9999 two of these', reason: { code: 'paste.no-code' } as PasteLine['reason'] });

const open = async (lines: readonly PasteLine[], target: PasteTarget, more: Parameters<typeof openAt>[2] = {}) => {
  const onClose = vi.fn<(outcome: PasteOutcome) => void>();
  const routes = [{ path: '/', element: <PasteDialog target={target} catalogId={16} text="a list" onClose={onClose} /> }];
  const opened = await openAt('/', routes, { previewPaste: () => ({ lines, columnsRead: null }), ...more });
  await screen.findByText(/ready, /);
  return { ...opened, onClose };
};
const PROJECT = { projectId: 'p1', version: 3, name: 'Casa Llull' };
const added = (...ids: readonly string[]) => ({ id: 'p1', version: 4, products: ids.map((_id) => ({ _id })) });

it('names the base of the price of a piece, and of the sum', async () => {
  const prices = { currency: 'EUR', unitGross: 412, totalGross: 1648, unitNet: 267.8, totalNet: 1071.2 } as PastedArticle['prices'];
  const net = line(1, { code: '082042/2A_10', article: { ...article('082042/2A_10'), prices }, quantity: 4 });
  await open([net], PROJECT);
  expect(screen.getByText('267,80 € net')).toBeTruthy();
  expect(screen.getByText(/4 pieces · 1\.071,20 € net$/)).toBeTruthy();
  cleanup();
  await open([GOOD], PROJECT);
  expect(screen.getByText('412,00 € list price')).toBeTruthy();
});

it('adds the valid lines, and returns the rest with its reasons', async () => {
  const { asked, onClose } = await open([GOOD, REFUSED], PROJECT, { addProducts: () => added('l1') });
  expect(screen.getByText('1 line is not added and stays in the field.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 product' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked.at(-1)?.body).toEqual({ version: 3, products: [{ referenceCode: '082042/2A_10', quantity: 4, room: 'Bar' }] });
  expect(onClose).toHaveBeenCalledWith({
    projectId: 'p1',
    text: '9999 two of these',
    left: [{ text: '9999 two of these', reason: 'There is no code in this line.' }],
  });
});

it('adds a line that can be repaired only once its repair is accepted', async () => {
  await open([GOOD, TYPO], PROJECT);
  expect(screen.getByRole('button', { name: 'Add 1 product' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Repair all' }));
  expect(screen.getByRole('button', { name: 'Add 2 products' })).toBeTruthy();
});

it('reads a corrected line again and adds it', async () => {
  const { asked } = await open([REFUSED], PROJECT, {
    previewPaste: ({ body }) => ({
      lines: JSON.stringify(body).includes('082042/2A_10') ? [{ ...GOOD, line: 1 }] : [REFUSED],
      columnsRead: null,
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Correct line 3' }));
  const field = screen.getByRole('textbox', { name: 'Correct line 3' });
  await userEvent.clear(field);
  await userEvent.type(field, '082042/2A_10 x 4{Enter}');
  expect(await screen.findByRole('button', { name: 'Add 1 product' })).toBeTruthy();
  expect(asked.filter(({ name }) => name === 'previewPaste')).toHaveLength(2);
});

it('leaves a line as it was when its correction is given up', async () => {
  await open([REFUSED], PROJECT);
  await userEvent.click(screen.getByRole('button', { name: 'Correct line 3' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Correct line 3' }), ' 082042{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Correct line 3' })).toBeNull();
  expect(screen.getByText('9999 two of these')).toBeTruthy();
});

it('makes no project without a name', async () => {
  const { asked, onClose } = await open([GOOD], 'new', { createProject: () => added('l1') });
  await userEvent.click(screen.getByRole('button', { name: 'Create with 1 product' }));
  expect(screen.getByText('Give the project a name')).toBeTruthy();
  expect(asked.map(({ name }) => name)).toEqual(['previewPaste']);
  await userEvent.type(screen.getByRole('textbox', { name: /Name of the project/ }), 'Casa Llull');
  await userEvent.click(screen.getByRole('button', { name: 'Create with 1 product' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked.at(-1)?.body).toMatchObject({ name: 'Casa Llull', catalogId: 16 });
});

it('keeps the list and gives the reason when it cannot be added', async () => {
  const { onClose } = await open([GOOD], PROJECT, {
    addProducts: () => {
      throw answered(429, 'rate.limited', { retryAfterSeconds: 5 });
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 product' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add 1 product' })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('gives the text back when it is closed without adding', async () => {
  const { onClose } = await open([GOOD], PROJECT);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledWith({ text: 'a list', left: [] });
});

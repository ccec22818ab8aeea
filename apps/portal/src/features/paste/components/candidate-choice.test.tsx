// @vitest-environment happy-dom
import type { PastedArticle } from '@candil/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openAt } from '../../../testing/open-at';
import type { ListLine } from '../model/list-lines';
import { CandidateChoice } from './candidate-choice';

const article = (referenceCode: string, more: Partial<PastedArticle> = {}): PastedArticle => ({
  referenceCode,
  modelName: 'Alba 33',
  finish: { text: 'Terracotta' },
  image: '/a.webp',
  moq: 1,
  prices: null,
  availability: null,
  ...more,
});
const PRICED = article('082042/2A_10', {
  prices: { currency: 'EUR', unitGross: 404, totalGross: 404, unitNet: 262.6 } as PastedArticle['prices'],
});
const UNPRICED = article('082043/2A_10', { finish: null });
const LINE = { id: 'b-1', line: 2, text: '0820', state: 'unsure', candidates: [PRICED, UNPRICED] } as unknown as ListLine;

const open = async () => {
  const onChoose = vi.fn();
  await openAt('/', [{ path: '/', element: <CandidateChoice line={LINE} onChoose={onChoose} /> }], {});
  await userEvent.click(await screen.findByRole('combobox', { name: /^Which one was meant in line 2\?/ }));
  return onChoose;
};

it('describes each article that the line may have meant by model, finish and the price that is seen', async () => {
  await open();
  const [priced, unpriced, ...others] = await screen.findAllByRole('option');
  expect(others).toEqual([]);
  expect(priced?.textContent).toMatch(/082042\/2A_10.*Alba 33 · Terracotta · 262,60\s€ net$/);
  expect(unpriced?.textContent).toMatch(/082043\/2A_10.*Alba 33$/);
});

it('takes the one that is chosen', async () => {
  const onChoose = await open();
  await userEvent.click(await screen.findByRole('option', { name: /082043/ }));
  expect(onChoose.mock.calls).toEqual([[UNPRICED]]);
});

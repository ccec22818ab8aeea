import type { PastedArticle, PasteLine } from '@candil/contract';
import { describe, expect, it } from 'vitest';
import {
  chooseCandidate,
  countLine,
  countOfDuplicates,
  evaluateLine,
  leaveOut,
  leftOverLines,
  linesOfPreview,
  mergeDuplicates,
  repairAll,
  repairLine,
  replaceLine,
  totalsOf,
} from './list-lines';

const article = (referenceCode: string, total = 10, more: Partial<PastedArticle> = {}): PastedArticle => ({
  referenceCode,
  modelName: 'Alba 33',
  finish: null,
  image: '',
  moq: 1,
  prices: { currency: 'EUR', unitGross: total, totalGross: total },
  availability: null,
  ...more,
});
const line = (state: PasteLine['state'], text: string, more: Partial<PasteLine> = {}): PasteLine => ({
  line: 1,
  text,
  state,
  code: text,
  quantity: 1,
  tag: '',
  room: '',
  note: '',
  article: state === 'good' || state === 'repaired' ? article(text) : null,
  repairs: state === 'repaired' ? [{ code: 'paste.dash', from: text, to: text }] : [],
  candidates: [],
  reason: state === 'refused' ? { code: 'paste.no-code', values: {} } : null,
  ...more,
});
const list = (...lines: PasteLine[]) => linesOfPreview(lines, 'a');
const statesOf = (lines: readonly PasteLine[]) => lines.map(({ text, state }) => [text, state]);

describe('a line of the list', () => {
  const lines = list(line('good', 'A'), line('repaired', 'B'), line('repaired', 'C'), line('refused', 'D'), line('ignored', 'E'));

  it('is repaired on request, alone or with the others', () => {
    expect(statesOf(repairLine(lines, 'a-1'))).toEqual([
      ['A', 'good'],
      ['B', 'good'],
      ['C', 'repaired'],
      ['D', 'refused'],
      ['E', 'ignored'],
    ]);
    expect(statesOf(repairAll(lines)).map(([, state]) => state)).toEqual(['good', 'good', 'good', 'refused', 'ignored']);
  });

  it('becomes good with the article that was chosen', () => {
    const [, , , chosen] = chooseCandidate(lines, 'a-3', article('082042/2A_10'));
    expect(chosen?.state).toBe('good');
    expect(chosen?.article?.referenceCode).toBe('082042/2A_10');
    expect(chosen?.quantity).toBe(1);
    expect(chosen?.reason).toBeNull();
    expect(chosen?.repairs).toEqual([{ code: 'paste.chosen', from: 'D', to: '082042/2A_10' }]);
  });

  it('refused for its quantity alone is good, or repairable, with another', () => {
    const reason = { code: 'paste.quantity-unclear', values: { value: '1,5' } };
    const unclear = list(
      line('refused', 'A', { article: article('A'), quantity: null, reason }),
      line('refused', 'B', { article: article('B'), quantity: null, reason, repairs: [{ code: 'paste.dash', from: 'B', to: 'B' }] }),
      line('refused', 'C'),
    );
    const counted = ['a-0', 'a-1', 'a-2'].reduce((all, id) => countLine(all, id, 3), unclear);
    expect(counted.map(({ state, quantity }) => [state, quantity])).toEqual([
      ['good', 3],
      ['repaired', 3],
      ['refused', 3],
    ]);
  });

  it('takes the price of its quantity, but not of one it no longer has', () => {
    const counted = countLine(lines, 'a-0', 4);
    expect(evaluateLine(counted, 'a-0', 4, article('A', 40))[0]?.article?.prices?.totalGross).toBe(40);
    expect(evaluateLine(counted, 'a-0', 3, article('A', 30))[0]?.article?.prices?.totalGross).toBe(10);
    expect(evaluateLine(counted, 'a-0', 4, article('X', 30))[0]?.article?.referenceCode).toBe('A');
  });

  it('keeps its place and number when it is corrected', () => {
    const corrected = replaceLine(list(line('refused', 'A', { line: 7 }), line('good', 'B', { line: 8 })), 'a-0', [
      ...linesOfPreview([line('good', 'X'), line('good', 'Y')], 'b'),
    ]);
    expect(corrected.map(({ text, line: number, id }) => [text, number, id])).toEqual([
      ['X', 7, 'b-0'],
      ['Y', 7, 'b-1'],
      ['B', 8, 'a-1'],
    ]);
  });

  it('can be left out; lines that are neither valid nor ignored stay in the list', () => {
    expect(leaveOut(lines, 'a-0').map(({ text }) => text)).toEqual(['B', 'C', 'D', 'E']);
    expect(leftOverLines(lines).map(({ text }) => text)).toEqual(['B', 'C', 'D']);
  });
});

describe('lines of one article', () => {
  const twice = list(
    line('good', 'A', { quantity: 2 }),
    line('good', 'B'),
    line('good', 'A', { quantity: 3 }),
    line('repaired', 'A'),
    line('good', 'A', { article: article('A', 10, { pendantHeight: 120 }) }),
  );

  it('are put together where they are ready, in the place of the first', () => {
    expect(countOfDuplicates(twice)).toBe(1);
    const { lines, merged } = mergeDuplicates(twice);
    expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['a-0', 5],
      ['a-1', 1],
      ['a-3', 1],
      ['a-4', 1],
    ]);
    expect(merged.map(({ id, text }) => [id, text])).toEqual([['a-0', 'A\nA']]);
    expect(countOfDuplicates(lines)).toBe(0);
  });

  it('stay apart when together they are more than a line may have', () => {
    const many = list(line('good', 'A', { quantity: 99_999 }), line('good', 'A'));
    expect(mergeDuplicates(many).lines).toEqual(many);
  });
});

describe('the totals', () => {
  it('sum the valid lines to the cent', () => {
    const lines = list(
      line('good', 'A', { quantity: 2, article: article('A', 0.1) }),
      line('good', 'B', { article: article('B', 0.2) }),
      line('repaired', 'C'),
    );
    expect(totalsOf(lines)).toEqual({ products: 2, pieces: 3, price: { currency: 'EUR', amount: 0.3, net: false } });
  });

  it('are net where net prices are seen, and unknown where a price is', () => {
    const net = article('A', 10, { prices: { currency: 'USD', unitGross: 10, totalGross: 10, totalNet: 7 } });
    expect(totalsOf(list(line('good', 'A', { article: net })))).toEqual({
      products: 1,
      pieces: 1,
      price: { currency: 'USD', amount: 7, net: true },
    });
    expect(totalsOf(list(line('good', 'A'), line('good', 'B', { article: article('B', 0, { prices: null }) }))).price).toBeUndefined();
    expect(totalsOf([]).price).toBeUndefined();
  });
});

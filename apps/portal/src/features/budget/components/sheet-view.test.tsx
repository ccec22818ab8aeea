// @vitest-environment happy-dom
import { budgetSheet, budgetWords } from '@candil/budget-sheet';
import { saidBy, sampleBudget } from '@candil/budget-sheet/testing';
import { createFormat } from '@candil/i18n';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SheetView } from './sheet-view';
import { NARROW } from './use-media';

const sheet = budgetSheet(sampleBudget({ lines: 2, flat: true }), {
  language: 'en',
  format: createFormat({ language: 'en', catalogId: 16 }),
  words: budgetWords('en'),
  copy: 'own',
});

const screenIs = (narrow: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: narrow && media === NARROW,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the document on the screen', () => {
  it.each(['own', 'client'] as const)('says everything that is printed, copy %s', (copy) => {
    screenIs(false);
    const options = { language: 'en', format: createFormat({ language: 'en', catalogId: 16 }), words: budgetWords('en'), copy } as const;
    const printed = budgetSheet(sampleBudget({ lines: 14, comments: 'Second floor.' }), options);
    const squeezed = (text: string) => text.replace(/\s/g, '');
    const shown = squeezed(render(<SheetView sheet={printed} label="Budget" />).container.textContent ?? '');
    for (const said of saidBy(printed)) expect(shown).toContain(squeezed(said));
    const amounts = [
      ...printed.lines.flatMap((line) => [line.amounts.unitPvp, line.amounts.netPrice]),
      ...printed.totals.map(({ amount }) => amount),
    ];
    for (const amount of amounts) expect(shown).toContain(squeezed(amount?.text ?? ''));
  });

  it('draws no bar for a line whose lead time is on request', () => {
    screenIs(false);
    const budget = sampleBudget({ lines: 2, flat: true });
    const products = budget.products.map((product, place) => (place === 0 ? { ...product, weeks: null } : product));
    const options = {
      language: 'en',
      format: createFormat({ language: 'en', catalogId: 16 }),
      words: budgetWords('en'),
      copy: 'own',
    } as const;
    render(<SheetView sheet={budgetSheet({ ...budget, products }, options)} label="Budget" />);
    const steps = [...screen.getByRole('heading', { name: 'Delivery' }).parentElement!.querySelectorAll('li')];
    expect(steps.map((step) => [step.textContent, step.querySelectorAll('[aria-hidden] [style]').length])).toEqual([
      ['L24 weeks', 1],
      ['L1on request', 0],
    ]);
  });

  it('has a column for each amount on wide screens', () => {
    screenIs(false);
    render(<SheetView sheet={sheet} label="Budget" />);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(sheet.columns.map(({ label }) => label));
  });

  it('is a receipt on a phone, with every amount and its label', () => {
    screenIs(true);
    render(<SheetView sheet={sheet} label="Budget" />);
    expect(screen.queryByRole('table')).toBeNull();
    const [first] = sheet.lines;
    const line = within(screen.getByRole('list', { name: 'Budget' })).getAllByRole('listitem')[0];
    for (const { key, label } of sheet.columns) {
      if (key === 'product') continue;
      const amount = first?.amounts[key]?.text;
      if (amount !== undefined) expect(line?.textContent).toContain(key === 'netPrice' ? amount : `${label} ${amount}`);
    }
    expect(line?.textContent).toContain(first?.name);
  });

  it.each([false, true])('has the rooms of the paper, each with what it comes to, on a phone: %s', (narrow) => {
    screenIs(narrow);
    const budget = sampleBudget({ lines: 4, flat: true });
    const rooms = ['Bar', 'Dining room', 'Bar', ''];
    const products = budget.products.map((product, place) => ({ ...product, room: rooms[place] ?? '' }));
    const printed = budgetSheet(
      { ...budget, products },
      { language: 'en', format: createFormat({ language: 'en', catalogId: 16 }), words: budgetWords('en'), copy: 'own' },
    );
    const text = render(<SheetView sheet={printed} label="Budget" />).container.textContent ?? '';
    const said = printed.areas.flatMap(({ name, lines, subtotal }) => [
      name,
      ...lines.map(({ tag }) => tag),
      subtotal.label,
      subtotal.amount.text,
    ]);
    expect(printed.areas).toHaveLength(3);
    let from = 0;
    for (const part of said) {
      const at = text.indexOf(part, from);
      expect(at, `${part} after ${from}`).toBeGreaterThanOrEqual(from);
      from = at + part.length;
    }
  });
});

import { createFormat } from '@candil/i18n';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BudgetSheet, budgetSheet, budgetWords, type SheetLine } from '.';
import { sampleBudget } from './testing';

const european = createFormat({ language: 'en', catalogId: 16 });
const american = createFormat({ language: 'us', catalogId: 21 });
/** Intl keeps numbers and signs together by blanks that do not break; a reader sees a blank. */
const seen = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');
const inEnglish = (budget: Parameters<typeof budgetSheet>[0], copy: 'own' | 'client' = 'own') =>
  budgetSheet(budget, { language: 'en', format: european, words: budgetWords('en'), copy });
const allLines = (lines: readonly SheetLine[]): readonly SheetLine[] => lines.flatMap((line) => [line, ...allLines(line.pieces)]);
const cents = (value: number) => Math.round(value * 100);
const totalsOf = ({ totals }: BudgetSheet) =>
  totals.map(({ label, percent, amount }) => [label, seen(percent?.text ?? ''), seen(amount.text)]);

describe('the sheet of a budget', () => {
  it('says what it is, for whom, and until when', () => {
    expect(inEnglish(sampleBudget()).header.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Number: B2026-00042-R2',
      'Client: Taller Llull, arquitectos',
      'Project: Hotel Mirador - lobby',
      'Prepared by: Marta Soler',
      'Date: 20 Nov 2026',
      'Valid until: 19 Dec 2026',
    ]);
  });

  it('writes a line in the digits and measures of its catalogue', () => {
    const plain = { lines: 2, flat: true };
    const lineOf = (sheet: BudgetSheet) => {
      const [, line] = sheet.lines;
      const { quantity, unitPvp, discount, netPrice } = line?.figures ?? {};
      const figures = [quantity, unitPvp, discount, netPrice].map((figure) => seen(figure?.text ?? ''));
      return [line?.tag, line?.name, seen(line?.attributes ?? ''), seen(line?.facts ?? ''), ...figures];
    };
    const us = budgetSheet(sampleBudget({ ...plain, catalogId: 21 }), {
      language: 'us',
      format: american,
      words: budgetWords('us'),
      copy: 'own',
    });
    expect([lineOf(inEnglish(sampleBudget(plain))), lineOf(us)]).toEqual([
      [
        'L2',
        'Perla Gota',
        'Matt graphite · 3000 K · DALI-2',
        '1.240 lm · 11,5 W · CRI 90 · IP20 · ø 33 cm × 24 cm',
        '14',
        '178,19 €',
        '12,5 %',
        '2.182,83 €',
      ],
      [
        'L2',
        'Perla Gota',
        'Matt graphite · 3000 K · DALI-2',
        '1,240 lm · 11.5 W · CRI 90 · IP20 · ø 13″ × 9 7/16″',
        '14',
        '$178.19',
        '12.5%',
        '$2,182.83',
      ],
    ]);
  });

  it('shows totals as rows, of which discount and surcharge may be nothing', () => {
    const plain = sampleBudget({ lines: 1, flat: true });
    expect(totalsOf(inEnglish(plain))).toEqual([
      ['Subtotal', '', '99,00 €'],
      ['Discount', '5 %', '-4,95 €'],
      ['Surcharge', '2,5 %', '2,35 €'],
      ['VAT', '21 %', '20,24 €'],
      ['Total', '', '116,64 €'],
    ]);
    const none = inEnglish(sampleBudget({ lines: 1, flat: true, discount: 0, surcharge: 0, iva: 0 }));
    expect(none.totals.map(({ isNothing, amount }) => [isNothing, amount.value])).toEqual([
      [false, 99],
      [true, 0],
      [true, 0],
      [false, 0],
      [false, 99],
    ]);
  });

  it('lists what a line holds below it, level by level, each sum made of what it holds', () => {
    const [line] = inEnglish(sampleBudget()).lines;
    expect(allLines(line === undefined ? [] : [line]).map(({ depth, id }) => `${depth} ${id}`)).toEqual([
      '0 composed',
      '1 composed/c1',
      '2 composed/c1/a1',
      '2 composed/c1/a2',
      '3 composed/c1/a2/p1',
      '2 composed/c1/x1',
      '1 composed/x1',
    ]);
    const sums = (holder: SheetLine): readonly [number, number][] =>
      holder.pieces.length === 0
        ? []
        : [
            [
              cents(holder.figures.netPrice?.value ?? 0),
              holder.pieces.reduce((sum, { figures }) => sum + cents(figures.netPrice?.value ?? 0), 0),
            ],
            ...holder.pieces.flatMap(sums),
          ];
    for (const [whole, parts] of line === undefined ? [] : sums(line)) expect(parts).toBe(whole);
  });

  it('tells a client prices with the margin in them, and neither discount, margin nor cost', () => {
    const budget = sampleBudget({ ownMarginPercent: 18 });
    const own = inEnglish(budget);
    const client = inEnglish(budget, 'client');
    expect(client.columns.map(({ key }) => key)).toEqual(['product', 'quantity', 'netPrice']);
    expect(allLines(client.lines).map(({ depth, figures }) => [depth === 0, Object.keys(figures)])).toEqual(
      allLines(own.lines).map(({ depth }) => [depth === 0, depth === 0 ? ['quantity', 'netPrice'] : ['quantity']]),
    );
    const [subtotal, discount, surcharge, , total] = client.totals;
    expect([discount?.amount.value, surcharge?.amount.value]).toEqual([0, 0]);
    const beforeTax = cents(budget.totalNet) - cents(budget.ivaValue);
    expect(cents(subtotal?.amount.value ?? 0)).toBe(beforeTax + Math.round(beforeTax * 0.18));
    const secrets = [own.totals[0], own.totals[4]].map((row) => row?.amount.text ?? '?');
    for (const secret of [...secrets, '18 %', '12,5 %', '5 %']) expect(JSON.stringify(client)).not.toContain(secret);
    expect(total?.amount.value).toBeGreaterThan(budget.totalNet);
  });

  it('has no copy for a client without an own margin', () => {
    expect(() => inEnglish(sampleBudget({ ownMarginPercent: null }), 'client')).toThrow(RangeError);
  });

  it('sums to the cent in both copies, whatever the lines and terms', () => {
    const wishes = fc.record({
      catalogId: fc.constantFrom(16 as const, 21 as const),
      lines: fc.nat(40),
      discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
      surcharge: fc.integer({ min: 0, max: 30_000 }).map((hundredths) => hundredths / 100),
      iva: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
      ownMarginPercent: fc.integer({ min: 0, max: 50_000 }).map((hundredths) => hundredths / 100),
      flat: fc.boolean(),
    });
    fc.assert(
      fc.property(wishes, fc.constantFrom('own' as const, 'client' as const), (wish, copy) => {
        const { lines, totals } = inEnglish(sampleBudget(wish), copy);
        const [subtotal = 0, ...rest] = totals.map(({ amount }) => cents(amount.value));
        const total = rest.pop();
        expect(lines.reduce((sum, { figures }) => sum + cents(figures.netPrice?.value ?? 0), 0)).toBe(subtotal);
        expect(rest.reduce((sum, amount) => sum + amount, subtotal)).toBe(total);
      }),
    );
  });

  it('is a sheet without lines, too', () => {
    const { lines, totals, comments } = inEnglish(sampleBudget({ lines: 0, flat: true }));
    expect([lines, totals.map(({ amount }) => amount.value), comments]).toEqual([[], [0, 0, 0, 0, 0], undefined]);
  });
});

describe('the words', () => {
  const languages = ['en', 'us', 'de', 'es', 'fr', 'it'] as const;

  it('are there in six languages, each with the place for its day', () => {
    const leaves = (value: object): readonly string[] =>
      Object.values(value).flatMap((each) => (typeof each === 'string' ? [each] : leaves(each)));
    expect(languages.map((language) => leaves(budgetWords(language)).filter((text) => text.trim() === ''))).toEqual(
      languages.map(() => []),
    );
    expect(languages.filter((language) => budgetWords(language).closing.split('{}').length !== 2)).toEqual([]);
  });

  it('differ from language to language', () => {
    expect(new Set(languages.map((language) => budgetWords(language).closing)).size).toBe(6);
  });
});

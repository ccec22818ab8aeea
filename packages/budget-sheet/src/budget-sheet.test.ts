import { createFormat } from '@candil/i18n';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BudgetSheet, budgetSheet, budgetWords, ownEarningOf, type SheetLine } from '.';
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
  it('names its kind, its client and its validity', () => {
    const { title, mark, header } = inEnglish(sampleBudget());
    expect([title, mark, ...header.map(({ label, text }) => `${label}: ${text}`)]).toEqual([
      'Quote',
      'Revision 2',
      'Number: B2026-00042-R2',
      'Client: Taller Llull, arquitectos\nCarrer de la Murta 9\n07012 Palma\nNIF ESB57000003',
      'Project: Hotel Mirador - lobby',
      'Site: Plaça del Moll Vell 2, 07012 Palma',
      'Prepared by: Marta Soler',
      'Date: 20 Nov 2026',
      'Valid until: 19 Dec 2026',
    ]);
    // 20 November 2026, in days since 1970.
    expect(header.map(({ day }) => day)).toEqual([undefined, undefined, undefined, undefined, undefined, 20_777, 20_806]);
  });

  it('names its issuer, with the details that are provided', () => {
    expect(inEnglish(sampleBudget()).issuer).toEqual({
      name: 'Vela & Ros Iluminación, S.L.',
      address: ['Carrer de la Sèquia 18', '07012 Palma, Spain'],
      contact: ['Tax no. ESB57000001', '+34 971 000 000', 'quotes@velaros.example', 'velaros.example'],
    });
    const untold = { taxNumber: '', street: '', postalCode: '', town: '', phone: '', website: '' };
    expect(inEnglish(sampleBudget({ issuer: untold })).issuer).toMatchObject({ address: ['Spain'], contact: ['quotes@velaros.example'] });
  });

  it('states the delivery on site, and names the lines without a date', () => {
    const budget = sampleBudget({ lines: 4, flat: true });
    expect(inEnglish(budget).delivery).toEqual({
      label: 'Delivery',
      text: 'All together 5 weeks after acceptance',
      steps: [
        { tags: 'L1, L4', when: '3 weeks', share: 0.6 },
        { tags: 'L2', when: '4 weeks', share: 0.8 },
        { tags: 'L3', when: '5 weeks', share: 1 },
      ],
    });
    const [first, ...others] = budget.products;
    const weeksOfFirst = (weeks: number | null | undefined) =>
      first === undefined ? budget : { ...budget, products: [{ ...first, weeks }, ...others] };
    const { text, steps } = inEnglish(weeksOfFirst(null)).delivery ?? {};
    expect(text).toBe('Lead time on request: L1');
    expect(steps?.at(-1)).toEqual({ tags: 'L1', when: 'on request' });
    expect(inEnglish(weeksOfFirst(undefined)).delivery).toBeUndefined();
    expect(inEnglish(budget).lines.map(({ delivery }) => delivery)).toEqual(['3 weeks', '4 weeks', '5 weeks', '3 weeks']);
  });

  it('names the minimum of a line that is below it', () => {
    const lines = inEnglish(sampleBudget({ lines: 2, flat: true })).lines;
    expect(lines.map(({ amounts, minimum }) => [amounts.quantity.value, minimum])).toEqual([
      [1, 'Minimum order 2'],
      [14, ''],
    ]);
  });

  it('lists its terms, without empty ones, and the place of the signature', () => {
    const { terms, acceptance } = inEnglish(sampleBudget({ lines: 1, flat: true, deliveryTerms: '', iva: 0 }));
    expect(terms.items.map(({ label }) => label)).toEqual(['Validity', 'Quantities', 'Payment', 'Tax']);
    expect(terms.items.at(-1)?.text).toBe('The total is without VAT. This quote is not an invoice.');
    expect(seen(acceptance?.text ?? '')).toBe('I accept quote B2026-00042-R2 for 96,40 €.');
  });

  it('writes a line in the digits and measures of its catalogue', () => {
    const plain = { lines: 2, flat: true };
    const lineOf = (sheet: BudgetSheet) => {
      const [, line] = sheet.lines;
      const { quantity, unitPvp, discount, netPrice } = line?.amounts ?? {};
      const shown = [quantity, unitPvp, discount, netPrice].map((amount) => seen(amount?.text ?? ''));
      return [line?.tag, line?.name, seen(line?.attributes ?? ''), seen(line?.facts ?? ''), ...shown];
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

  it('adds freight before tax, without discount or surcharge, or says that it is not included', () => {
    const goods = { lines: 1, flat: true };
    expect(totalsOf(inEnglish(sampleBudget({ ...goods, freight: 145 })))).toEqual([
      ['Subtotal', '', '99,00 €'],
      ['Discount', '5 %', '-4,95 €'],
      ['Surcharge', '2,5 %', '2,35 €'],
      ['Freight', '', '145,00 €'],
      ['VAT', '21 %', '50,69 €'],
      ['Total', '', '292,09 €'],
    ]);
    const open = inEnglish(sampleBudget({ ...goods, freight: null })).totals;
    expect(open.filter(({ isLeftOut }) => isLeftOut).map(({ label, amount }) => [label, amount.text])).toEqual([
      ['Freight', 'not included'],
    ]);
    expect(open.at(-1)?.amount.value).toBe(116.64);
  });

  it('charges the freight of a copy for a client as it is, and counts nothing of it as earned', () => {
    const options = { lines: 1, flat: true, discount: 0, surcharge: 0, iva: 0, ownDiscount: 0, ownMarginPercent: 50 };
    const [without, withIt] = [undefined, 145].map((freight) => sampleBudget({ ...options, ...(freight !== undefined && { freight }) }));
    const totalOf = (budget: Parameters<typeof budgetSheet>[0]) => inEnglish(budget, 'client').totals.at(-1)?.amount.value ?? 0;
    if (without === undefined || withIt === undefined) throw new Error('two budgets');
    expect([totalOf(without), totalOf(withIt)]).toEqual([148.5, 293.5]);
    expect([without, withIt].map((budget) => ownEarningOf(budget, 'client').earnedMinor)).toEqual([4950, 4950]);
  });

  it('lists the parts of a line level by level, each sum made of its parts', () => {
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
              cents(holder.amounts.netPrice?.value ?? 0),
              holder.pieces.reduce((sum, { amounts }) => sum + cents(amounts.netPrice?.value ?? 0), 0),
            ],
            ...holder.pieces.flatMap(sums),
          ];
    for (const [whole, parts] of line === undefined ? [] : sums(line)) expect(parts).toBe(whole);
  });

  it('shows a client own prices under the same terms, and neither list price, own discount, mark-up nor cost', () => {
    const budget = sampleBudget({ ownMarginPercent: 18, ownDiscount: 41.5 });
    const own = inEnglish(budget);
    const client = inEnglish(budget, 'client');
    expect(client.columns).toEqual(own.columns);
    const keys = (lines: readonly SheetLine[], depth: number) =>
      allLines(lines).flatMap((line) => (line.depth > 0 === depth > 0 ? [Object.keys(line.amounts)] : []));
    expect(keys(client.lines, 0)).toEqual(keys(own.lines, 0));
    expect(new Set(keys(client.lines, 1).flat())).toEqual(new Set(['quantity']));
    for (const [index, { unitPvp }] of budget.products.entries()) {
      const cost = cents(unitPvp) - Math.round(cents(unitPvp) * 0.415);
      expect(cents(client.lines[index]?.amounts.unitPvp?.value ?? 0)).toBe(cost + Math.round(cost * 0.18));
    }
    expect(client.totals.map(({ percent }) => percent?.value)).toEqual(own.totals.map(({ percent }) => percent?.value));
    const secrets = allLines(own.lines).flatMap(({ amounts }) => [amounts.unitPvp?.text, amounts.netPrice?.text]);
    for (const secret of [...secrets, own.totals[0]?.amount.text, own.totals[4]?.amount.text, '18 %', '41,5 %'])
      expect(seen(JSON.stringify(client))).not.toContain(`"${seen(secret ?? '?')}"`);
  });

  it('shows its author the result of each copy: cost, mark-up, margin of the sale', () => {
    const budget = sampleBudget({ lines: 1, flat: true, discount: 10, surcharge: 0, ownDiscount: 40, ownMarginPercent: 25 });
    // 99.00 at 40 % is 59.40; sold at 10 % off it brings 89.10, at 25 % on cost and 10 % off 66.82.
    expect(ownEarningOf(budget, 'own')).toEqual({
      listMinor: 9_900,
      costMinor: 5_940,
      saleMinor: 8_910,
      earnedMinor: 2_970,
      markUpPercent: 50,
      marginPercent: 33.33,
    });
    expect(ownEarningOf(budget, 'client')).toMatchObject({ costMinor: 5_940, saleMinor: 6_682, earnedMinor: 742 });
  });

  it('has no copy for a client without a mark-up', () => {
    expect(() => inEnglish(sampleBudget({ ownMarginPercent: null }), 'client')).toThrow(RangeError);
  });

  it('sums to the cent in both copies, whatever the lines and terms', () => {
    const samples = fc.record({
      catalogId: fc.constantFrom(16 as const, 21 as const),
      lines: fc.nat(40),
      discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
      surcharge: fc.integer({ min: 0, max: 30_000 }).map((hundredths) => hundredths / 100),
      iva: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
      ownMarginPercent: fc.integer({ min: 0, max: 50_000 }).map((hundredths) => hundredths / 100),
      flat: fc.boolean(),
    });
    fc.assert(
      fc.property(samples, fc.constantFrom('own' as const, 'client' as const), (sample, copy) => {
        const { lines, totals } = inEnglish(sampleBudget(sample), copy);
        const [subtotal = 0, ...rest] = totals.map(({ amount }) => cents(amount.value));
        const total = rest.pop();
        expect(lines.reduce((sum, { amounts }) => sum + cents(amounts.netPrice?.value ?? 0), 0)).toBe(subtotal);
        expect(rest.reduce((sum, amount) => sum + amount, subtotal)).toBe(total);
      }),
    );
  });

  it('is a sheet without lines, too', () => {
    const { lines, totals, comments, acceptance } = inEnglish(sampleBudget({ lines: 0, flat: true }));
    expect(lines).toEqual([]);
    expect(totals.map(({ amount }) => amount.value)).toEqual([0, 0, 0, 0, 0]);
    expect(comments).toBeUndefined();
    expect(acceptance).toBeUndefined();
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
    expect(languages.filter((language) => budgetWords(language).terms.validity.text.split('{}').length !== 2)).toEqual([]);
  });

  it('differ from language to language', () => {
    expect(new Set(languages.map((language) => budgetWords(language).terms.validity.text)).size).toBe(6);
  });
});

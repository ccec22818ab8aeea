import { join } from 'node:path';
import { type Amount, type BudgetSheet, budgetSheet, budgetWords, type SheetLine } from '@candil/budget-sheet';
import { type SampleOptions, saidBy, sampleBudget } from '@candil/budget-sheet/testing';
import { BUDGET_COPIES, type BudgetCopy } from '@candil/contract';
import type { CatalogId, IsoLanguage } from '@candil/domain';
import { createFormat } from '@candil/i18n';
import { describe, expect, it } from 'vitest';
import { read, utils, type WorkSheet } from 'xlsx';
import { readPdf, seen } from '../../../test/read-pdf';
import { pngOf } from '../../../test/sample-pictures';
import { projectDirectory } from '../../kernel/config/directories';
import type { BudgetOrder } from './document-order';
import { makeDocument } from './make-document';

const LANGUAGES = ['en', 'us', 'de', 'es', 'fr', 'it'] as const;
const PRINTS = join(projectDirectory(), 'packages', 'catalogue-pictures', 'prints');

const orderOf = (options: SampleOptions = {}, more: Partial<BudgetOrder> = {}): BudgetOrder => ({
  kind: 'budget',
  budget: sampleBudget(options),
  format: 'pdf',
  copy: 'own',
  language: 'en',
  prints: '/nowhere',
  ...more,
});
const sheetOf = ({ budget, language, copy }: BudgetOrder): BudgetSheet => {
  const format = createFormat({ language, catalogId: budget.catalogId });
  return budgetSheet(budget, { language, format, words: budgetWords(language), copy });
};
const withPieces = (lines: readonly SheetLine[]): readonly SheetLine[] => lines.flatMap((line) => [line, ...withPieces(line.pieces)]);
const shownTotals = ({ totals }: BudgetSheet) => totals.filter(({ isNothing }) => !isNothing);
const squeezed = (text: string): string => seen(text).replace(/\s/g, '');
const cases = LANGUAGES.flatMap((language) =>
  ([16, 21] as const).flatMap((catalogId) =>
    BUDGET_COPIES.map((copy): [IsoLanguage, CatalogId, BudgetCopy] => [language, catalogId, copy]),
  ),
);

/** The terms are numbered down two columns, and drawn row by row. */
const termNumbers = ({ terms: { items } }: BudgetSheet): readonly string[] => {
  const half = Math.ceil(items.length / 2);
  const rows = Array.from({ length: half }, (_, row) => [row + 1, row + 1 + half]);
  return rows.flat().flatMap((number) => (number <= items.length ? [String(number)] : []));
};

/** Every amount of a sheet as it is written, in the order of the page. */
const writtenNumbers = (sheet: BudgetSheet): readonly string[] => {
  const keys = sheet.columns.flatMap(({ key }) => (key === 'product' ? [] : [key]));
  const texts = (amounts: readonly (Amount | undefined)[]) =>
    amounts.flatMap((amount) => (amount === undefined ? [] : [seen(amount.text)]));
  return [
    // A discount stands as a percentage, with its amount under it.
    ...withPieces(sheet.lines).flatMap(({ amounts }) =>
      keys.flatMap((key) => texts(key === 'discount' ? [amounts.discount, amounts.discountValue] : [amounts[key]])),
    ),
    ...(sheet.areas.length < 2 ? [] : texts(sheet.areas.map(({ subtotal }) => subtotal.amount))),
    ...shownTotals(sheet).flatMap(({ percent, amount }) => texts([percent, amount])),
    ...termNumbers(sheet),
  ];
};
const isNumber = (text: string): boolean => /^-?\$?\d[\d.,]*( ?[€%])?$/.test(text);

describe('a budget as PDF', () => {
  it.each(cases)('says in %s, catalogue %i, copy %s every amount of the sheet, and none besides', async (language, catalogId, copy) => {
    const order = orderOf({ catalogId, lines: 14, comments: 'Łódź, Straße, 3″, 5 €' }, { language, copy });
    const { texts, paper, info } = await readPdf(await makeDocument(order));
    const sheet = sheetOf(order);
    expect(texts.filter(isNumber)).toEqual(writtenNumbers(sheet));
    // Text too wide for a line continues in the next one; blanks at the ends of lines are not drawn.
    const said = squeezed(texts.join(''));
    for (const word of saidBy(sheet)) expect(said).toContain(squeezed(word));
    expect(paper.map(Math.round)).toEqual(catalogId === 16 ? [595, 842] : [612, 792]);
    expect(info.Title).toBe(`${sheet.title} B2026-00042-R2`);
  });

  it.each([
    [145, '145,00 €'],
    [null, 'not included'],
  ])('prints freight of %s as %s', async (freight, said) => {
    const { texts } = await readPdf(await makeDocument(orderOf({ freight })));
    expect(texts.slice(texts.indexOf('Freight'), texts.indexOf('Freight') + 2)).toEqual(['Freight', said]);
  });

  it.each(cases)('offers alternatives between totals and terms in %s, catalogue %i, copy %s', async (language, catalogId, copy) => {
    const options = { catalogId, lines: 2, flat: true, alternatives: 2 };
    const order = orderOf(options, { language, copy });
    const sheet = sheetOf(order);
    const { texts } = await readPdf(await makeDocument(order));
    const { label, note, lines = [] } = sheet.alternatives ?? {};
    const from = texts.indexOf(seen(label ?? ''));
    const until = texts.indexOf(seen(sheet.terms.label));
    const offered = texts.slice(from, until);
    expect(from).toBeGreaterThan(texts.indexOf(seen(sheet.totals.at(-1)?.label ?? '')));
    expect(lines).toHaveLength(2);
    expect(offered.filter((text) => text === note)).toHaveLength(2);
    expect(offered.filter(isNumber)).toEqual(lines.map(({ amounts }) => seen(amounts.netPrice?.text ?? '')));
    for (const { tag, name, referenceCode, attributes, delivery, amounts } of lines) {
      for (const said of [tag, name, referenceCode, attributes, delivery, `${amounts.quantity.text} ×`])
        expect(squeezed(offered.join(''))).toContain(squeezed(said));
    }
    const without = await readPdf(await makeDocument(orderOf({ ...options, alternatives: 0 }, { language, copy })));
    // Above and below stands what stands without them: they are no part of any sum.
    expect([...texts.slice(0, from), ...texts.slice(until)].filter(isNumber)).toEqual(without.texts.filter(isNumber));
  });

  it('parts no alternative by the end of a page', async () => {
    const { texts } = await readPdf(await makeDocument(orderOf({ lines: 1, flat: true, alternatives: 25 })));
    const note = budgetWords('en').alternatives.note;
    let tag = '';
    const tagsOfNotes = texts.flatMap((text) => {
      if (/ \/ \d+$/.test(text)) tag = '';
      if (/^L\d+$/.test(text)) tag = text;
      return text === note ? [tag] : [];
    });
    expect(tagsOfNotes).toEqual(Array.from({ length: 25 }, (_, index) => `L${index + 2}`));
  });

  it('bears the logo of its issuer on every page, once in the file, beside the name', async () => {
    const issuer = { logo: '/api/v1/company-logos/a' };
    const order = orderOf(
      { lines: 30, flat: true, issuer },
      { ownPictures: { [issuer.logo]: pngOf({ colour: 6, width: 120, height: 40 }) } },
    );
    const { pages, pictures, texts } = await readPdf(await makeDocument(order));
    expect(pages).toBeGreaterThan(2);
    expect(pictures).toBe(pages);
    expect(texts[0]).toBe('Vela & Ros Iluminación, S.L.');
    const lost = await readPdf(await makeDocument(orderOf({ lines: 30, flat: true, issuer })));
    const plain = await readPdf(await makeDocument(orderOf({ lines: 30, flat: true })));
    expect(lost.pictures).toBe(0);
    expect(lost.texts).toEqual(plain.texts);
  });

  it('has a code of its address at the foot of every page, under all that it says', async () => {
    const address = `https://portal.example/project/${'a'.repeat(36)}/generate-budget?budget=${'b'.repeat(36)}`;
    const order = orderOf({ lines: 30, flat: true });
    const [withCode, without] = [await readPdf(await makeDocument({ ...order, address })), await readPdf(await makeDocument(order))];
    const written = withCode.texts.join('');
    expect(written.split(address).length - 1).toBe(withCode.pages);
    expect(withCode.texts.filter(isNumber)).toEqual(without.texts.filter(isNumber));
    // One field of each code, and the placeholders of lines that moved to further pages.
    expect(withCode.fills - without.fills).toBe(withCode.pages);
    const long = await readPdf(await makeDocument({ ...order, address: `https://portal.example/${'a'.repeat(200)}` }));
    expect(long.texts).toEqual(without.texts);
  });

  it('draws no bar for what is on request', async () => {
    const barsOf = async (weeks: number | null) => {
      const budget = sampleBudget({ lines: 1, flat: true });
      const bytes = await makeDocument(
        orderOf({}, { budget: { ...budget, products: budget.products.map((line) => ({ ...line, weeks })) } }),
      );
      return (await readPdf(bytes)).fills;
    };
    expect((await barsOf(3)) - (await barsOf(null))).toBe(2);
  });

  it('lists its lines by room with the total of each, and repeats each room in the totals', async () => {
    const order = orderOf({ lines: 5, flat: true, rooms: ['Bar', 'Dining room'] });
    const { texts } = await readPdf(await makeDocument(order));
    const { areas } = sheetOf(order);
    const [bar, dining] = areas.map(({ subtotal }) => seen(subtotal.amount.text));
    expect(texts.indexOf('Bar')).toBeLessThan(texts.indexOf('L1'));
    expect(texts.indexOf('Dining room')).toBeGreaterThan(texts.indexOf('L5'));
    expect(texts.filter((text) => text === bar || text === dining)).toEqual([bar, dining, bar, dining]);
    expect(texts).toContain('Bar, subtotal');
  });

  it('leaves no name of a room at the foot of a page without a line', async () => {
    const rooms = Array.from({ length: 14 }, (_, index) => `Room ${index + 1}`);
    for (const lines of [4, 5, 6, 7, 14]) {
      const { texts } = await readPdf(await makeDocument(orderOf({ lines, flat: true, rooms })));
      const atFoot = texts.flatMap((text, index) => (/^\d+ \/ \d+$/.test(text) ? [texts[index - 2]] : []));
      expect(atFoot.filter((text) => rooms.includes(text ?? ''))).toEqual([]);
    }
  });

  it('contains for a client neither list price, own discount, mark-up nor cost, not even in its properties', async () => {
    const order = orderOf({ lines: 3, ownMarginPercent: 18, ownDiscount: 41.5 }, { copy: 'client' });
    const { texts, info } = await readPdf(await makeDocument(order));
    const own = sheetOf({ ...order, copy: 'own' });
    const secret = writtenNumbers(own).filter((text) => text.includes('€'));
    const said = [...texts, JSON.stringify(info)];
    expect(said.filter((text) => secret.includes(text) || /18 %|41,5/.test(text))).toEqual([]);
    expect(info.Author).toBe('Vela & Ros Iluminación, S.L.');
  });

  it('numbers its pages, and repeats the document number on each', async () => {
    const { pages, texts } = await readPdf(await makeDocument(orderOf({ lines: 60, flat: true })));
    expect(pages).toBeGreaterThan(5);
    expect(texts.filter((text) => / \/ \d+$/.test(text))).toEqual(Array.from({ length: pages }, (_, page) => `${page + 1} / ${pages}`));
    expect(texts.filter((text) => text === 'Quote B2026-00042-R2 · Hotel Mirador - lobby')).toHaveLength(pages - 1);
    expect(texts.filter((text) => text === 'Luminaire').length).toBeGreaterThanOrEqual(pages - 2);
  });

  it('keeps its terms together, whatever stands above them', async () => {
    for (let lines = 1; lines <= 9; lines += 1) {
      const order = orderOf({ lines, flat: true });
      const { texts } = await readPdf(await makeDocument(order));
      const labels = sheetOf(order).terms.items.map(({ label }) => seen(label));
      const places = labels.map((label) => texts.lastIndexOf(label));
      const [first, last] = [Math.min(...places), Math.max(...places)];
      expect(first).toBeGreaterThan(0);
      expect(texts.slice(first, last).filter((text) => /^\d+ \/ \d+$/.test(text))).toEqual([]);
    }
  });

  it('leaves its totals on no page without a line', async () => {
    for (const lines of [5, 6, 7, 8, 9, 10, 11, 12]) {
      const { texts } = await readPdf(await makeDocument(orderOf({ lines, flat: true })));
      const before = texts.slice(0, texts.indexOf('Subtotal'));
      expect(before.lastIndexOf(`L${lines}`)).toBeGreaterThan(before.lastIndexOf('Quote B2026-00042-R2 · Hotel Mirador - lobby'));
    }
  });

  it('is the same file whenever it is made, and whatever was made before it', async () => {
    const saying = (comments: string) => orderOf({ lines: 1, comments });
    const first = await makeDocument(saying('Prezzo 5 kg'));
    // The same glyphs for other characters: a blank that does not break, a letter under an accent.
    const between = await readPdf(await makeDocument(saying('Łódź 5\u00A0kg')));
    expect(between.texts).toContain('Łódź 5 kg');
    expect(Buffer.compare(first, await makeDocument(saying('Prezzo 5 kg')))).toBe(0);
    expect((await readPdf(await makeDocument(saying('pizza')))).texts).toContain('pizza');
  });

  it('sets codes, also those of pieces, in letters of one width', async () => {
    const order = orderOf();
    const { signWidths } = await readPdf(await makeDocument(order));
    const codes = [...new Set(withPieces(sheetOf(order).lines).map(({ referenceCode }) => referenceCode))].filter((code) => code !== '');
    expect(codes.length).toBeGreaterThan(4);
    expect(codes.map((code) => signWidths.get(code)?.toFixed(2))).toEqual(codes.map(() => '0.60'));
  });

  it('sets accents that stand over their letters', async () => {
    const { texts } = await readPdf(await makeDocument(orderOf({ lines: 1, comments: 'x\u0301 über' })));
    expect(texts.join('').replaceAll(' ', '')).toContain('x\u0301über');
  });

  it('holds each picture once, and goes without those it does not find', async () => {
    const budget = sampleBudget({ lines: 8, flat: true });
    const products = budget.products.map((product, index) => ({
      ...product,
      image:
        ['/static/images/0820/42-day-400.webp', '/static/images/9999/99-day-400.webp', '/static/images/../../secret-day-400.webp', ''][
          index % 4
        ] ?? '',
    }));
    const bytes = await makeDocument(orderOf({}, { budget: { ...budget, products }, prints: PRINTS }));
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Subtype \/Image/g),
    ).toHaveLength(1);
  });

  it.each<[string, SampleOptions]>([
    ['no line', { lines: 0, flat: true }],
    [
      'names longer than a line',
      { lines: 2, modelName: `${'Perla Gota '.repeat(12)}${'Donaudampfschifffahrt'.repeat(6)}`, clientName: 'W'.repeat(100) },
    ],
    ['4000 characters of comment', { lines: 1, comments: 'Straße und Łódź. '.repeat(250).slice(0, 4000) }],
    ['4000 line breaks', { lines: 1, comments: '\n'.repeat(4000).replace(/\n$/, '.') }],
    ['one word of 4000 characters', { lines: 1, comments: 'x'.repeat(4000) }],
    [
      'letters that the font does not have',
      { lines: 1, comments: 'שלום مرحبا 🙂👩‍👩‍👧 中文 \u202Eabc\u0000\uD800 e\u0301', projectName: '🙂' },
    ],
    ['amounts of fifteen digits', { lines: 1, flat: true, surcharge: 999_999.99 }],
  ])('bears %s', async (_name, options) => {
    const order = orderOf(options);
    const { texts } = await readPdf(await makeDocument(order));
    expect(texts.filter(isNumber)).toEqual(writtenNumbers(sheetOf(order)));
  });

  it('prints characters missing in its font as question marks, and accented letters with their accents', async () => {
    const { texts } = await readPdf(await makeDocument(orderOf({ lines: 1, flat: true, comments: '中文 \u202Ee\u0301🙂 Łódź' })));
    expect(texts).toContain('?? é? Łódź');
  });
});

const sheetOfFile = (bytes: Uint8Array): WorkSheet => {
  const book = read(bytes, { cellFormula: true, cellNF: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (sheet === undefined) throw new Error('the workbook has no sheet');
  return sheet;
};
const rowsOf = (sheet: WorkSheet): readonly (readonly unknown[])[] => utils.sheet_to_json(sheet, { header: 1, raw: true, blankrows: true });

const cents = (value: unknown): number => Math.round(Number(value) * 100) + 0;
/** A sum leaves words out. */
const numberAt = (sheet: WorkSheet, place: string): number => (sheet[place]?.t === 'n' ? Number(sheet[place].v) : 0);
const summed = (sheet: WorkSheet, argument: string): number => {
  const [from = '', to = from] = argument.split(':');
  const column = from.replace(/\d/g, '');
  const [first, last] = [from, to].map((place) => Number(place.replace(/\D/g, '')));
  return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, index) => numberAt(sheet, `${column}${(first ?? 0) + index}`)).reduce(
    (sum, value) => sum + value,
    0,
  );
};
/** Evaluates a formula as a spreadsheet program does: sums of ranges, and shares of them rounded to the cent. */
const reckoned = (sheet: WorkSheet, formula: string, place: string): number => {
  const [, minus, inner, share] = /^(-?)ROUND\(SUM\(([^)]*)\)\*(\w+),2\)$/.exec(formula) ?? [];
  const sum = (list: string): number => list.split(',').reduce((total, argument) => total + summed(sheet, argument), 0);
  if (inner !== undefined && share !== undefined) {
    const hundredths = sum(inner) * numberAt(sheet, share) * 100;
    return ((minus === '-' ? -1 : 1) * Math.round(Number(hundredths.toFixed(6)))) / 100 + 0;
  }
  if (formula === '0') return 0;
  const [, list] = /^SUM\(([^()]*)\)$/.exec(formula) ?? [];
  if (list === undefined) throw new Error(`${place}: no formula of a budget: ${formula}`);
  return sum(list);
};

describe('a budget as spreadsheet', () => {
  it.each(cases)('says in %s, catalogue %i, copy %s every amount of the sheet as a number', async (language, catalogId, copy) => {
    const order = orderOf({ catalogId, lines: 14 }, { language, copy, format: 'xlsx' });
    const rows = rowsOf(sheetOfFile(await makeDocument(order)));
    const sheet = sheetOf(order);
    const value = (amount: Amount | undefined) => amount?.value;
    const share = (amount: Amount | undefined) => (amount === undefined ? undefined : Number((amount.value / 100).toFixed(6)));
    const valuesOf = ({ amounts }: SheetLine) => [
      amounts.quantity.value,
      value(amounts.unitPvp),
      value(amounts.pvp),
      share(amounts.discount),
      value(amounts.discountValue),
      value(amounts.netPrice),
    ];
    const lines = withPieces(sheet.lines);
    const first = rows.findIndex((row) => row[0] === 'L1');
    const found = rows.slice(first, first + lines.length).map((row) => Array.from({ length: 6 }, (_, index) => row[6 + index]));
    expect(found).toEqual(lines.map(valuesOf));
    const totals = rows.slice(first + lines.length + 1, first + lines.length + 1 + shownTotals(sheet).length);
    expect(totals.map((row) => row.slice(-3))).toEqual(
      shownTotals(sheet).map(({ label, percent, amount }) => [label, share(percent), amount.value]),
    );
    // Days are days, counted as spreadsheets do: 20 November 2026 is 46,346.
    expect(rows.slice(1, 8)).toEqual(sheet.header.map(({ label, text, day }) => [label, day === undefined ? text : day + 25_569]));
    const said = rows.flat().map(String);
    for (const word of [sheet.issuer.name, ...sheet.issuer.contact, ...sheet.terms.items.map(({ text }) => text)]) {
      // Text that a program could take for a formula, such as a phone number, has an apostrophe before it.
      expect(said).toContain(word.startsWith('+') ? `'${word}` : word);
    }
  });

  it('prints the room of each line when there are rooms', async () => {
    const order = orderOf({ lines: 3, flat: true, rooms: ['Bar', 'Dining room'] }, { format: 'xlsx' });
    const rows = rowsOf(sheetOfFile(await makeDocument(order)));
    expect(rows.filter((row) => /^L\d/.test(String(row[1]))).map((row) => row.slice(0, 2))).toEqual([
      ['Bar', 'L1'],
      ['Bar', 'L3'],
      ['Dining room', 'L2'],
    ]);
  });

  it('shows its days as days', async () => {
    const sheet = sheetOfFile(await makeDocument(orderOf({ lines: 1, flat: true }, { format: 'xlsx' })));
    const days = Object.values(sheet).filter((cell) => cell?.t === 'n' && [46_346, 46_375].includes(cell.v));
    expect(days.map(({ w }) => w)).toEqual(['11/20/26', '12/19/26']);
  });

  it.each([
    ['with all terms', {}],
    ['without discount and surcharge', { discount: 0, surcharge: 0 }],
    ['with freight', { freight: 145.5 }],
    ['with freight that is not included', { freight: null }],
    ['without a line', { lines: 0, flat: true }],
    ['of lines that are not side by side', { lines: 300 }],
  ] as const)('reckons its totals from its lines, %s', async (_name, options) => {
    for (const copy of BUDGET_COPIES) {
      const order = orderOf(options, { format: 'xlsx', copy });
      const sheet = sheetOfFile(await makeDocument(order));
      const formulas = Object.entries(sheet).flatMap(([place, cell]) => (typeof cell?.f === 'string' ? [[place, cell.f] as const] : []));
      expect(formulas.map(([place]) => cents(sheet[place]?.v))).toEqual(
        // Freight is a number that was written, or words.
        shownTotals(sheetOf(order))
          .filter(({ key }) => key !== 'freight')
          .map(({ amount }) => cents(amount.value)),
      );
      expect(formulas.map(([place, formula]) => cents(reckoned(sheet, formula, place)))).toEqual(
        formulas.map(([place]) => cents(sheet[place]?.v)),
      );
    }
  });

  it('shows amounts in the currency of the budget', async () => {
    const formats = await Promise.all(
      ([16, 21] as const).map(async (catalogId) => {
        const sheet = sheetOfFile(await makeDocument(orderOf({ catalogId, lines: 1, flat: true }, { format: 'xlsx' })));
        const cell = Object.values(sheet).find(
          (one) => typeof one === 'object' && one !== null && 't' in one && one.t === 'n' && one.v === 99,
        );
        return (cell as { z?: string; w?: string } | undefined)?.w;
      }),
    );
    expect(formats).toEqual(['99.00 €', '$99.00']);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =HYPERLINK("http://x.example")'])('makes no formula of %j', async (text) => {
    const order = orderOf({ lines: 1, clientName: text, projectName: text, comments: text, modelName: text }, { format: 'xlsx' });
    const cells = Object.entries(sheetOfFile(await makeDocument(order))).filter(([place]) => !place.startsWith('!'));
    const texts = cells.flatMap(([, cell]) => (typeof cell.v === 'string' ? [cell.v] : []));
    // The totals are formulas, and they say nothing that anybody wrote.
    const formulas = cells.flatMap(([, cell]) => ('f' in cell ? [String(cell.f)] : []));
    expect(formulas).toHaveLength(5);
    expect(formulas.filter((formula) => !/^-?(?:SUM|ROUND)\([A-Z0-9:*,()SUM]+\)$/.test(formula))).toEqual([]);
    expect(texts.filter((one) => /^[=+\-@\t\r]/.test(one))).toEqual([]);
    expect(texts.filter((one) => one.includes(text.trim())).length).toBeGreaterThanOrEqual(4);
  });

  it('accepts texts with characters that XML does not allow', async () => {
    const comments = '<b>&amp; "quoted" \u0000\u0007\uD800 🙂 שלום';
    const rows = rowsOf(sheetOfFile(await makeDocument(orderOf({ lines: 0, flat: true, comments }, { format: 'xlsx' }))));
    expect(rows.flat()).toContain('<b>&amp; "quoted"  🙂 שלום');
  });

  it('is the same file whenever it is made', async () => {
    const order = orderOf({}, { format: 'xlsx' });
    expect(Buffer.compare(await makeDocument(order), await makeDocument(order))).toBe(0);
  });
});

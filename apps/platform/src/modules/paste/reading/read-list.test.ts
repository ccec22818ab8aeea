import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readList } from './read-list';
import { splitRows } from './split-rows';

const MODELS = ['0820', '0162', '1160', '0345', '5770'];
const knowsModel = (model: string) => MODELS.includes(model);
const read = (text: string) => readList(splitRows(text), knowsModel);

/** Code and quantity, or the code of its failure, of every product. */
const productsOf = (text: string) =>
  read(text).lines.flatMap((line) => {
    if (line.kind !== 'product') return [];
    const [{ code, quantity }] = line.readings;
    return [[code, quantity.ok ? quantity.value : quantity.failure.code]];
  });
const othersOf = (text: string) =>
  read(text).lines.flatMap((line) => (line.kind === 'product' ? [] : [[line.line, line.kind, line.reason]]));

describe('a product in a line', () => {
  it.each([
    ['082042/2A_10', '082042/2A_10', 1],
    ['  0820 42 / 2A _ 10  ', '0820 42 / 2A _ 10', 1],
    ['1160 10 / 1A _ 18', '1160 10 / 1A _ 18', 1],
    ['0162 24/9Z × 4', '0162 24/9Z', 4],
    ['0162 24/9Z x4', '0162 24/9Z', 4],
    ['0162 24/9Z * 4', '0162 24/9Z', 4],
    ['0162 24/9Z 4x', '0162 24/9Z', 4],
    ['0162 24/9Z\t4', '0162 24/9Z', 4],
    ['0162 24/9Z 4', '0162 24/9Z', 4],
    ['0162 24/9Z: 4', '0162 24/9Z', 4],
    ['0162 24/9Z, 4 Stück', '0162 24/9Z', 4],
    ['4 x 0162 24/9Z', '0162 24/9Z', 4],
    ['4x 0162 24/9Z', '0162 24/9Z', 4],
    ['4 0162 24/9Z', '0162 24/9Z', 4],
    ['2 pcs 0162 24/9Z for the bar', '0162 24/9Z', 2],
    ['2 Stk. 0162 24/9Z', '0162 24/9Z', 2],
    ['12 uds. de 0162 24/9Z', '0162 24/9Z', 12],
    ['3 pièces 0162 24/9Z', '0162 24/9Z', 3],
    ['5 pezzi 0162 24/9Z', '0162 24/9Z', 5],
    ['Menge: 7 0162 24/9Z', '0162 24/9Z', 7],
    ['- 0162 24/9Z (2 Stk)', '0162 24/9Z', 2],
    ['1. 0162 24/9Z x 3', '0162 24/9Z', 3],
    ['L3: 0162 24/9Z x 3', '0162 24/9Z', 3],
    ['> > 0162 24/9Z x 3', '0162 24/9Z', 3],
    ['Alba 33 0820 42/2A_10 2700K, 4 Stk', '0820 42/2A_10', 4],
    ['Alba 33 0820 42/2A_10 in sage', '0820 42/2A_10', 1],
    ['0820-42/2A_10 × 2', '0820-42/2A_10', 2],
    ['0820–42/2A_10 × 2', '0820-42/2A_10', 2],
    ['0820\u200b42/2A_10', '082042/2A_10', 1],
    ['０８２０４２/2A_10', '082042/2A_10', 1],
    ['0820 42 x 2', '0820 42', 2],
    ['O820 42/2A_1O x2', 'O820 42/2A_1O', 2],
    ['0820422A10', '0820422A10', 1],
    ['0820.42.2A.10 4x', '0820.42.2A.10', 4],
    ['820 42/2A_10', '820 42/2A_10', 1],
    ['0162/1', '0162/1', 1],
    ['0345/15 x 2', '0345/15', 2],
    ['0820421A10LW0142', '0820421A10LW0142', 1],
    ['0820-42-2-A-10-000000 x2', '0820-42-2-A-10-000000', 2],
  ])('%s', (text, code, quantity) => expect(productsOf(text)).toEqual([[code, quantity]]));

  it.each([
    ['0820 42/2A_10 × 1.000', 'paste.quantity-unclear'],
    ['0820 42/2A_10 × 1,5', 'paste.quantity-unclear'],
    ['1.000 Stk 0820 42/2A_10', 'paste.quantity-unclear'],
    ['0820 42/2A_10\t1,5', 'paste.quantity-unclear'],
    ['0820 42/2A_10;1.000', 'paste.quantity-unclear'],
    ['0820 42/2A_10 × 0', 'quantity.not-positive'],
    ['0820 42/2A_10 × -1', 'quantity.not-positive'],
    ['0820 42/2A_10 × 1e9', 'quantity.not-whole'],
    ['0820 42/2A_10 × 1000000000', 'quantity.too-large'],
    ['0820 42/2A_10 × many', 'quantity.not-whole'],
    ['0820 42/2A_10 × ', 'quantity.not-whole'],
    ['2 Stk 0820 42/2A_10 × 3', 'paste.quantity-ambiguous'],
    ['3;0820 42/2A_10;4', 'paste.quantity-ambiguous'],
  ])('whose quantity cannot be told is refused: %s', (text, failure) => expect(productsOf(text)).toEqual([['0820 42/2A_10', failure]]));

  it('accepts blanks instead of separators within a code', () => {
    const [line] = read('0820 42 2A 10 x3').lines;
    expect(line?.kind === 'product' && line.readings.map(({ code, quantity }) => [code, quantity.ok && quantity.value])).toEqual([
      ['0820 42', 3],
      ['0820 42 2A', 3],
      ['0820 42 2A 10', 3],
    ]);
  });
});

describe('a list', () => {
  it.each([
    [
      '0162 24/9Z × 4, 0820 42/2A_10',
      [
        ['0162 24/9Z', 4],
        ['0820 42/2A_10', 1],
      ],
    ],
    [
      '0162 24/9Z × 4; 0820 42/2A_10 × 2',
      [
        ['0162 24/9Z', 4],
        ['0820 42/2A_10', 2],
      ],
    ],
    [
      '0162 24/9Z\t4\r\n0820 42/2A_10\t12\n',
      [
        ['0162 24/9Z', 4],
        ['0820 42/2A_10', 12],
      ],
    ],
    [
      '2 x 0162 24/9Z and 3 x 0820 42/2A_10',
      [
        ['0162 24/9Z', 2],
        ['0820 42/2A_10', 3],
      ],
    ],
    // Rows that count themselves, with prices behind: the quantity is the column that does neither.
    [
      '1;082042/2A_10;4;310,00\n2;016224/9Z;6;280,00',
      [
        ['082042/2A_10', 4],
        ['016224/9Z', 6],
      ],
    ],
    [
      '"082042/2A_10","Alba 33, sage","4"\n"016224/9Z","Alba 18 ""mini""","6"',
      [
        ['082042/2A_10', 4],
        ['016224/9Z', 6],
      ],
    ],
    [
      '082042/2A_10,4\n016224/9Z,6',
      [
        ['082042/2A_10', 4],
        ['016224/9Z', 6],
      ],
    ],
    ['082042/2A_10,"Alba\nsage",4', [['082042/2A_10', 4]]],
    [
      'Pos;Artikelnummer;Bezeichnung;Menge\n1;082042/2A_10;Alba 33;4\n2;016224/9Z;Alba 18;1,00',
      [
        ['082042/2A_10', 4],
        ['016224/9Z', 1],
      ],
    ],
    ['Cantidad\tReferencia\n4\t082042/2A_10', [['082042/2A_10', 4]]],
    ['Qté;Référence\n4;082042/2A_10', [['082042/2A_10', 4]]],
    ['Codice;Q.tà\n082042/2A_10;4', [['082042/2A_10', 4]]],
    ['Reference,Qty\n082042/2A_10,\n,3', [['082042/2A_10', 1]]],
    [
      '0162 24/9Z;4;0820 42/2A_10;2',
      [
        ['0162 24/9Z', 4],
        ['0820 42/2A_10', 2],
      ],
    ],
    [
      'Code;Qty\n0162 24/9Z × 4, 0820 42/2A_10;',
      [
        ['0162 24/9Z', 4],
        ['0820 42/2A_10', 1],
      ],
    ],
    ['', []],
    [' ; ,\n', []],
  ])('%j', (text, products) => expect(productsOf(text)).toEqual(products));

  it('of several products in a line splits the text between them, rejected parts included', () => {
    const partsOf = (text: string) => read(text).lines.map(({ text: part, kind }) => [part, kind]);
    expect(partsOf('0162 24/9Z × 4, rubbish, 9, 0820 42/2A_10')).toEqual([
      ['0162 24/9Z × 4', 'product'],
      ['rubbish\t9', 'refused'],
      ['0820 42/2A_10', 'product'],
    ]);
    expect(partsOf('- 0162 24/9Z - 0820 42/2A_10').map(([part]) => part)).toEqual(['- 0162 24/9Z -', '0820 42/2A_10']);
    expect(partsOf('2 x 0162 24/9Z and 3 x 0820 42/2A_10 please')).toEqual([
      ['2 x 0162 24/9Z', 'product'],
      ['and 3 x 0820 42/2A_10 please', 'product'],
    ]);
  });

  it('returns the headings that it recognised', () => {
    const { columns } = read('Art.-Nr.;Menge\n082042/2A_10;4');
    expect(columns?.codeHeading).toBe('Art.-Nr.');
    expect(columns?.quantityHeading).toBe('Menge');
  });

  it('in a mail leaves greeting, sentences, details and signature aside', () => {
    const mail = [
      'From: Marta Vidal <marta@vidal.example>',
      'Subject: order for the lobby 2026',
      'Hello Anna,',
      'could you please add these to our project until Friday 12?',
      '',
      '4 x 0820 42/2A_10',
      '0162 24/9Z 2 pcs',
      'Total 6',
      'Kind regards',
      'Marta Vidal',
      'Carrer de Mallorca 2800',
      'Tel. 0034 932 111 222',
    ].join('\n');
    expect(productsOf(mail)).toEqual([
      ['0820 42/2A_10', 4],
      ['0162 24/9Z', 2],
    ]);
    expect(othersOf(mail)).toEqual([
      [1, 'ignored', 'paste.signature'],
      [2, 'ignored', 'paste.signature'],
      [3, 'ignored', 'paste.greeting'],
      [4, 'ignored', 'paste.prose'],
      [8, 'ignored', 'paste.total'],
      [9, 'ignored', 'paste.signature'],
      [10, 'ignored', 'paste.signature'],
      [11, 'ignored', 'paste.signature'],
      [12, 'ignored', 'paste.signature'],
    ]);
  });

  it.each([
    [
      'Grüße\nMarta',
      [
        [1, 'ignored', 'paste.signature'],
        [2, 'ignored', 'paste.signature'],
      ],
    ],
    [
      '-- \nMarta 12',
      [
        [1, 'ignored', 'paste.signature'],
        [2, 'ignored', 'paste.signature'],
      ],
    ],
    ['Kitchen', [[1, 'ignored', 'paste.prose']]],
    ['× 4', [[1, 'refused', 'paste.no-code']]],
    ['Kitchen 12', [[1, 'refused', 'paste.no-code']]],
    ['Pos\tArtikel\tMenge', [[1, 'ignored', 'paste.heading']]],
  ])('lists what is no product: %j', (text, others) => expect(othersOf(text)).toEqual(others));
});

describe('whatever is pasted', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '082042/2A_10',
      '0162 24/9Z',
      '0162/1',
      'O820',
      '×',
      ' x ',
      '4',
      '1,5',
      '"',
      ';',
      ',',
      '\t',
      '–',
      '\u200b',
      'Hello',
      'Regards',
      'Menge',
      'Code',
      '\u00a0',
    ),
    fc.string({ maxLength: 6, unit: 'grapheme' }),
  );
  const text = fc
    .array(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      { maxLength: 12 },
    )
    .map((lines) => lines.join('\n'));

  it('no line vanishes: each that holds anything is in exactly one group, under its number', () => {
    fc.assert(
      fc.property(text, (pasted) => {
        const rows = splitRows(pasted);
        const { lines } = readList(rows, knowsModel);
        // Text other than blanks, delimiters and quotation marks, which may close a cell on a line of their own, is kept exactly once.
        const held = (given: string) => given.replace(/[\s;,"\u0085]/gu, '');
        expect(held(rows.map(({ text: row }) => row).join(' '))).toBe(held(pasted));
        expect([...new Set(lines.map(({ line }) => line))]).toEqual(rows.map(({ line }) => line));
        // Several products of a line share its text among them: no part is repeated or lost.
        const bare = (text: string) => text.replace(/[\s;,"\p{Cf}]/gu, '');
        for (const row of rows) {
          const own = lines.filter(({ line }) => line === row.line);
          expect(own.length === 1 ? own[0]?.text : own.map(({ text: part }) => bare(part)).join('')).toBe(
            own.length === 1 ? row.text : bare(row.text),
          );
        }
      }),
      { numRuns: 500, examples: [['"#\n"'], ['0820 42/2A_10;"a\n"\n"']] },
    );
  });
});

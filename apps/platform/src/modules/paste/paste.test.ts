import { endpoints, type PastePreview } from '@candil/contract';
import { type CatalogId, MAX_UPLOAD_BYTES } from '@candil/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';
import { workbookFile } from '../../../test/zip-file';

let app: TestApp;
let marta: TestClient;
let grace: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  [marta, grace] = await Promise.all([app.signIn('distributor'), app.signIn('distributor.us')]);
});
afterAll(() => app.close());

const preview = async (text: string, client = marta, catalogId: CatalogId = 16): Promise<PastePreview> =>
  (await client.call(endpoints.previewPaste, { query: { lang: 'en' }, body: { catalogId, text } })).body;
const linesOf = ({ lines }: PastePreview) =>
  lines.map(({ state, quantity, article, repairs, candidates, reason }) => {
    if (state === 'good') return [article?.referenceCode, quantity];
    if (state === 'repaired') return [article?.referenceCode, quantity, ...repairs.map(({ code }) => code)];
    return [state, reason?.code, ...(candidates.length > 0 ? [candidates.length] : [])];
  });

/** Forty lines as people send them; the codes of the specification among them. */
const SAMPLE: readonly (readonly [text: string, expected: readonly unknown[]])[] = [
  ['Artikel;Menge', ['ignored', 'paste.heading']],
  ['1160 10 / 1A _ 18;1', ['116010/1A_18', 1]],
  ['0162 10/1A_18 × 2', ['016210/1A_18', 2]],
  ['0162 24 / 6Z _ 03;4', ['016224/6Z_03', 4]],
  ['0162 24/9Z', ['refused', 'article.attribute-missing', 3]],
  ['0162/1', ['refused', 'paste.price-key', 12]],
  ['0345/15', ['refused', 'paste.price-key', 12]],
  ['082042/2A_10', ['082042/2A_10', 1]],
  ['0820 42/2a_10 x 4', ['082042/2A_10', 4]],
  ['6 Stk 0820 11/1A_18', ['082011/1A_18', 6]],
  ['5520 11/1A_10\t12', ['552011/1A_10', 12]],
  ['0820\u00a042/2A_10', ['082042/2A_10', 1]],
  ['5770 14/2A × 3', ['577014/2A', 3]],
  ['2 pcs 0825 42/1A_10 for the bar', ['082542/1A_10', 2]],
  ['0820\u200b42/2A_10', ['082042/2A_10', 1, 'paste.invisible']],
  ['O820 42/2A_1O', ['082042/2A_10', 1, 'paste.look-alike']],
  ['0820 42/2A_I0 x 2', ['082042/2A_10', 2, 'paste.look-alike']],
  ['552O11/1A_10', ['552011/1A_10', 1, 'paste.look-alike']],
  ['0802 42/2A_10', ['082042/2A_10', 1, 'paste.transposed']],
  ['5502 11/1A_10', ['552011/1A_10', 1, 'paste.transposed']],
  ['820 42/2A_10', ['082042/2A_10', 1, 'paste.typing']],
  ['0820 42 2A 10 x3', ['082042/2A_10', 3, 'paste.marks']],
  ['0820.42.2A.10', ['082042/2A_10', 1, 'paste.marks']],
  ['0820422A10', ['082042/2A_10', 1, 'paste.marks']],
  ['0820421A10LW0142', ['082042/1A_10', 1, 'paste.extended']],
  ['0820421A10000000', ['082042/1A_10', 1, 'paste.extended']],
  ['0820–42/2A_10', ['refused', 'reference.other-catalogue', 1]],
  ['0820-11/1A_10', ['refused', 'reference.other-catalogue', 1]],
  ['0820 42/2A_1', ['refused', 'reference.invalid', 4]],
  ['0820 43/2A_10', ['refused', 'article.attribute-unknown', 3]],
  ['9999 11/1A_10', ['refused', 'article.model-unknown']],
  ['0820 42', ['refused', 'article.attribute-missing', 12]],
  ['2351 11/1A_10', ['refused', 'line.discontinued', 1]],
  ['0820 42/2A_10 × 1.000', ['refused', 'paste.quantity-unclear']],
  ['0820 42/2A_10 × 1,5', ['refused', 'paste.quantity-unclear']],
  ['2 Stk 0820 42/2A_10 × 3', ['refused', 'paste.quantity-ambiguous']],
  ['0820 42/2A_10 × 0', ['refused', 'quantity.not-positive']],
  ['Kitchen 12', ['refused', 'reference.invalid']],
  ['Kitchen', ['ignored', 'paste.prose']],
  ['Best regards', ['ignored', 'paste.signature']],
];

describe('a pasted list', () => {
  it('of forty lines is reported line by line, without omissions', async () => {
    const read = await preview(SAMPLE.map(([text]) => text).join('\n'));
    expect(read.lines.map(({ line, text }) => [line, text])).toEqual(SAMPLE.map(([text], index) => [index + 1, text]));
    expect(linesOf(read)).toEqual(SAMPLE.map(([, expected]) => expected));
    expect(SAMPLE).toHaveLength(40);
  });

  it('of the other catalogue is parsed by the rules of that catalogue', async () => {
    const lines = [
      ['0820-42/2A_10 x 2', ['0820-42/2A_10', 2]],
      ['0820–42/2A_10', ['0820-42/2A_10', 1, 'paste.dash']],
      ['0820−42 / 2A _ 10;3', ['0820-42/2A_10', 3, 'paste.dash']],
      ['O820-42/2A_10', ['0820-42/2A_10', 1, 'paste.look-alike']],
      ['0820-42-2-A-10-LW0142', ['0820-42/2A_10', 1, 'paste.extended']],
      ['082042/2A_10', ['refused', 'reference.other-catalogue', 1]],
      // No phase dimming in that market: there is nothing to translate it to.
      ['082042/2B_10', ['refused', 'reference.other-catalogue']],
    ] as const;
    const read = await preview(lines.map(([text]) => text).join('\n'), grace, 21);
    expect(linesOf(read)).toEqual(lines.map(([, expected]) => expected));
    expect(read.lines.at(-2)?.candidates[0]?.referenceCode).toBe('0820-42/2A_10');
  });

  it('returns for a valid line the data of a project line: price, delivery, picture, minimum', async () => {
    const { lines, columnsRead } = await preview('0820 42/2A_10 x 4');
    expect(lines).toEqual([
      {
        line: 1,
        text: '0820 42/2A_10 x 4',
        state: 'good',
        code: '0820 42/2A_10',
        quantity: 4,
        tag: '',
        room: '',
        note: '',
        article: {
          referenceCode: '082042/2A_10',
          modelName: 'Alba 33',
          finish: { text: 'Sage green', hex: '#4d5a46' },
          image: '/static/images/0820/42-day-400.webp',
          moq: 1,
          prices: {
            currency: 'EUR',
            unitGross: 412,
            totalGross: 1648,
            unitNet: 267.8,
            unitDiscount: 144.2,
            totalNet: 1071.2,
            totalDiscount: 576.8,
          },
          availability: { days: 0, weeks: 3, shippingDate: '11/12/2026' },
        },
        repairs: [],
        candidates: [],
        reason: null,
      },
    ]);
    expect(columnsRead).toBeNull();
  });

  it('returns old and new text of each repair, and the height of an extended code', async () => {
    const { lines } = await preview('O820\u200b 42/2A_10\n0820421A10LW0142');
    expect(lines.map(({ repairs, article }) => [repairs, article?.pendantHeight])).toEqual([
      [
        [
          { code: 'paste.invisible', from: 'O820\u200b 42/2A_10', to: 'O82042/2A_10' },
          { code: 'paste.look-alike', from: 'O820 42/2A_10', to: '082042/2A_10' },
        ],
        undefined,
      ],
      [[{ code: 'paste.extended', from: '0820421A10LW0142', to: '082042/1A_10' }], 142],
    ]);
  });

  it('asks when a repair would change the luminaire, with both names', async () => {
    const ask = async (text: string, client = marta, catalogId: CatalogId = 16) => {
      const [line] = (await preview(text, client, catalogId)).lines;
      return [line?.state, line?.reason, line?.article, line?.candidates.map(({ referenceCode }) => referenceCode)];
    };
    expect(await ask('0820-62/2A_10', grace, 21)).toEqual([
      'refused',
      { code: 'paste.meaning', values: { part: 'color', given: '62', givenText: 'Oxide red', meant: '42', meantText: 'Sage green' } },
      null,
      ['0820-42/2A_10'],
    ]);
  });

  it('keeps room, tag and description that stand beside the code', async () => {
    const places = async (text: string) =>
      (await preview(text)).lines.map(({ state, tag, room, note, reason }) => [state, reason?.code ?? null, tag, room, note]);
    const rows = [
      ['Type', 'Room', 'Code', 'Qty', 'Description', 'Remarks'],
      ['D1', 'Bar', '0820 42/2A_10', '4', 'Dome pendant', 'dimmed'],
      ['Pendant dome large', '', '0820 11/2A_10', '1', '', ''],
      ['', 'Dining room', '', '', '', ''],
      ['', '', '0820 42/2A_10', '2', '', ''],
      ['Total', '', '', '7', '', ''],
    ];
    expect(await places(rows.map((row) => row.join('\t')).join('\n'))).toEqual([
      ['ignored', 'paste.heading', '', '', ''],
      ['good', null, 'D1', 'Bar', 'Dome pendant · dimmed'],
      ['good', null, '', '', 'Pendant dome large'],
      ['ignored', 'paste.room', '', '', ''],
      ['good', null, '', 'Dining room', ''],
      ['ignored', 'paste.total', '', '', ''],
    ]);
    expect(await places('L3: 0820 42/2A_10 x 4\nKitchen\n0820 11/2A_10')).toEqual([
      ['good', null, 'L3', '', ''],
      ['ignored', 'paste.prose', '', '', ''],
      ['good', null, '', '', ''],
    ]);
  });

  it('hides net prices from viewers who may not see them', async () => {
    const visitor = await app.signIn('webuser');
    const [line] = (await preview('082042/2A_10', visitor)).lines;
    expect(line?.article?.prices).toEqual({ currency: 'EUR', unitGross: 412, totalGross: 412 });
  });

  it('is open to the accounts of its catalogue alone', async () => {
    const status = async (client: TestClient, catalogId: CatalogId) =>
      (await client.call(endpoints.previewPaste, { body: { catalogId, text: 'x' } })).status;
    expect([await status(marta, 21), await status(grace, 16), await status(app.anonymous, 16)]).toEqual([403, 403, 401]);
  });

  it('of more than 500 lines is refused with its length', async () => {
    const text = Array.from({ length: 501 }, () => 'Kitchen').join('\n');
    const answer = await marta.call(endpoints.previewPaste, { body: { catalogId: 16, text } });
    expect([answer.status, answer.problem]).toMatchObject([422, { code: 'paste.too-many-lines', max: 500, lines: 501 }]);
    expect((await preview(text.slice(8))).lines).toHaveLength(500);
  });
});

describe('a list made to stop the service', () => {
  it.each(['&', '1', ' 1', '1","'])('is refused line by line and stops nobody: %j', async (piece) => {
    const text = piece.repeat(200_000 / piece.length).slice(0, 200_000);
    expect(linesOf(await preview(text))).toEqual([['refused', 'paste.line-too-long']]);
  });
});

describe('a line that the preview accepts', () => {
  it('is added unchanged, and removed by one undo', async () => {
    const read = await preview(SAMPLE.map(([text]) => text).join('\n'));
    const products = read.lines.flatMap(({ article, quantity }) =>
      article === null || quantity === null
        ? []
        : [
            {
              referenceCode: article.referenceCode,
              quantity,
              ...(article.pendantHeight !== undefined && { pendantHeight: article.pendantHeight }),
            },
          ],
    );
    const { body: project } = await marta.call(endpoints.createProject, { body: { name: 'Pasted', products } });
    expect(project.products.map(({ referenceCode, quantity, prices }) => [referenceCode, quantity, prices])).toEqual(
      read.lines.flatMap(({ article, quantity }) =>
        article === null || quantity === null ? [] : [[article.referenceCode, quantity, article.prices]],
      ),
    );
    const params = { projectId: project.id };
    const [first, ...others] = project.products.map(({ _id }) => _id);
    const unknown = await marta.call(endpoints.removeProducts, {
      params,
      body: { version: project.version, productIds: [...others, '00000000-0000-4000-8000-00000000dead'] },
    });
    expect(unknown.status).toBe(404);
    expect(unknown.problem.code).toBe('product.not-found');
    const removed = await marta.call(endpoints.removeProducts, { params, body: { version: project.version, productIds: others } });
    expect(removed.body.products.map(({ _id }) => _id)).toEqual([first]);
    const late = await marta.call(endpoints.removeProducts, { params, body: { version: project.version, productIds: others } });
    expect(late.problem).toMatchObject({ code: 'version.conflict', currentVersion: removed.body.version });
  });
});

describe('an uploaded list', () => {
  const BOUNDARY = 'candil-test';
  const form = (content: Buffer | string, name = 'file', fileName = 'list.csv'): Buffer =>
    Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: text/csv\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]);
  const sent = (payload: Buffer | string, client = marta, catalogId = 16, type = `multipart/form-data; boundary=${BOUNDARY}`) =>
    client.send({
      method: 'POST',
      url: `/api/v1/projects/products/preview-file?catalogId=${catalogId}`,
      payload,
      headers: { 'content-type': type },
    });
  const upload = async (content: Buffer | string) => {
    const answer = await sent(form(content));
    return answer.statusCode === 200 ? linesOf(answer.json()) : [answer.statusCode, answer.json().code];
  };

  it.each([
    [
      'a workbook',
      workbookFile([
        ['Menge', 'Artikel'],
        [4, '0820 42/2A_10'],
        [null, null],
        [1.5, '0162 10/1A_18'],
        ['Summe', null],
      ]),
    ],
    ['CSV of Windows', Buffer.from('Stück;Artikel-Nr.\r\n4;"0820 42/2A_10"\r\n\r\n1,5;0162 10/1A_18\r\nSumme;\r\n', 'latin1')],
  ])('is read like a pasted one: %s', async (_, content) => {
    expect(await upload(content)).toEqual([
      ['ignored', 'paste.heading'],
      ['082042/2A_10', 4],
      ['refused', 'paste.quantity-unclear'],
      ['ignored', 'paste.total'],
    ]);
  });

  it('of 10 MB is read, of a byte more refused at once', async () => {
    const exactly = (bytes: number) => Buffer.concat([Buffer.from('082042/2A_10\n'), Buffer.alloc(bytes - 13, ' ')]);
    expect(await upload(exactly(MAX_UPLOAD_BYTES))).toEqual([['082042/2A_10', 1]]);
    const larger = await sent(form(exactly(MAX_UPLOAD_BYTES + 1)));
    expect(larger.statusCode).toBe(413);
    expect(larger.json().code).toBe('request.too-large');
    expect(larger.headers.connection).toBe('close');
  });

  it.each([
    ['nothing in a form', () => form(''), 422, 'paste.file-empty'],
    ['a picture', () => form('GIF89a\x01\x00'), 422, 'paste.file-type'],
    ['half a zip', () => form('PK\x03\x04 and no more'), 422, 'paste.file-damaged'],
    ['501 rows', () => form('Kitchen\n'.repeat(501)), 422, 'paste.too-many-lines'],
    ['a form that breaks off', () => form('0820 42').subarray(0, 120), 400, 'request.malformed'],
    ['a form without end', () => Buffer.from(`--${BOUNDARY}`), 400, 'request.malformed'],
    ['a form of nothing', () => Buffer.from(`--${BOUNDARY}--\r\n`), 400, 'request.invalid'],
  ])('that is none is refused: %s', async (_, make, status, code) => {
    const answer = await sent(make());
    expect(answer.statusCode).toEqual(status);
    expect(answer.json().code).toEqual(code);
  });

  it.each([
    ['JSON', '{"text":"x"}', 'application/json', 415],
    ['text', '082042/2A_10', 'text/csv', 415],
    ['a form without its mark', 'x', 'multipart/form-data', 400],
  ])('comes as a form only: %s', async (_, payload, type, status) => {
    expect((await sent(payload, marta, 16, type)).statusCode).toBe(status);
  });

  it('is taken by no other call, from no stranger and for no other catalogue', async () => {
    const elsewhere = await marta.send({
      method: 'POST',
      url: '/api/v1/projects/products/preview',
      payload: form('x'),
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    });
    const statuses = [elsewhere, await sent(form('x'), app.anonymous), await sent(form('x'), marta, 21), await sent(form('x'), marta, 17)];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([415, 401, 403, 400]);
  });
});

import { endpoints, type Project } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { rowOfPendants } from '../../../test/sample-composition';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
let marta: TestClient;
let project: Project;

beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
  const products = [
    { referenceCode: '082042/2A_10', quantity: 6, room: 'Bar', note: '=1+1' },
    { referenceCode: '552523/2Z_31', quantity: 2, pendantHeight: 250 },
    { referenceCode: '082062/1A_10', quantity: 5, room: 'bar', tag: 'B7' },
  ];
  project = (await marta.call(endpoints.createProject, { body: { name: 'Casa Llull bar añil', products } })).body;
});
afterAll(() => app.close());

const fetchIt = (who: TestClient, { id }: Project, lang = 'en') =>
  who.send({ method: 'GET', url: `/api/v1/projects/${id}/sheet?lang=${lang}` });
/** Rows of the file, with the cells by their headings. */
const tableOf = (bytes: Buffer) => {
  const book = read(bytes, { cellFormula: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: '' });
  const head = rows.findIndex((row) => row.filter((cell) => cell !== '').length > 5);
  const labels = (rows[head] ?? []) as string[];
  const lines = rows.slice(head + 1).map((row) => Object.fromEntries(labels.map((label, index) => [label, row[index]])));
  return { sheet, rows, labels, head, lines };
};

describe('a project as a spreadsheet', () => {
  it('lists every line by room with prices, weeks, note and faults', async () => {
    const answer = await fetchIt(marta, project);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="Casa Llull.*\.xlsx"; filename\*=UTF-8''.+$/);
    const { lines, rows } = tableOf(answer.rawPayload);
    expect(rows[0]?.[0]).toBe('Casa Llull bar añil');
    const [bar, red, globe] = lines;
    const [first, second, third] = project.products;
    expect([bar, red, globe].map((line) => [line?.Tag, line?.Room, line?.Product, line?.Code, line?.Qty])).toEqual([
      ['L1', 'Bar', 'Alba 33', '082042/2A_10', 6],
      ['B7', 'bar', 'Alba 33', '082062/1A_10', 5],
      ['L2', '', 'Perla 30', '552523/2Z_31', 2],
    ]);
    expect(bar).toMatchObject({
      'Gross unit price': first?.prices?.unitGross,
      'Total gross': first?.prices?.totalGross,
      'Net unit price': first?.prices?.unitNet,
      'Total net': first?.prices?.totalNet,
      Weeks: first?.availability?.weeks,
      Note: "'=1+1",
      'To fix': '',
    });
    expect(red).toMatchObject({ 'Minimum order': third?.moq, 'To fix': expect.stringMatching(/10|minimum/i) });
    expect(globe).toMatchObject({ 'Total net': second?.prices?.totalNet });
  });

  it('adds up by formulas over the lines', async () => {
    const { lines, sheet, labels, head } = tableOf((await fetchIt(marta, project)).rawPayload);
    const total = lines.at(-1);
    expect(total).toMatchObject({ Product: 'Total', Qty: 13, 'Total gross': project.totals.gross, 'Total net': project.totals.net });
    const column = utils.encode_col(labels.indexOf('Total net'));
    const cell = sheet[`${column}${head + 1 + lines.length}`] as { f?: string };
    expect(cell.f).toBe(`SUM(${column}${head + 2}:${column}${head + 4})`);
    expect(sheet['!autofilter']).toEqual({ ref: `A${head + 1}:${utils.encode_col(labels.length - 1)}${head + 4}` });
  });

  it('names the pieces of a composition under it, without counting them twice', async () => {
    const { body: empty } = await marta.call(endpoints.createProject, { body: { name: 'Belt' } });
    const {
      body: { project: composed },
    } = await marta.call(endpoints.addConfiguration, {
      params: { projectId: empty.id },
      body: { version: empty.version, document: rowOfPendants(), furniture: [], quantity: 2, room: 'Hall' },
    });
    const { lines } = tableOf((await fetchIt(marta, composed)).rawPayload);
    const pieces = lines.slice(1, -2);
    expect(pieces.length).toBeGreaterThan(0);
    for (const piece of pieces) expect(piece).toMatchObject({ Room: 'Hall', Qty: '', 'Total net': '' });
    expect(pieces.map((piece) => piece?.Product)).toEqual(pieces.map(() => expect.stringMatching(/^ {4}\d+ × /)));
    expect(lines.at(-1)).toMatchObject({ Qty: 2, 'Total net': composed.totals.net });
  });

  it('contains no net prices for viewers who may not see them', async () => {
    const web = await app.signIn('webuser');
    const { body: own } = await web.call(endpoints.createProject, {
      body: { name: 'Mine', products: [{ referenceCode: '082042/2A_10' }] },
    });
    const { labels, rows } = tableOf((await fetchIt(web, own)).rawPayload);
    expect(own.totals.net).toBeUndefined();
    expect(labels).toContain('Gross unit price');
    expect(labels.filter((label) => /net/i.test(label))).toEqual([]);
    expect(JSON.stringify(rows)).not.toMatch(/net/i);
  });

  it('can be pasted back: the list reader finds every line of it again', async () => {
    for (const lang of ['en', 'de', 'es', 'fr', 'it']) {
      const { rows, head } = tableOf((await fetchIt(marta, project, lang)).rawPayload);
      const text = rows
        .slice(head, head + 4)
        .map((row) => row.join('\t'))
        .join('\n');
      const { body } = await marta.call(endpoints.previewPaste, { body: { catalogId: 16, text } });
      const found = body.lines.map((line) => JSON.stringify(line));
      for (const { referenceCode, quantity } of project.products) {
        expect(found.some((line) => line.includes(referenceCode) && line.includes(`"quantity":${quantity}`))).toBe(true);
      }
    }
  });

  it('answers 404 to accounts without access', async () => {
    const stranger = await app.signIn('noclient');
    const refused = await fetchIt(stranger, project);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().code).toBe('project.not-found');
    expect((await fetchIt(app.anonymous, project)).statusCode).toBe(401);
  });
});

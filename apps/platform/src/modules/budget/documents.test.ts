import { type Budget, endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read } from 'xlsx';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { readPdf, seen } from '../../../test/read-pdf';
import type { TestClient } from '../../../test/test-client';
import type { DocumentMaker } from '../document';
import { documentOf } from './documents';

let app: TestApp;
let marta: TestClient;
let budget: Budget;
beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
  budget = await issue(30);
});
afterAll(() => app.close());

const issue = async (ownMarginPercent: number | null): Promise<Budget> => {
  const products = [{ referenceCode: '082042/2A_10', quantity: 7 }];
  const { body: project } = await marta.call(endpoints.createProject, { body: { name: 'Casa Roca', products } });
  const lines = project.products.map(({ _id: productId }) => ({ productId, discount: 12.5 }));
  const body = { version: project.version, clientName: 'Llull, S.L.', iva: 21, lines, ownMarginPercent };
  return (await marta.call(endpoints.createBudget, { params: { projectId: project.id }, body })).body;
};
const fetchIt = (who: TestClient, { id }: Budget, query: string) =>
  who.send({ method: 'GET', url: `/api/v2/budgets/${id}/document${query}` });
const euros = (amount: number) => seen(new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(amount));

describe('the documents of a budget', () => {
  it('are files to be saved, never pages', async () => {
    const answers = [await fetchIt(marta, budget, ''), await fetchIt(marta, budget, '?format=xlsx&copy=client&lang=es')];
    expect(
      answers.map(({ statusCode, headers }) => [
        statusCode,
        headers['content-type'],
        headers['content-disposition'],
        headers['cache-control'],
        headers['x-content-type-options'],
      ]),
    ).toEqual([
      [200, 'application/pdf', `attachment; filename="${budget.budgetNumber}.pdf"`, 'no-store', 'nosniff'],
      [
        200,
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        `attachment; filename="${budget.budgetNumber}-client.xlsx"`,
        'no-store',
        'nosniff',
      ],
    ]);
  });

  it('contain the data of the service', async () => {
    const { texts } = await readPdf((await fetchIt(marta, budget, '?lang=de')).rawPayload);
    for (const amount of [budget.subTotalNet, budget.ivaValue, budget.totalNet, budget.products[0]?.netPrice ?? 0]) {
      expect(texts).toContain(euros(amount));
    }
    expect(texts.slice(0, 8)).toEqual([
      'Llum i Forma',
      'Carrer de la Sèquia 18',
      '07012 Palma, Spanien',
      'USt-IdNr. ESB57990011',
      '+34 971 555 018',
      'distributor@candil.example',
      'llumiforma.example',
      `Angebot ${budget.budgetNumber}`,
    ]);
    const book = read((await fetchIt(marta, budget, '?format=xlsx')).rawPayload);
    const cells = Object.values(book.Sheets[book.SheetNames[0] ?? ''] ?? {}).map((cell) => (cell as { v?: unknown }).v);
    for (const amount of [budget.subTotalNet, budget.ivaValue, budget.totalNet]) expect(cells).toContain(amount);
  });

  it('for a client are available only to the issuer of a budget with a margin', async () => {
    const withoutMargin = await issue(null);
    const sales = await app.signIn('sales');
    const statuses = [
      await fetchIt(sales, budget, ''),
      await fetchIt(sales, budget, '?copy=client'),
      await fetchIt(marta, withoutMargin, '?copy=client'),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 403, 403]);
  });

  it('are made while the service answers others', async () => {
    const finished: string[] = [];
    const document = fetchIt(marta, budget, '?lang=fr').then(() => finished.push('document'));
    await marta.call(endpoints.getBudget, { params: { budgetId: budget.id } }).then(() => finished.push('budget'));
    await document;
    expect(finished).toEqual(['budget', 'document']);
  });
});

describe('the address on a document', () => {
  it('is the short one of its budget, where the address of the portal is known', async () => {
    const printed: unknown[] = [];
    const maker = {
      make: async (order: Parameters<DocumentMaker['make']>[0]) => {
        printed.push('address' in order ? order.address : undefined);
        return ok(new Uint8Array());
      },
    } as unknown as DocumentMaker;
    const wish = { format: 'pdf', copy: 'own', language: 'en' } as const;
    for (const portalUrl of ['https://portal.example', undefined])
      await documentOf({ maker, prints: '', portalUrl }, { budget, ownPictures: {} }, wish);
    expect(printed).toEqual([`https://portal.example/q/${budget.budgetNumber}`, undefined]);
  });
});

import { readFile } from 'node:fs/promises';
import { SAMPLE_USERS, type Session, signIn } from '@candil/product';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { BREADTH, once } from '../breadth';
import { expect, journey } from '../journey';
import { barriers, sideways, WIDTHS } from '../screen-checks';
import { enterAs } from '../sign-in';
import { type JourneyLanguage, pattern, words } from '../words';

interface Market {
  readonly language: JourneyLanguage;
  readonly email: string;
  readonly catalogId: 16 | 21;
  /** Terms as the document and its form call them. */
  readonly terms: { readonly surcharge: string; readonly iva: string };
  readonly lines: readonly { readonly referenceCode: string; readonly quantity: number }[];
  /** A percentage as people of that market type it. */
  readonly typed: (percent: number) => string;
  readonly money: (cents: number) => string;
}

const moneyOf = (locale: string, currency: string) => (cents: number) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);

const MARKETS: readonly Market[] = [
  {
    language: 'de',
    email: SAMPLE_USERS.distributor,
    catalogId: 16,
    terms: { surcharge: 'Zuschlag', iva: 'MwSt.' },
    lines: [
      { referenceCode: '0820 42/2A_10', quantity: 6 },
      { referenceCode: '0162 10/1A_18', quantity: 3 },
    ],
    typed: (percent) => String(percent).replace('.', ','),
    money: moneyOf('de-DE', 'EUR'),
  },
  {
    language: 'us',
    email: SAMPLE_USERS.distributorUsa,
    catalogId: 21,
    terms: { surcharge: 'Surcharge', iva: 'Sales tax' },
    lines: [
      { referenceCode: '0820-42/2A_10', quantity: 6 },
      { referenceCode: '0820-31/1A_10', quantity: 3 },
    ],
    typed: String,
    money: moneyOf('en-US', 'USD'),
  },
];

const makeProject = async (session: Session, { catalogId, lines }: Pick<Market, 'catalogId' | 'lines'>, name: string) => {
  const { status, body } = await session.call('POST', '/v1/projects', { name, catalogId, products: lines });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as { id: string; version: number; products: { _id: string }[] };
};

/** Percent of cents, half away from zero; percentages with at most two decimals. */
const share = (cents: number, percent: number) => Math.floor((cents * Math.round(percent * 100) + 5_000) / 10_000);

interface Terms {
  readonly lineDiscount: number;
  readonly discount: number;
  readonly surcharge: number;
  readonly iva: number;
}

/** The total as a person with a calculator finds it: the first line has a discount of its own. */
const totalOf = (gross: readonly number[], { lineDiscount, discount, surcharge, iva }: Terms) => {
  const subTotal = gross.reduce((sum, line, place) => sum + line - (place === 0 ? share(line, lineDiscount) : 0), 0);
  const discounted = subTotal - share(subTotal, discount);
  const charged = discounted + share(discounted, surcharge);
  return { total: charged + share(charged, iva) };
};

const grossOf = async (session: Session, projectId: string): Promise<number[]> => {
  const { body } = await session.call('GET', `/v2/projects/${projectId}/to-budget`);
  return body.lines.map(({ quantity, unitPvp }: { quantity: number; unitPvp: number }) => quantity * Math.round(unitPvp * 100));
};

/** Computes the price of each line from its cost, list less own discount, plus a mark-up. */
const ownPricesOf = async (session: Session, projectId: string, markUp: number): Promise<number[]> => {
  const { body } = await session.call('GET', `/v2/projects/${projectId}/to-budget`);
  return body.lines.map(({ quantity, unitPvp, ownDiscount }: { quantity: number; unitPvp: number; ownDiscount: number }) => {
    const list = Math.round(unitPvp * 100);
    const cost = list - share(list, ownDiscount);
    return quantity * (cost + share(cost, markUp));
  });
};

/** Issuing asks once more. */
const confirmed = (page: Page) => page.getByRole('dialog').getByRole('button').last();

const downloaded = async (page: Page, press: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
};

/** Everything that the sheets of a workbook hold, as text. */
const workbookText = (bytes: Uint8Array) =>
  Object.entries(unzipSync(bytes))
    .filter(([name]) => name.startsWith('xl/') && name.endsWith('.xml'))
    .map(([, content]) => strFromU8(content))
    .join('\n');

for (const market of once(MARKETS, MARKETS.at(-1))) {
  const { language, email, typed, money } = market;
  journey(`a budget from its terms to its documents and its revision, in ${language}`, async ({ page, product }) => {
    journey.slow();
    const w = words(language);
    const b = (key: string, values?: Record<string, string>) => w(`eproject:budget.${key}`, values);
    const session = await signIn(product.url, email);
    const project = await makeProject(session, market, `Budget ${language}`);
    const gross = await grossOf(session, project.id);
    await enterAs(page, product.url, language, email);

    // From the project page, with a discount on a line, terms, and the totals live beside them.
    await page.goto(`/project/${project.id}`);
    await page.getByRole('link', { name: w('eproject:project.generateBudget') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(b('title'));
    const bar = page.getByRole('region', { name: b('issue.label') });
    const percent = (name: string) => page.getByRole('textbox', { name, exact: true });
    const terms = { discount: w('eproject:order.totals.discount'), ...market.terms };
    const lineDiscount = page
      .getByRole('list', { name: b('lines.title') })
      .getByRole('textbox', { name: pattern(b('lines.discountOf')) })
      .first();
    await page.getByRole('textbox', { name: b('client.name'), exact: true }).fill('Casa Llull, S.L.');
    await page.getByLabel(b('client.comments')).fill('Second floor, left.');
    await lineDiscount.fill(typed(12.5));
    await percent(terms.discount).fill(typed(10));
    await percent(terms.surcharge).fill(typed(2.75));
    await percent(terms.iva).fill(typed(21));
    const asked: Terms = { lineDiscount: 12.5, discount: 10, surcharge: 2.75, iva: 21 };
    await expect(bar).toContainText(money(totalOf(gross, asked).total));

    // An invalid percentage is reported at its field and survives a reload; the totals keep the last valid value.
    await percent(terms.iva).fill('101');
    await expect(page.getByRole('alert').filter({ hasText: '0' }).first()).toBeVisible();
    await expect(bar).toContainText(money(totalOf(gross, asked).total));
    await bar.getByRole('button', { name: b('issue.budget') }).click();
    await expect(percent(terms.iva)).toBeFocused();
    await page.reload();
    await expect(page.getByText(b('draft.title'))).toBeVisible();
    await expect(percent(terms.iva)).toHaveValue('101');
    await expect(page.getByRole('textbox', { name: b('client.name'), exact: true })).toHaveValue('Casa Llull, S.L.');
    await percent(terms.iva).fill(typed(21));

    // The copy for a client is at own cost plus mark-up and does not contain the cost.
    await page.getByLabel(b('clientCopy.margin')).fill(typed(20));
    const { total } = totalOf(gross, asked);
    const { total: clientTotal } = totalOf(await ownPricesOf(session, project.id, 20), asked);
    const sheet = page.getByRole('article', { name: b('sheet.label') });
    await expect(sheet).toContainText(money(total));
    await page.getByRole('radio', { name: b('sheet.client') }).click();
    await expect(sheet).toContainText(money(clientTotal));
    await expect(sheet).not.toContainText(money(total));

    // Two quick presses issue one budget.
    await bar.getByRole('button', { name: b('issue.budget') }).click();
    await confirmed(page).dblclick();
    await expect(page).toHaveURL(/\?budget=[0-9a-f-]{36}$/);
    const [issued, ...more] = (await session.call('GET', `/v2/projects/${project.id}/budgets`)).body.items;
    expect([more, Math.round(issued.totalNet * 100)]).toEqual([[], total]);
    await expect(page.getByText(b('issued.title', { number: issued.budgetNumber }))).toBeVisible();

    // Its documents: the total stands in the own copy, and only the client's total in the client's.
    const pdf = await downloaded(page, () => page.getByRole('button', { name: b('download.ownPdf') }).click());
    expect([pdf.bytes.subarray(0, 5).toString('latin1'), pdf.name]).toEqual(['%PDF-', expect.stringContaining(issued.budgetNumber)]);
    const own = await downloaded(page, () => page.getByRole('button', { name: b('download.ownXlsx') }).click());
    expect(workbookText(own.bytes)).toContain(String(total / 100));
    await page.getByRole('radio', { name: b('sheet.client') }).click();
    const client = await downloaded(page, () => page.getByRole('button', { name: b('download.clientXlsx') }).click());
    expect(workbookText(client.bytes)).toContain(String(clientTotal / 100));
    expect(workbookText(client.bytes)).not.toContain(String(total / 100));

    // It is among the previous ones; revising it takes over all that was typed and makes -R2, the first stays as it was.
    await page.getByRole('link', { name: b('issued.another') }).click();
    await page.getByRole('button', { name: b('previous.reviseOf', { number: issued.budgetNumber }) }).click();
    await expect(page.getByRole('textbox', { name: b('client.name'), exact: true })).toHaveValue('Casa Llull, S.L.');
    await expect(lineDiscount).toHaveValue(typed(12.5));
    await percent(terms.discount).fill('0');
    const revision = `${issued.budgetNumber}-R2`;
    await bar.getByRole('button', { name: b('issue.revision', { number: revision }) }).click();
    await confirmed(page).click();
    await expect(page.getByText(b('issued.title', { number: revision }))).toBeVisible();
    await expect(page.getByRole('article')).toContainText(money(totalOf(gross, { ...asked, discount: 0 }).total));
    await page.goto(`/project/${project.id}/generate-budget?budget=${issued.id}`);
    await expect(page.getByText(b('state.replaced'))).toBeVisible();
    await expect(page.getByRole('article')).toContainText(money(total));
  });
}

journey('a project that changed in another tab refuses the budget, nothing typed is lost', async ({ page, product }) => {
  const b = (key: string) => words('en')(`eproject:budget.${key}`);
  const session = await signIn(product.url, SAMPLE_USERS.distributor);
  const project = await makeProject(session, { catalogId: 16, lines: [{ referenceCode: '0820 42/2A_10', quantity: 6 }] }, 'Two tabs');
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  await page.goto(`/project/${project.id}/generate-budget`);
  await page.getByRole('textbox', { name: b('client.name'), exact: true }).fill('Two tabs');
  const productId = project.products[0]?._id;
  const changed = await session.call('PATCH', `/v1/projects/${project.id}/products/${productId}`, {
    version: project.version,
    quantity: 9,
  });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  const bar = page.getByRole('region', { name: b('issue.label') });
  await bar.getByRole('button', { name: b('issue.budget') }).click();
  await confirmed(page).click();
  await expect(bar).toContainText(b('changed.title'));
  await bar.getByRole('button', { name: b('changed.reload') }).click();
  await expect(page.getByRole('spinbutton').first()).toHaveValue('9');
  await expect(page.getByRole('textbox', { name: b('client.name'), exact: true })).toHaveValue('Two tabs');
  await bar.getByRole('button', { name: b('issue.budget') }).click();
  await confirmed(page).click();
  await expect(page).toHaveURL(/\?budget=/);
});

journey("a budget of someone else's project leads to the forbidden page", async ({ page, product }) => {
  const other = await signIn(product.url, SAMPLE_USERS.otherDistributor);
  const project = await makeProject(other, { catalogId: 16, lines: [{ referenceCode: '0820 42/2A_10', quantity: 6 }] }, 'Not yours');
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  await page.goto(`/project/${project.id}/generate-budget`);
  await expect(page).toHaveURL(/\/error-403$/);
});

journey('the budget screens are accessible in both themes and scroll at no width sideways', async ({ page, product }) => {
  journey.slow();
  const session = await signIn(product.url, SAMPLE_USERS.distributor);
  const project = await makeProject(session, { catalogId: 16, lines: [{ referenceCode: '0820 42/2A_10', quantity: 6 }] }, 'Seen by all');
  const body = { version: project.version, clientName: 'Llull', iva: 21, lines: [{ productId: project.products[0]?._id, discount: 5 }] };
  const issued = await session.call('POST', `/v2/projects/${project.id}/budgets`, body);
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  for (const path of ['generate-budget', `generate-budget?budget=${issued.body.id}`]) {
    await page.goto(`/project/${project.id}/${path}`, { waitUntil: 'networkidle' });
    for (const [turn, width] of WIDTHS.entries()) {
      await page.setViewportSize({ width, height: 844 });
      expect(turn === 0 || BREADTH === 'proof' ? await barriers(page) : [], `${path} at ${width}`).toEqual([]);
      expect(await sideways(page), `${path} at ${width}`).toBe(0);
    }
  }
});

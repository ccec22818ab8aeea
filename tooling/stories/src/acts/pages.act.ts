import { IN_PROOF } from '../breadth';
import { expect, test } from '../gallery';

for (const name of ['tokens', 'forms', 'errors'])
  test(`the page on ${name} is drawn with its stories, and nothing is wrong on the console`, IN_PROOF, async ({ page, address }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${address}/iframe.html?viewMode=docs&id=pages-${name}--docs`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(name, 'i'));
    await expect(page.locator('.docs-story').last()).toBeVisible();
    expect(complaints).toEqual([]);
  });

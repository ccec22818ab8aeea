import type { Page, Response } from '@playwright/test';

/** People are greeted by a part of their name. */
const isName = (key: string) => /name/i.test(key);

const stringsIn = (value: unknown, into: Set<string>, key = ''): void => {
  if (typeof value === 'string')
    for (const text of isName(key) ? [value, ...value.split(' ')] : [value]) into.add(text.replace(/\s+/g, ' ').trim());
  else if (typeof value === 'object' && value !== null) for (const [name, part] of Object.entries(value)) stringsIn(part, into, name);
};

/** Body of a response; a page that was left, or a long response, no longer holds it, and it is requested again. */
const bodyOf = async (page: Page, response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    if (response.request().method() !== 'GET') return undefined;
    const again = page.request.get(response.url()).then((answer) => answer.json());
    return again.catch(() => undefined);
  }
};

/** Every text in what the service answers to a page: names of products, people, projects, codes. They are data and no words of ours. */
export const saidByService = (page: Page): (() => Promise<string[]>) => {
  const said = new Set<string>();
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const isData = /json/.test(response.headers()['content-type'] ?? '') && !response.url().includes('/apihub/translations');
    if (isData) reading.push(bodyOf(page, response).then((body) => stringsIn(body, said)));
  });
  return async () => {
    await Promise.all(reading);
    return [...said].filter((text) => text.length > 1).sort((a, b) => b.length - a.length);
  };
};

import type { Page, Response } from '@playwright/test';

const isName = (key: string) => /name|description/i.test(key);

/**
 * The forms in which a name appears: whole; each word, because greetings use one; in lower case inside a list of facts; without its
 * collection where all models share it: `Cinta globe 20`, `Globe 20`.
 */
const waysToSay = (name: string): readonly string[] => {
  const words = name.split(' ');
  const short = words.slice(1).join(' ');
  return [name, name.toLowerCase(), short.charAt(0).toUpperCase() + short.slice(1), ...words];
};

const stringsIn = (value: unknown, into: Set<string>, key = ''): void => {
  if (typeof value === 'string') for (const text of isName(key) ? waysToSay(value) : [value]) into.add(text.replace(/\s+/g, ' ').trim());
  else if (typeof value === 'object' && value !== null) {
    // A name by language is a name too.
    for (const [name, part] of Object.entries(value)) stringsIn(part, into, isName(key) ? key : name);
  }
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

/** Every text in the answers of the service to a page: names of products, people, projects, codes. They are data and no words of ours. */
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

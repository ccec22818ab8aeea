import { expect } from '@playwright/test';

interface HeldMail {
  readonly id: string;
  readonly to: string;
  readonly template: string;
}

const read = async (url: string, path: string) => (await fetch(`${url}/api/v1/outbox${path}`)).json();

/** Path and query of the link in the newest mail of a template to an address, as soon as the outbox has one. `count` waits for as many. */
export const linkInMail = async (url: string, to: string, template: string, count = 1): Promise<string> => {
  const found = async (): Promise<readonly HeldMail[]> => {
    const { items } = await read(url, '?itemsPerPage=100');
    return items.filter((mail: HeldMail) => mail.to === to && mail.template === template);
  };
  await expect.poll(async () => (await found()).length, { message: `a mail ${template} to ${to}` }).toBeGreaterThanOrEqual(count);
  const [newest] = await found();
  const { text } = await read(url, `/${newest?.id}`);
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`The mail ${template} to ${to} has no link:\n${text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
};

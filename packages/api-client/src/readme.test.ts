import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { expect, it, vi } from 'vitest';
import * as client from './index';
import { countingService, json, problem, SERVICES_OF_TEST } from './testing/counting-service';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The example as a function of the names that an application provides. */
const example = async () => {
  const source = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const { code } = await transform(source.replace(/^import .*\n/gm, ''), { loader: 'ts', target: 'es2022' });
  const AsyncFunction = (async () => undefined).constructor as new (...names: string[]) => (...values: unknown[]) => Promise<void>;
  return new AsyncFunction(
    'client_',
    'configuration',
    'location',
    'console',
    `const { ${Object.keys(client).join(', ')} } = client_;\n${code}`,
  );
};

it('the example of the README creates a project once, and prints the code of a failure', async () => {
  const log = vi.fn();
  const answers = [json({ id: 'p-1' }), problem(403, 'access.denied')];
  const service = countingService(() => answers.shift() ?? json({}));
  const configuration = { services: SERVICES_OF_TEST };
  vi.stubGlobal('fetch', service.fetch);
  const run = await example();
  await run(client, configuration, {}, { log });
  await run(client, configuration, {}, { log });
  vi.unstubAllGlobals();
  expect(log.mock.calls).toEqual([['p-1'], ['access.denied', 'r-1']]);
  expect(service.seen.every(({ headers }) => headers.get('idempotency-key'))).toBe(true);
});

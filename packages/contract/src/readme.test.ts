import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints, type ReceivedBy } from './index';
import { routes } from './routes.data';

it('the example of the README prints the values of its comments', () => {
  const body: ReceivedBy<typeof endpoints.createProject>['body'] = z.parse(endpoints.createProject.body, { name: 'Casa Llull' });
  const { method, path } = routes.createProject;

  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  for (const line of ["z.parse(endpoints.createProject.body, { name: 'Casa Llull' })", 'const { method, path } = routes.createProject;']) {
    expect(readme).toContain(line);
  }
  expect(body).toEqual({ name: 'Casa Llull', products: [] });
  expect(readme).toContain("// { name: 'Casa Llull', products: [] }");
  expect(readme).toContain(`// ${method} ${path}`);
});

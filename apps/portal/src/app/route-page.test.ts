import { expect, test } from 'vitest';
import { pageAddresses, routePage } from './testing/route-page';

test('the page of routes matches the route table', async () => {
  await expect(routePage()).toMatchFileSnapshot('../../../../docs/architecture/routes.md');
});

test('the service knows the addresses of the route table', async () => {
  await expect(pageAddresses()).toMatchFileSnapshot('../../public/pages.json');
});

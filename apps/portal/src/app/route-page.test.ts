import { expect, test } from 'vitest';
import { pageAddresses, routePage } from './testing/route-page';

test('the page of routes says what the table says', async () => {
  await expect(routePage()).toMatchFileSnapshot('../../../../docs/architecture/routes.md');
});

test('the addresses the service knows are those of the table', async () => {
  await expect(pageAddresses()).toMatchFileSnapshot('../../public/pages.json');
});

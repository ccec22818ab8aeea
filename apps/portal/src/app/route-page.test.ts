import { expect, test } from 'vitest';
import { routePage } from './testing/route-page';

test('the page of routes says what the table says', async () => {
  await expect(routePage()).toMatchFileSnapshot('../../../../docs/architecture/routes.md');
});

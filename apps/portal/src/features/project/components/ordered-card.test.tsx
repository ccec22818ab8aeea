// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openAt } from '../../../testing/open-at';
import { sampleAccount } from '../../../testing/sample-account';
import { OrderedCard } from './ordered-card';

afterEach(cleanup);

const open = (privileges: readonly string[]) =>
  openAt('/', [{ path: '/', element: <OrderedCard order={{ orderId: 204_417 }} /> }], {}, { ...sampleAccount(), privileges } as never);

it('leads to the order for those who may see orders', async () => {
  await open(['PROJECT_VIEW', 'ORDER_VIEW']);
  expect(screen.getByRole('link', { name: 'View order 204417' }).getAttribute('href')).toBe('/order/204417');
});

it('names the order without a link for others', async () => {
  await open(['PROJECT_VIEW']);
  expect(screen.getByText('Ordered as 204417')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

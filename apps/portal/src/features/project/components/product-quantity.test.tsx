// @vitest-environment happy-dom
import type { ProjectProduct } from '@candil/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openAt } from '../../../testing/open-at';
import { ProductQuantity } from './product-quantity';

afterEach(cleanup);

const PRODUCT = { _id: 'l1', modelName: 'Alba 33', quantity: 2, moq: 1 } as ProjectProduct;

const open = async () => {
  const onChange = vi.fn();
  await openAt('/', [{ path: '/', element: <ProductQuantity product={PRODUCT} onChange={onChange} /> }], {});
  const field = screen.getByRole('spinbutton', { name: 'Quantity of Alba 33' }) as HTMLInputElement;
  const step = (times: number) => {
    for (let count = 0; count < times; count += 1) fireEvent.keyDown(field, { key: 'ArrowUp' });
  };
  return { onChange, field, step };
};

it('counts at once, and sends several steps as one change', async () => {
  const { onChange, field, step } = await open();
  step(3);
  expect(field.value).toBe('5');
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange.mock.calls).toEqual([[{ kind: 'quantity', productId: 'l1', quantity: 5 }]]);
});

it('loses no change when the line leaves the screen before it is sent', async () => {
  const { onChange, step } = await open();
  step(1);
  cleanup();
  expect(onChange.mock.calls).toEqual([[{ kind: 'quantity', productId: 'l1', quantity: 3 }]]);
});

it('sends nothing where nothing was counted', async () => {
  const { onChange } = await open();
  cleanup();
  expect(onChange).not.toHaveBeenCalled();
});

import type { Project } from '@candil/contract';
import { expect, it } from 'vitest';
import { withChange } from './project-change';

const project = {
  name: 'Bar',
  products: [
    { _id: 'a', quantity: 1 },
    { _id: 'b', quantity: 2 },
  ],
} as unknown as Project;
const product = (id: string) => project.products.find(({ _id }) => _id === id) as Project['products'][number];

it.each([
  ['a new name', { kind: 'rename', name: 'Bar Estrella' } as const, { ...project, name: 'Bar Estrella' }],
  [
    'a quantity',
    { kind: 'quantity', productId: 'b', quantity: 5 } as const,
    { ...project, products: [product('a'), { _id: 'b', quantity: 5 }] },
  ],
  ['a line taken out', { kind: 'remove', product: product('a') } as const, { ...project, products: [product('b')] }],
])('shows %s before the service has answered', (_what, change, expected) => expect(withChange(project, change)).toEqual(expected));

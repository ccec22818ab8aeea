// @vitest-environment happy-dom
import type { Project } from '@candil/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { openAt } from '../../../testing/open-at';
import { answered } from '../../../testing/sample-failure';
import { QuickAdd, type QuickAddField } from './quick-add';

afterEach(cleanup);

const projectOf = (version: number, quantity: number): Project =>
  ({
    id: 'p1',
    version,
    products: quantity === 0 ? [] : [{ _id: 'l1', tag: 'L1', modelName: 'Alba 33', quantity }],
  }) as unknown as Project;

const Field = (props: Omit<ComponentProps<typeof QuickAdd>, 'field' | 'onFieldChange'>) => {
  const [field, setField] = useState<QuickAddField>({ text: '', left: [] });
  return <QuickAdd {...props} field={field} onFieldChange={setField} />;
};

const open = async (before: Project, answer: () => Project) => {
  const [onList, onAdded] = [vi.fn(), vi.fn()];
  const page = { path: '/', element: <Field project={before} onList={onList} onAdded={onAdded} /> };
  const { asked } = await openAt('/', [page], { addProducts: answer });
  const sent = () => asked.filter(({ name }) => name === 'addProducts').map(({ body }) => body);
  return { onList, onAdded, sent, field: screen.getByRole('textbox', { name: 'Add by code' }) as HTMLTextAreaElement };
};

it('adds a plain code on Enter and empties the field', async () => {
  const { field, sent, onAdded } = await open(projectOf(1, 0), () => projectOf(2, 4));
  await userEvent.type(field, '0820 42/2A_10 × 4{Enter}');
  expect(await screen.findByText('1 product added')).toBeTruthy();
  expect(sent()).toEqual([{ version: 1, products: [{ referenceCode: '0820 42/2A_10', quantity: 4 }], equal: 'merge' }]);
  expect(field.value).toBe('');
  expect(onAdded).toHaveBeenCalledTimes(1);
});

it('says where a code that is there already is counted', async () => {
  const { field } = await open(projectOf(1, 2), () => projectOf(2, 3));
  await userEvent.type(field, '082042/2A_10{Enter}');
  expect(await screen.findByText('L1 Alba 33: now 3')).toBeTruthy();
});

it('hands several lines to the list reader and sends nothing', async () => {
  const { field, onList, sent } = await open(projectOf(1, 0), () => projectOf(2, 1));
  await userEvent.type(field, '082042/2A_10{Shift>}{Enter}{/Shift}082011/2A_10{Enter}');
  expect(onList).toHaveBeenCalledWith('082042/2A_10\n082011/2A_10');
  expect(sent()).toEqual([]);
});

it('hands a code that the service does not take to the list reader', async () => {
  const { field, onList } = await open(projectOf(1, 0), () => {
    throw answered(422, 'article.model-unknown', { model: '9999', index: 0 });
  });
  await userEvent.type(field, '999942/2A_10{Enter}');
  await waitFor(() => expect(onList).toHaveBeenCalledWith('999942/2A_10'));
});

it('leads to a file and to the collections', async () => {
  const { onList } = await open(projectOf(1, 0), () => projectOf(2, 1));
  await userEvent.click(screen.getByRole('button', { name: 'Upload a list' }));
  expect(onList).toHaveBeenCalledWith('');
  expect(screen.getByRole('link', { name: 'Add product' }).getAttribute('href')).toBe('/project/p1/add-product');
});

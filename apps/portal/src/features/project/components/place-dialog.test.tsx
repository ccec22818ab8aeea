// @vitest-environment happy-dom
import type { ProjectProduct } from '@candil/contract';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { openAt } from '../../../testing/open-at';
import { PlaceDialog } from './place-dialog';

afterEach(cleanup);

const PRODUCT = { _id: 'l1', tag: 'L1', room: 'Bar', note: 'dimmed', modelName: 'Alba 33' } as ProjectProduct;

const open = async () => {
  const [onSave, onClose] = [vi.fn(), vi.fn()];
  const element = <PlaceDialog product={PRODUCT} rooms={['Bar', 'Lobby']} onSave={onSave} onClose={onClose} />;
  await openAt('/', [{ path: '/', element }], {});
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  return { onSave, onClose, field, save: () => userEvent.click(screen.getByRole('button', { name: 'Save' })) };
};

it('saves tag and note without blanks around them', async () => {
  const { onSave, onClose, field, save } = await open();
  await userEvent.clear(field(/^Tag/));
  await userEvent.type(field(/^Tag/), ' B7 ');
  await userEvent.type(field(/^Note/), ' at night ');
  await save();
  expect(onSave).toHaveBeenCalledWith({ tag: 'B7', room: 'Bar', note: 'dimmed at night' });
  expect(onClose).toHaveBeenCalled();
});

it('asks for a tag instead of saving a line without one', async () => {
  const { onSave, onClose, field, save } = await open();
  await userEvent.clear(field(/^Tag/));
  await save();
  expect(screen.getByText('Give the line a tag')).toBeTruthy();
  expect(onSave).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

it('saves nothing where nothing was changed', async () => {
  const { onSave, onClose, save } = await open();
  await save();
  expect(onSave).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalled();
});

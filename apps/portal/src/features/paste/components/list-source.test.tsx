// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { openAt } from '../../../testing/open-at';
import { ListSource } from './list-source';

interface SourceProps {
  readonly onRead: () => void;
  readonly onFile: (file: File) => void;
  readonly isReading?: boolean;
}

const Source = ({ onRead, onFile, isReading = false }: SourceProps) => {
  const [text, setText] = useState('');
  return <ListSource text={text} onTextChange={setText} isReading={isReading} onRead={onRead} onFile={onFile} />;
};

const open = async (isReading = false) => {
  const [onRead, onFile] = [vi.fn(), vi.fn()];
  await openAt('/', [{ path: '/', element: <Source onRead={onRead} onFile={onFile} isReading={isReading} /> }], {});
  return { onRead, onFile, field: await screen.findByRole('textbox', { name: /^Codes and quantities/ }) };
};

it('reads a list once something is written, by its button or from the keyboard', async () => {
  const { onRead, field } = await open();
  const read = screen.getByRole('button', { name: 'Read the list' });
  expect(read).toHaveProperty('disabled', true);
  await userEvent.type(field, '082042/2A_10 × 4');
  expect(read).toHaveProperty('disabled', false);
  await userEvent.click(read);
  await userEvent.type(field, '{Enter}0162');
  expect(onRead).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  fireEvent.keyDown(field, { key: 'Enter', metaKey: true });
  expect(onRead).toHaveBeenCalledTimes(3);
});

it('takes a file, and none while a list is read', async () => {
  const { onFile } = await open();
  const list = new File(['082042/2A_10;4'], 'list.csv', { type: 'text/csv' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('a file has no input');
  await userEvent.upload(input, list);
  expect(onFile.mock.calls).toEqual([[list]]);
});

it('takes no second file while it reads', async () => {
  await open(true);
  expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveProperty('disabled', true);
});

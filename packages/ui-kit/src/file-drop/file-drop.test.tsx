import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { sortFiles } from './accepted-files';
import { FileDrop, type SendFile, useUploads } from './file-drop';

const file = (name: string, type = '', bytes = 4) => new File(['x'.repeat(bytes)], name, { type });
const refusalMessage = (refused: File, why: string) => `${refused.name}: ${why}`;
const uploads = (['sending', 'done', 'failed'] as const).map((state) => ({ id: state, file: file(`${state}.ies`), state, progress: 0.5 }));

describeConformance('FileDrop', {
  element: 'INPUT',
  classNameOn: 'frame',
  states: { listed: { uploads, onRemove: vi.fn(), onRetry: vi.fn() }, invalid: { error: 'Too many' }, disabled: { disabled: true } },
  widget: (props) => <FileDrop label="Choose files" hint="IES" onFiles={() => undefined} refusalMessage={refusalMessage} {...props} />,
});

it.each([
  [{ accept: '.ies,.LDT', multiple: true }, ['a.IES', 'b.ldt'], ['c.pdf type']],
  [{ accept: 'image/*,application/pdf', multiple: true }, ['c.pdf', 'd.png'], ['a.IES type', 'b.ldt type']],
  [{ maxBytes: 4, multiple: true }, ['a.IES', 'b.ldt', 'c.pdf', 'd.png'], ['e.zip size']],
  [{ multiple: false }, ['a.IES'], ['b.ldt count', 'c.pdf count', 'd.png count', 'e.zip count']],
])('takes by %o', (limits, taken, refused) => {
  const files = [file('a.IES'), file('b.ldt'), file('c.pdf', 'application/pdf'), file('d.png', 'image/png'), file('e.zip', 'x/zip', 5)];
  const sorted = sortFiles(files, limits);
  expect(sorted.accepted.map(({ name }) => name)).toEqual(taken);
  expect(sorted.refused.map((each) => `${each.file.name} ${each.refusal}`)).toEqual(expect.arrayContaining(refused));
});

it('accepts a drop, previews dragged files, and names refused ones', () => {
  const onFiles = vi.fn();
  render(<FileDrop label="Choose files" accept=".ies" multiple onFiles={onFiles} refusalMessage={refusalMessage} />);
  const field = screen.getByText('Choose files').closest('label') as HTMLElement;
  fireEvent.dragOver(field);
  expect(field.dataset.state).toBe('over');
  fireEvent.drop(field, { dataTransfer: { files: [file('a.ies'), file('b.pdf')] } });
  expect(field.dataset.state).toBe('idle');
  expect(onFiles.mock.calls[0]?.[0].map(({ name }: File) => name)).toEqual(['a.ies']);
  expect(screen.getByRole('alert').textContent).toBe('b.pdf: type');
});

/** A sender whose sendings end when the test says so. */
const controlledSend = () => {
  const sent: { signal: AbortSignal; onProgress: (share: number) => void; end: (failed?: boolean) => Promise<void> }[] = [];
  const send: SendFile = (_, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      sent.push({ signal, onProgress, end: (failed) => act(async () => (failed ? reject(new Error('gone')) : resolve())) });
    });
  return { sent, send };
};
const Uploading = ({ send }: { send: SendFile }) => {
  const { uploads: list, add, remove, retry } = useUploads(send);
  return (
    <FileDrop
      label="Choose files"
      multiple
      onFiles={add}
      refusalMessage={refusalMessage}
      uploads={list}
      onRemove={remove}
      onRetry={retry}
    />
  );
};
const line = (name: string) => screen.getByText(name).closest('li') as HTMLElement;

it('sends each file with its own progress, cancel and second try', async () => {
  const { sent, send } = controlledSend();
  render(<Uploading send={send} />);
  await userEvent.upload(screen.getByLabelText('Choose files'), [file('a.ies'), file('b.ies'), file('c.ies')]);
  act(() => sent[0]?.onProgress(0.25));
  expect(within(line('a.ies')).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel: b.ies' }));
  expect(sent[1]?.signal.aborted).toBe(true);
  expect(sent[0]?.signal.aborted).toBe(false);
  expect(screen.queryByText('b.ies')).toBeNull();
  await sent[0]?.end();
  await sent[2]?.end(true);
  expect([line('a.ies').dataset.state, line('c.ies').dataset.state]).toEqual(['done', 'failed']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again: c.ies' }));
  expect(line('c.ies').dataset.state).toBe('sending');
  await sent[3]?.end();
  expect(line('c.ies').dataset.state).toBe('done');
});

it('cancels running uploads when the screen is left', async () => {
  const { sent, send } = controlledSend();
  const { unmount } = render(<Uploading send={send} />);
  await userEvent.upload(screen.getByLabelText('Choose files'), file('a.ies'));
  unmount();
  expect(sent[0]?.signal.aborted).toBe(true);
});

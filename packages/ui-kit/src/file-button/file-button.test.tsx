import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { FileButton } from './file-button';

describeConformance('FileButton', {
  element: 'BUTTON',
  states: { disabled: { disabled: true }, loading: { loading: true } },
  widget: (props) => (
    <FileButton onFiles={() => undefined} {...props}>
      Choose a file
    </FileButton>
  ),
});

it('opens the file dialog and reports each choice', async () => {
  const onFiles = vi.fn();
  const { container } = render(<FileButton onFiles={onFiles}>Choose a file</FileButton>);
  const input = container.querySelector('input') as HTMLInputElement;
  const click = vi.spyOn(input, 'click');
  await userEvent.click(screen.getByRole('button', { name: 'Choose a file' }));
  expect(click).toHaveBeenCalledTimes(1);
  const list = new File(['0820'], 'list.csv');
  await userEvent.upload(input, list);
  await userEvent.upload(input, list);
  expect(onFiles.mock.calls).toEqual([[[list]], [[list]]]);
});

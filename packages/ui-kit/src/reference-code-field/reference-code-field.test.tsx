import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { ReferenceCodeField, type ReferenceCodeFieldProps } from './reference-code-field';

const parse: ReferenceCodeFieldProps<string>['parse'] = (text) => {
  const code = text.replaceAll(/\s/g, '').toUpperCase();
  return code.length === 6 ? { ok: true, value: code } : { ok: false, message: `${text} is not a valid reference` };
};
const segmentsOf = (code: string) => [
  { key: 'model', text: code.slice(0, 4), label: 'Model 0820' },
  { key: 'color', text: code.slice(4), label: 'Colour', before: ' ' },
];

const Controlled = ({ onValueChange, onSegmentSelect }: Partial<ReferenceCodeFieldProps<string>>) => {
  const [code, setCode] = useState('082042');
  return (
    <ReferenceCodeField
      label="Reference"
      value={code}
      onValueChange={(next) => {
        setCode(next);
        onValueChange?.(next);
      }}
      parse={parse}
      format={(value) => value}
      segments={segmentsOf(code)}
      {...(onSegmentSelect ? { onSegmentSelect } : {})}
    />
  );
};

describeConformance('ReferenceCodeField', {
  element: 'DIV',
  widget: (props) => (
    <ReferenceCodeField
      label="Reference"
      value="082042"
      onValueChange={() => undefined}
      parse={parse}
      format={String}
      segments={segmentsOf('082042')}
      {...props}
    />
  ),
});

const typeCode = async (text: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Reference' }));
  await userEvent.keyboard(text);
};

it('shows the parts and reports a pressed one', async () => {
  const onSegmentSelect = vi.fn();
  render(<Controlled onSegmentSelect={onSegmentSelect} />);
  expect(screen.getByRole('group', { name: 'Reference' }).textContent).toBe('0820 42');
  await userEvent.click(screen.getByRole('button', { name: 'Colour' }));
  expect(onSegmentSelect.mock.calls).toEqual([['color']]);
});

it('takes a typed code that parses and goes back to the parts', async () => {
  const onValueChange = vi.fn();
  render(<Controlled onValueChange={onValueChange} />);
  await typeCode('0825 62{Enter}');
  expect(onValueChange.mock.calls).toEqual([['082562']]);
  expect(screen.getByRole('group').textContent).toBe('0825 62');
});

it('keeps a wrong code with its message until it is mended or taken back', async () => {
  const onValueChange = vi.fn();
  render(<Controlled onValueChange={onValueChange} />);
  await typeCode('0820{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('0820 is not a valid reference');
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('group').textContent).toBe('0820 42');
  expect(onValueChange).not.toHaveBeenCalled();
});

it('takes a code pasted on any part', async () => {
  const onValueChange = vi.fn();
  render(<Controlled onValueChange={onValueChange} />);
  screen.getByRole('button', { name: 'Colour' }).focus();
  await userEvent.paste('0162 24');
  expect(onValueChange.mock.calls).toEqual([['016224']]);
});

it('shows a code as cells with the meaning of each part, and marks missing ones', async () => {
  const onSegmentSelect = vi.fn();
  const segments = [
    { key: 'model', text: '0820', label: 'Model 0820', caption: 'Alba 33' },
    { key: 'control', text: '·', label: 'Control', caption: 'Control?', missing: true },
  ];
  render(
    <ReferenceCodeField
      look="cells"
      label="Reference"
      value="0820"
      parse={parse}
      format={String}
      segments={segments}
      onSegmentSelect={onSegmentSelect}
    />,
  );
  expect(screen.getByRole('group', { name: 'Reference' }).textContent).toBe('0820Alba 33Control?');
  await userEvent.click(screen.getByRole('button', { name: 'Control' }));
  expect(onSegmentSelect.mock.calls).toEqual([['control']]);
});

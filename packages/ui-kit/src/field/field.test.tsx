import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { describedBy, Field } from './field';

describeConformance('Field', {
  element: 'DIV',
  widget: (props) => (
    <Field controlId="name" label="Name" {...props}>
      <input id="name" />
    </Field>
  ),
});

it.each([
  [{}, undefined],
  [{ hint: 'h' }, 'x-hint'],
  [{ error: 'e' }, 'x-error'],
  [{ hint: 'h', error: 'e' }, 'x-error x-hint'],
])('describes by %o → %s', (parts, ids) => {
  expect(describedBy('x', parts)).toBe(ids);
});

it('announces its error', () => {
  render(
    <Field controlId="name" label="Name" error="Too long">
      <input id="name" />
    </Field>,
  );
  expect(screen.getByRole('alert').id).toBe('name-error');
});

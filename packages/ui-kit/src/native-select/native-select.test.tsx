import { screen } from '@testing-library/react';
import { describeConformance } from '../testing/conformance';
import { NativeSelect } from './native-select';

const options = [
  { value: 'name', label: 'By name' },
  { value: 'price', label: 'By price' },
  { value: 'light', label: 'By light output', disabled: true },
];

describeConformance('NativeSelect', {
  element: 'SELECT',
  classNameOn: 'frame',
  states: { field: { look: 'field', showLabel: true }, disabled: { disabled: true }, invalid: { 'aria-invalid': true } },
  control: {
    prop: 'value',
    event: 'onValueChange',
    values: ['name', 'price'],
    change: ({ user }) => user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'price'),
    shown: (element) => (element as HTMLSelectElement).value,
  },
  widget: (props) => <NativeSelect label="Order" options={options} {...props} />,
});

import { describeConformance } from '../testing/conformance';
import { BareTextArea } from './bare-text-area';

describeConformance('BareTextArea', {
  element: 'TEXTAREA',
  states: { invalid: { invalid: true }, disabled: { disabled: true } },
  control: {
    prop: 'value',
    event: 'onValueChange',
    values: ['0820', '08204'],
    change: ({ element, user }) => user.type(element, '4'),
    shown: (element) => (element as HTMLTextAreaElement).value,
  },
  widget: (props) => <BareTextArea label="Reference codes" {...props} />,
});

import { describeConformance } from '../testing/conformance';
import { Kbd } from './kbd';

describeConformance('Kbd', { element: 'KBD', widget: (props) => <Kbd {...props}>⌘K</Kbd> });
